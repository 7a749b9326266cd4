import { requireRoleManager } from '#domains/access/public.ts'
import { closeAccount } from '#domains/accounts/public.ts'
import { ownContact, tellOfDeletion } from '#domains/contacts/public.ts'
import type { Person } from '#platform/operations/actor.ts'
import { newId } from '#platform/database/ids.ts'
import { inOneTransaction, job } from '#platform/jobs/job.ts'
import type { Call } from '#platform/operations/operations.ts'
import { erasedLetter } from './letters.ts'
import { finishErasure, insertErasure, lockErasure } from './queries.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'

const erase = task('profile.erase', { id: z.string() })

/** Closes the account at once and leaves the rest to a job. The last one who can manage roles cannot go. */
export async function requestErasure(call: Call<unknown, unknown, unknown, Person>): Promise<void> {
  const { db, actor, audit, jobs } = call
  const accountId = actor.accountId
  const own = actor.contactId ? await ownContact(db, actor.contactId) : undefined
  await closeAccount(call, accountId)
  await requireRoleManager(db)
  const id = newId()
  const name = [own?.firstName, own?.lastName].filter(Boolean).join(' ')
  const { contactId, email, language } = actor
  if (!(await insertErasure(db, { id, accountId, contactId, email, name, language }))) return
  await jobs.send(erase, { id })
  audit({ kind: 'account', id: accountId, after: { erasure: 'requested' } })
  const record = { kind: 'erasure', id }
  if (own) await tellOfDeletion(call, { name: name || email, email, company: '', by: email }, record)
}

/** Erases one person everywhere, all or nothing, and mails them at the address that is erased with it. */
export const eraseJob = job(erase, {
  tries: 8,
  handle: inOneTransaction(async ({ db, mail, contributions }, { id }) => {
    const erasure = await lockErasure(db, id)
    if (!erasure) return
    for (const part of contributions.personalData) await part.erase(db, erasure)
    const { language, name, email } = erasure
    await mail({ email, language, name }, erasedLetter, {}, { record: { kind: 'erasure', id } })
    await finishErasure(db, id)
  }),
})
