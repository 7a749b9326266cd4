// `npm run keys:add -- licence|token`: adds a signing key; it signs from the next start on, older ones still verify.
// `npm run keys:add -- use ID`: lets a licence key sign that is there, but not known to the database.
// With SIGNER_SOCKET the licence keys are the signer's: it is asked what it holds, and makes the new one.
import { join } from 'node:path'
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { requireOwnFolder } from '#platform/installation/own-folder.ts'
import { addKey, heldKeys, wantKey } from '#platform/keys/keys.ts'
import { socketKeys } from '#platform/keys/signer-socket.ts'

const [kind, id = ''] = process.argv.slice(2)
const { DATA_DIR, DEMO, SIGNER_SOCKET } = settings()
const folder = join(DATA_DIR, 'keys')
const signer = SIGNER_SOCKET ? socketKeys(SIGNER_SOCKET) : null
const place = signer ? `The signer at ${SIGNER_SOCKET}` : folder
if (kind === 'use' && /^licence-[\w-]+$/.test(id)) {
  const held = signer ? (await asked(signer.list())).map((key) => key.id) : heldKeys(DATA_DIR, 'licence')
  if (held.includes(id)) {
    wantKey(DATA_DIR, id)
    console.log(`Restart Keywerk to sign with ${id}.`)
  } else {
    const there = held.length > 0 ? `There are: ${held.join(', ')}.` : 'There is none.'
    stop(`${place} does not hold the licence key ${id}. ${there}`)
  }
} else if (kind === 'licence' && signer) {
  const added = (await asked(signer.make())).id
  wantKey(DATA_DIR, added)
  console.log(`${place} added ${added}. Restart Keywerk to sign with it.`)
} else if (kind === 'licence' || kind === 'token') {
  // Beside keys that are none of a demo belongs another such, whatever else is set here: production refuses those of a demo.
  const held = (['token', 'licence', 'answer'] as const).flatMap((one) => heldKeys(DATA_DIR, one))
  const added = addKey(DATA_DIR, kind, DEMO && held.every((one) => one.endsWith('-demo')))
  if (kind === 'licence') wantKey(DATA_DIR, added)
  console.log(`Added ${added} to ${folder}. Restart Keywerk to sign with it.`)
} else stop('Say which key: npm run keys:add -- licence, npm run keys:add -- token, or npm run keys:add -- use ID')

function settings() {
  try {
    const configuration = readConfiguration(process.env)
    requireOwnFolder(configuration.DATA_DIR)
    return configuration
  } catch (error) {
    return stop(error instanceof ConfigurationError ? error.message : error)
  }
}

function asked<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(() =>
    stop(`${place} does not answer: start it with "npm run signer", and let this account reach its socket.`),
  )
}

function stop(message: unknown): never {
  console.error(message)
  process.exit(2)
}
