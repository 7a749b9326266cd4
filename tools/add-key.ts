// `npm run keys:add -- licence|token`: adds a signing key; it signs from the next start on, older ones still verify.
import { readConfiguration } from '#platform/configuration.ts'
import { addKey } from '#platform/keys.ts'

const kind = process.argv[2]
if (kind !== 'licence' && kind !== 'token') {
  console.error('Say which key to add: npm run keys:add -- licence, or npm run keys:add -- token')
  process.exit(2)
}
const { DATA_DIR, DEMO } = readConfiguration(process.env)
console.log(`Added ${addKey(DATA_DIR, kind, DEMO)}. Restart Keywerk to sign with it.`)
