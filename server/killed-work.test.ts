// Servers that are killed in the middle of long work, as processes of their own. They run beside each other: most of the
// time is the ten seconds after which the work of a dead process is taken up again.
import { expect, test } from 'vitest'
import { killCampaign, killImport, killResigning } from './testing/killed-work.ts'
import { killableServer } from './testing/killable.ts'

const minutes = 60_000
const servers = { import: killableServer(), campaign: killableServer(), keys: killableServer() }

test.concurrent(
  'an import of 600 rows goes on after kill -9, and no row counts twice',
  async () => {
    await expect(killImport(servers.import, 600, [60, 300])).resolves.toBeUndefined()
  },
  5 * minutes,
)

test.concurrent(
  'a campaign over 80 holdings goes on after kill -9; none is changed or licensed twice',
  async () => {
    await expect(killCampaign(servers.campaign, 80, [10, 40])).resolves.toBeUndefined()
  },
  5 * minutes,
)

test.concurrent(
  'killed while signing again it goes on, and no licence is signed twice',
  async () => {
    await expect(killResigning(servers.keys)).resolves.toBeUndefined()
  },
  5 * minutes,
)
