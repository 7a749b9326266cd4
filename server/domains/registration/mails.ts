import { languageOf } from '#contract/shapes.ts'
import { serializeMails } from '#platform/mail/count-mails.ts'
import { accountForEmail } from '#domains/accounts/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { inOneTransaction, type Job, job } from '#platform/jobs/job.ts'
import type { Letter } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { confirmationLetter, existsLetter, resentLetter } from './letters.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { deletePending, insertPending, newestPending, pendingById, setToken } from './queries.ts'
import { confirmBy, mailConfirmation, resend } from './registration.ts'
import { fromNow } from '#platform/database/times.ts'

type Account = NonNullable<Awaited<ReturnType<typeof accountForEmail>>>
type Pending = NonNullable<Awaited<ReturnType<typeof newestPending>>>

const minute = 60_000
const perHour = 5

/**
 * The jobs that write to people who register. Only here is it found out whether an address has an account, so that no
 * answer waits for it. Secrets of links are made here and stand in the mail alone.
 */
export const registrationMailJobs: Job[] = [
  job(mailConfirmation, {
    handle: inOneTransaction(async (call, { id }) => {
      const { db } = call
      const pending = await pendingById(db, id)
      if (!pending || pending.mailedAt) return
      await serializeMails(db, pending.email)
      const since = fromNow(-60 * minute)
      const templates = [confirmationLetter.template, existsLetter.template]
      if ((await countMails(db, { mailbox: pending.email }, templates, since)) >= perHour) return
      const account = await accountForEmail(db, pending.email)
      if (!account?.verifiedAt) return mailLink(call, pending, confirmationLetter)
      await deletePending(db, id)
      if (account.disabled) return
      const to = { email: account.email, language: languageOf(account.language ?? pending.language) }
      await call.mail(to, existsLetter, {}, { record: { kind: 'account', id: account.id } })
    }),
  }),
  job(resend, {
    handle: inOneTransaction(async (call, { email }) => {
      const { db } = call
      await serializeMails(db, email)
      const sent = (minutes: number) =>
        countMails(db, { mailbox: email }, [resentLetter.template], fromNow(-minutes * minute))
      // Each makes the link before it useless: repeated requests must not stop its owner from opening one.
      if ((await sent(1)) > 0 || (await sent(60)) >= perHour) return
      const account = await accountForEmail(db, email)
      if (account?.verifiedAt) return
      const pending = (await newestPending(db, email)) ?? (account && (await pendingOf(db, account)))
      if (pending) await mailLink(call, pending, resentLetter)
    }),
  }),
]

/** Mails the link that confirms a registration; links mailed before are dead. */
async function mailLink(
  call: Write,
  pending: Pending,
  letter: Letter<{ token: string; edition: string }>,
): Promise<void> {
  const { secret, hash } = newSecret()
  await setToken(call.db, pending.id, hash, confirmBy)
  const to = { email: pending.email, language: languageOf(pending.language) }
  await call.mail(to, letter, { token: secret, edition: pending.details?.edition ?? '' })
}

/** What confirms the address of an account that is there already and was never confirmed. */
async function pendingOf(tx: Tx, { email, passwordHash, language, disabled }: Account): Promise<Pending | undefined> {
  if (disabled) return undefined
  const id = newId()
  const kept = { id, email, passwordHash, details: null, language: languageOf(language) }
  await insertPending(tx, { ...kept, expiresAt: confirmBy })
  return { ...kept, mailedAt: null }
}
