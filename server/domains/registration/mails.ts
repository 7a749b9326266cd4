import { accountForEmail } from '#domains/accounts/public.ts'
import { nobody } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { type Mail, queueMail } from '#platform/mail.ts'
import { newSecret } from '#platform/tokens.ts'
import type { Addressed } from '#platform/mail-layout.ts'
import { confirmationLetter, existsLetter, resentLetter } from './letters.ts'
import { countMails, deletePending, insertPending, newestPending, pendingById, setToken, takeTurns } from './queries.ts'
import { confirmBy } from './registration.ts'

export interface RegistrationMails {
  /** Links lead here and nowhere else. */
  publicUrl: string
  sender: string
  vendor: { name: string; colour: string }
}

type Account = NonNullable<Awaited<ReturnType<typeof accountForEmail>>>
type Pending = NonNullable<Awaited<ReturnType<typeof newestPending>>>

const minute = 60_000
const perHour = 5
const templates = {
  confirm: 'registration.confirmation',
  resend: 'registration.resend',
  exists: 'registration.exists',
} as const

export const languageOf = (language: string | null | undefined): 'de' | 'en' => (language === 'en' ? 'en' : 'de')

/** Queues a letter for an address. */
export const mailer =
  (tx: Tx, jobs: Jobs, { sender, vendor }: RegistrationMails) =>
  (to: Addressed, template: string, words: Pick<Mail, 'subject' | 'text' | 'html'>, record?: Mail['record']) =>
    queueMail(
      { db: tx, actor: nobody(to.language), jobs: jobs.within(tx) },
      {
        ...{ template, language: to.language, sender, senderName: vendor.name, receiver: to.email },
        ...words,
        ...(record && { record }),
      },
    )

/**
 * The jobs that write to people who register. Whether an address has an account is found out here, while nobody waits
 * for an answer; the secrets of links are made here and stand in the mail alone.
 */
export function registrationMailJobs(db: Db, jobs: Jobs, mails: RegistrationMails): Job[] {
  const writer = (tx: Tx) => registrationWriter(tx, mailer(tx, jobs, mails), mails)
  return [
    {
      name: 'registration.mailConfirmation',
      handle: ({ id }: { id: string }) =>
        db.transaction().execute(async (tx) => {
          const pending = await pendingById(tx, id)
          if (!pending || pending.mailedAt) return
          await takeTurns(tx, pending.email)
          const since = new Date(Date.now() - 60 * minute)
          if ((await countMails(tx, pending.email, [templates.confirm, templates.exists], since)) >= perHour) return
          const account = await accountForEmail(tx, pending.email)
          if (account?.verifiedAt) {
            await deletePending(tx, id)
            await writer(tx).exists(account, languageOf(account.language ?? pending.language))
          } else await writer(tx).confirm(pending)
        }),
    },
    {
      name: 'registration.resend',
      handle: ({ email }: { email: string }) =>
        db.transaction().execute(async (tx) => {
          await takeTurns(tx, email)
          const since = new Date(Date.now() - minute)
          if ((await countMails(tx, email, [templates.resend], since)) > 0) return
          const account = await accountForEmail(tx, email)
          if (account?.verifiedAt) return
          const pending = (await newestPending(tx, email)) ?? (account && (await pendingOf(tx, account)))
          if (pending) await writer(tx).resend(pending)
        }),
    },
  ]
}

function registrationWriter(tx: Tx, send: ReturnType<typeof mailer>, { vendor, publicUrl }: RegistrationMails) {
  const to = (language: 'de' | 'en', email: string): Addressed => ({ language, vendor, publicUrl, email, name: '' })
  const link = async (pending: Pending) => {
    const { secret, hash } = newSecret()
    await setToken(tx, pending.id, hash, confirmBy())
    return { token: secret, edition: pending.details?.edition ?? '' }
  }
  return {
    async exists(account: Account, language: 'de' | 'en') {
      if (account.disabled) return
      const receiver = to(language, account.email)
      await send(receiver, templates.exists, existsLetter(receiver), { kind: 'account', id: account.id })
    },
    async confirm(pending: Pending) {
      const receiver = to(languageOf(pending.language), pending.email)
      await send(receiver, templates.confirm, confirmationLetter(receiver, await link(pending)))
    },
    async resend(pending: Pending) {
      const receiver = to(languageOf(pending.language), pending.email)
      await send(receiver, templates.resend, resentLetter(receiver, await link(pending)))
    },
  }
}

/** What confirms the address of an account that is there already and was never confirmed. */
async function pendingOf(tx: Tx, { email, passwordHash, language, disabled }: Account): Promise<Pending | undefined> {
  if (disabled) return undefined
  const id = newId()
  const kept = { id, email, passwordHash, details: null, language: languageOf(language) }
  await insertPending(tx, { ...kept, expiresAt: confirmBy() })
  return { ...kept, mailedAt: null }
}
