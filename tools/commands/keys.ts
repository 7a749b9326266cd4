import { join } from 'node:path'
import { type Configuration, readConfiguration } from '#platform/installation/configuration.ts'
import { requireOwnFolder } from '#platform/installation/own-folder.ts'
import { keyPassphrase } from '#platform/keys/key-passphrase.ts'
import { addKey, heldKeys, rewriteKeys, wantKey } from '#platform/keys/keys.ts'
import { socketKeys } from '#platform/keys/signer-socket.ts'
import { CommandExit } from './command-exit.ts'

const kinds = ['token', 'licence', 'answer'] as const

/** Where the licence keys are: with SIGNER_SOCKET they are the signer's, which is asked what it holds and makes new ones. */
function placeOf({ DATA_DIR, SIGNER_SOCKET }: Configuration) {
  const folder = join(DATA_DIR, 'keys')
  const signer = SIGNER_SOCKET ? socketKeys(SIGNER_SOCKET) : null
  const place = signer ? `The signer at ${SIGNER_SOCKET}` : folder
  const answered = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch(() => {
      throw new CommandExit(
        `${place} does not answer: start it with "npm run signer", and let this account reach its socket.`,
        2,
      )
    })
  return { folder, signer, place, answered }
}

/** Prints the ids of the keys there are, one a line, the newest of each kind first. */
export async function listKeys(): Promise<number> {
  const settings = readConfiguration(process.env)
  const { signer, answered } = placeOf(settings)
  for (const kind of kinds) {
    const ids =
      kind === 'licence' && signer
        ? (await answered(signer.list())).map(({ id }) => id)
        : heldKeys(settings.DATA_DIR, kind)
    for (const id of ids.toSorted().toReversed()) console.log(id)
  }
  return 0
}

/**
 * `licence` or `token` adds a signing key, which signs from the next start on, while older ones still verify. `use ID` lets a
 * licence key sign that is there, but not known to the database.
 */
export async function changeKeys([kind, id = '']: string[]): Promise<number> {
  const settings = readConfiguration(process.env)
  requireOwnFolder(settings.DATA_DIR)
  if (kind === 'use' && /^licence-[\w-]+$/.test(id)) return useKey(settings, id)
  if (kind === 'licence' || kind === 'token') return addOne(settings, kind)
  throw new CommandExit(
    'Say which key: keywerk keys add licence, keywerk keys add token, or keywerk keys add use ID',
    2,
  )
}

async function useKey(settings: Configuration, id: string): Promise<number> {
  const { signer, place, answered } = placeOf(settings)
  const held = signer ? (await answered(signer.list())).map((key) => key.id) : heldKeys(settings.DATA_DIR, 'licence')
  if (!held.includes(id)) {
    const there = held.length > 0 ? `There are: ${held.join(', ')}.` : 'There is none.'
    throw new CommandExit(`${place} does not hold the licence key ${id}. ${there}`, 2)
  }
  wantKey(settings.DATA_DIR, id)
  console.log(`Restart Keywerk to sign with ${id}.`)
  return 0
}

async function addOne(settings: Configuration, kind: 'licence' | 'token'): Promise<number> {
  const { DATA_DIR, DEMO } = settings
  const { folder, signer, place, answered } = placeOf(settings)
  if (kind === 'licence' && signer) {
    const added = (await answered(signer.make())).id
    wantKey(DATA_DIR, added)
    console.log(`${place} added ${added}. Restart Keywerk to sign with it.`)
    return 0
  }
  // Beside keys that are none of a demo belongs another such, whatever else is set here: production refuses those of a demo.
  const held = kinds.flatMap((one) => heldKeys(DATA_DIR, one))
  const added = addKey(DATA_DIR, kind, {
    demo: DEMO && held.every((one) => one.endsWith('-demo')),
    passphrase: keyPassphrase(settings),
  })
  if (kind === 'licence') wantKey(DATA_DIR, added)
  console.log(`Added ${added} to ${folder}. Restart Keywerk to sign with it.`)
  return 0
}

/** Encrypts the key files of DATA_DIR with the passphrase of the settings, or decrypts them. Safe to run again. */
export function rewriteKeyFiles(wish: 'sealed' | 'clear'): number {
  const settings = readConfiguration(process.env)
  requireOwnFolder(settings.DATA_DIR)
  const passphrase = keyPassphrase(settings)
  if (passphrase === undefined)
    throw new CommandExit('Name the file with the passphrase of the keys in KEY_PASSPHRASE_FILE.', 2)
  const count = rewriteKeys(settings.DATA_DIR, passphrase, wish)
  console.log(`${wish === 'sealed' ? 'Encrypted' : 'Decrypted'} ${count} keys in ${join(settings.DATA_DIR, 'keys')}.`)
  return 0
}
