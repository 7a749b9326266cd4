import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Check, type CheckCall, type Finding, findingOf, NoDatabase } from '#platform/installation/check.ts'
import { type Configuration, ConfigurationError } from '#platform/installation/configuration.ts'
import { keyPassphrase } from '#platform/keys/key-passphrase.ts'
import { countSealed, heldKeys, isOpenToOthers, keysIn } from '#platform/keys/keys.ts'
import { activeKey } from '#platform/keys/known-keys.ts'
import { codeOf } from '#platform/record.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { shownMode } from './folder.ts'

/** The keys in DATA_DIR: whether they are there, and whether only their account can read them. */
export const keysCheck: Check = {
  name: 'keys',
  settings: ['DATA_DIR', 'SIGNER_SOCKET', 'KEY_PASSPHRASE_FILE'],
  async look({ settings, read }) {
    const { DATA_DIR, production, SIGNER_SOCKET } = settings
    const active = SIGNER_SOCKET ? null : await activeKeyIn(read)
    const found = keysFinding(resolve(DATA_DIR), { active, production })
    return found.verdict === 'ok' ? sealingFinding(resolve(DATA_DIR), settings, found) : found
  },
}

/** The key that signs licences; null where the database has none, or there is none to read. */
export const activeKeyIn = (read: CheckCall['read']): Promise<string | null> =>
  read(activeKey).catch((error: unknown) => {
    if (error instanceof NoDatabase) return null
    throw error
  })

/** `active` is the key the database signs with; null where it is not of this folder. */
export function keysFinding(
  dataFolder: string,
  { active, production }: { active: string | null; production: boolean },
): Finding {
  const folder = join(dataFolder, 'keys')
  if (!existsSync(folder))
    return active === null
      ? findingOf('warning', texts['doctor.keys.none'], { folder }, texts['doctor.keys.noneTodo'])
      : findingOf('failed', texts['doctor.keys.missing'], { folder, key: active }, texts['doctor.keys.missingTodo'])
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
  } catch (error) {
    return findingOf(
      'failed',
      texts['doctor.keys.unreadable'],
      { folder, reason: codeOf(error) },
      texts['doctor.keys.unreadableTodo'],
    )
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.pem'))
  const open = files.map((name) => join(folder, name)).find(isOpenToOthers)
  if (open !== undefined) return foundOpen('failed', folder, open)
  const licence = heldKeys(dataFolder, 'licence')
  if (active !== null && !licence.includes(active))
    return findingOf('failed', texts['doctor.keys.missing'], { folder, key: active }, texts['doctor.keys.missingTodo'])
  if (production && files.some((name) => name.endsWith('-demo.pem')))
    return findingOf('failed', texts['doctor.keys.demo'], { folder }, texts['doctor.keys.demoTodo'])
  // Names alone are seen then; a file that is copied there by hand would be, too.
  if (isOpenToOthers(folder)) return foundOpen('warning', folder, folder)
  const token = heldKeys(dataFolder, 'token').length
  if (token === 0) return findingOf('warning', texts['doctor.keys.none'], { folder }, texts['doctor.keys.noneTodo'])
  return findingOf('ok', texts['doctor.keys.ok'], { licence: licence.length, token })
}

/** Whether the passphrase opens the keys, and whether all are encrypted where there is one. */
export function sealingFinding(
  dataFolder: string,
  settings: Pick<Configuration, 'KEY_PASSPHRASE_FILE'>,
  found: Finding,
): Finding {
  const folder = join(dataFolder, 'keys')
  try {
    const passphrase = keyPassphrase(settings)
    for (const kind of ['token', 'licence', 'answer'] as const)
      if (heldKeys(dataFolder, kind).length > 0)
        keysIn(dataFolder, kind, { demo: false, production: false, passphrase })
    const { clear } = countSealed(dataFolder)
    return passphrase === undefined || clear === 0
      ? found
      : findingOf('warning', texts['doctor.keys.clear'], { count: clear, folder }, texts['doctor.keys.clearTodo'])
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return findingOf('failed', texts['doctor.keys.sealed'], { reason: error.message }, texts['doctor.keys.sealedTodo'])
  }
}

const foundOpen = (verdict: 'warning' | 'failed', folder: string, file: string): Finding =>
  findingOf(
    verdict,
    texts['doctor.keys.open'],
    { folder, file, mode: shownMode(statSync(file).mode) },
    texts['doctor.keys.openTodo'],
  )
