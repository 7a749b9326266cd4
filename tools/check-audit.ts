// `npm run audit:check`: the audit log in the portal's database. `npm run audit:check -- FILE`: a copy that was sent out, as
// JSON Lines. Signed heads are held against the keys of DATA_DIR. Ends with 0 when everything fits, else with 1.
import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { checkLines } from '#domains/audit/chain-lines.ts'
import { checkAudit, keysOf } from '#domains/audit/chain.ts'
import { readConfiguration } from '#platform/installation/configuration.ts'
import { heldKeys, keysIn } from '#platform/keys/keys.ts'
import { portalDatabase } from './portal-database.ts'

const settings = readConfiguration(process.env)
const folder = resolve(settings.DATA_DIR)
const { DEMO: demo, production } = settings
const answerKeys = heldKeys(folder, 'answer').length > 0 ? keysIn(folder, 'answer', { demo, production }) : []
const [file] = process.argv.slice(2)
const { good, found } = file === undefined ? await checkDatabase() : await checkFile(file)
console.log(JSON.stringify(found, null, 2))
console.log(good ? 'The audit log is whole.' : 'Something is wrong with the audit log.')
process.exit(good ? 0 : 1)

async function checkDatabase() {
  const database = portalDatabase(settings, 2)
  const found = await checkAudit({ db: database.db, answerKeys, settings })
  await database.close()
  return { found, good: found.brokenAt === null && found.wrongHead === null && found.unlinked === 0 }
}

async function checkFile(file: string) {
  const found = await checkLines(createInterface({ input: createReadStream(file, 'utf8') }), keysOf(answerKeys))
  return { found, good: found.wrongLine === null && found.rows > 0 }
}
