// `npm run keys:add -- licence|token`: adds a signing key; it signs from the next start on, older ones still verify.
// `npm run keys:add -- use ID`: lets a licence key sign that is there, but not known to the database.
import { join } from 'node:path'
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { requireOwnFolder } from '#platform/installation/own-folder.ts'
import { addKey, heldKeys, wantKey } from '#platform/keys/keys.ts'

const [kind, id = ''] = process.argv.slice(2)
const { DATA_DIR, DEMO } = settings()
const folder = join(DATA_DIR, 'keys')
if (kind === 'use' && /^licence-[\w-]+$/.test(id)) {
  const held = heldKeys(DATA_DIR, 'licence')
  if (held.includes(id)) {
    wantKey(DATA_DIR, id)
    console.log(`Restart Keywerk to sign with ${id}.`)
  } else {
    const there = held.length > 0 ? `There are: ${held.join(', ')}.` : 'There is none.'
    console.error(`${folder} does not hold the licence key ${id}. ${there}`)
    process.exit(2)
  }
} else if (kind === 'licence' || kind === 'token') {
  // Beside keys that are none of a demo belongs another such, whatever else is set here: production refuses those of a demo.
  const held = (['token', 'licence', 'answer'] as const).flatMap((one) => heldKeys(DATA_DIR, one))
  const added = addKey(DATA_DIR, kind, DEMO && held.every((one) => one.endsWith('-demo')))
  if (kind === 'licence') wantKey(DATA_DIR, added)
  console.log(`Added ${added} to ${folder}. Restart Keywerk to sign with it.`)
} else {
  console.error('Say which key: npm run keys:add -- licence, npm run keys:add -- token, or npm run keys:add -- use ID')
  process.exit(2)
}

function settings() {
  try {
    const configuration = readConfiguration(process.env)
    requireOwnFolder(configuration.DATA_DIR)
    return configuration
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error)
    process.exit(2)
  }
}
