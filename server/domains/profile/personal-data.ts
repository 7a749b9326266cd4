import type { FileAnswer } from '#contract/operation.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { Person } from '#platform/operations/actor.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { avatarBytes } from './queries.ts'

/** The picture; it goes with the account. */
const avatar: PersonalData = {
  name: 'avatar',
  async read(db, { accountId }) {
    const bytes = await avatarBytes(db, accountId)
    return bytes ? { mediaType: 'image/png', base64: bytes.toString('base64') } : null
  },
  erase: () => Promise.resolve(),
}

/** Everything stored about the caller, as JSON people and programs can read. */
export async function exportMyData({ db, actor, contributions, clock }: Write<Person>): Promise<FileAnswer> {
  const person = { accountId: actor.accountId, contactId: actor.contactId, email: actor.email }
  const read = await Promise.all(
    [...contributions.personalData, avatar].map(async (part) => [part.name, await part.read(db, person)] as const),
  )
  const now = clock()
  const exportedAt = now.toISOString()
  return {
    fileName: `keywerk-${portalDay(now)}.json`,
    mediaType: 'application/json',
    bytes: Buffer.from(`${JSON.stringify({ exportedAt, ...Object.fromEntries(read) }, null, 2)}\n`),
  }
}
