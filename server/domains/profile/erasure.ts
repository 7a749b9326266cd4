import { keepRoleManager } from '#domains/access/public.ts'
import { closeAccount } from '#domains/accounts/public.ts'
import { ownContact } from '#domains/contacts/public.ts'
import { nobody } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { queueMail } from '#platform/mail.ts'
import type { Call } from '#platform/operations.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { erasedLetter } from './letters.ts'
import { finishErasure, insertErasure, lockErasure } from './queries.ts'

/** Closes the account at once and leaves the rest to a job. The last one who can manage roles cannot go. */
export async function requestErasure(
  call: Call<unknown, unknown, unknown>,
  ended: (sessionId: string) => void,
): Promise<void> {
  const { db, actor, audit, jobs } = call
  const accountId = actor.accountId!
  const own = actor.contactId ? await ownContact(db, actor.contactId) : undefined
  await closeAccount(call, accountId, ended)
  await keepRoleManager(db)
  const id = newId()
  const name = [own?.firstName, own?.lastName].filter(Boolean).join(' ')
  const { contactId, email, language } = actor
  if (!(await insertErasure(db, { id, accountId, contactId, email, name, language }))) return
  await jobs.add('profile.erase', { id })
  audit({ kind: 'account', id: accountId, after: { erasure: 'requested' } })
}

export interface ErasureMails {
  sender: string
  vendor: { name: string; colour: string }
}

/** Forgets one person everywhere, all or nothing, and tells them at the address that is forgotten with it. */
export const eraseJob = (
  db: Db,
  jobs: Jobs,
  parts: readonly PersonalData[],
  { sender, vendor }: ErasureMails,
): Job => ({
  name: 'profile.erase',
  tries: 8,
  handle: ({ id }: { id: string }) =>
    db.transaction().execute(async (tx) => {
      const erasure = await lockErasure(tx, id)
      if (!erasure) return
      for (const part of parts) await part.erase(tx, erasure)
      const { language, name, email } = erasure
      await queueMail(
        { db: tx, actor: nobody(language), jobs: jobs.within(tx) },
        {
          ...{ template: 'profile.erased', language, sender, senderName: vendor.name, receiver: email },
          ...erasedLetter({ language, vendor, name }),
          record: { kind: 'erasure', id },
        },
      )
      await finishErasure(tx, id)
    }),
})
