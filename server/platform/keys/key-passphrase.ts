import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, ConfigurationError } from '../installation/configuration.ts'
import { messageOf } from '../record.ts'

/** The name of the systemd credential: `LoadCredential=keywerk-key-passphrase:…`. */
const credential = 'keywerk-key-passphrase'
const shortest = 12

type Settings = Pick<Configuration, 'KEY_PASSPHRASE_FILE'>

/** The file with the passphrase of the key files: the one that is set, or the systemd credential; null for none. */
function passphraseFile({ KEY_PASSPHRASE_FILE: file }: Settings): string | null {
  if (file !== undefined) return file
  const { CREDENTIALS_DIRECTORY: folder } = process.env
  const given = folder === undefined ? null : join(folder, credential)
  return given !== null && existsSync(given) ? given : null
}

/**
 * The passphrase of the key files, the first line of its file; undefined where none is set. Throws ConfigurationError when
 * the file cannot be read or holds fewer than twelve characters.
 */
export function keyPassphrase(settings: Settings): string | undefined {
  const file = passphraseFile(settings)
  if (file === null) return undefined
  const [passphrase = ''] = read(file).split(/\r?\n/)
  if (passphrase.length < shortest)
    throw new ConfigurationError(`The passphrase of the keys in ${file} needs at least ${shortest} characters.`)
  return passphrase
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigurationError(`The passphrase of the keys cannot be read from ${file}: ${messageOf(error)}`)
  }
}
