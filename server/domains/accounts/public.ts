import type { Db } from '#platform/database.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { newSecret, type Tokens } from '#platform/tokens.ts'
import { deleteOldDevices } from './device-queries.ts'
import { deleteOldBudgets, deleteOldLinks } from './lockout-queries.ts'
import { accountMailJobs } from './mails.ts'
import type { AccountMails } from './owner-mail.ts'
import { deleteOldChallenges } from './second-factor-queries.ts'
import { securityMailJobs } from './security-mails.ts'
import { countAccounts, deleteOldSessions, demoAccounts, insertSetupLink } from './queries.ts'

/** Every night: deletes sessions that ended or expired a month ago, links and wrong guesses of yesterday, lost devices. */
export const tidySessionsJob = (db: Db): Job => ({
  name: 'accounts.tidySessions',
  schedule: '27 2 * * *',
  async handle() {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await deleteOldSessions(db)
    await deleteOldLinks(db, daysAgo(7))
    await deleteOldChallenges(db, daysAgo(1))
    await deleteOldBudgets(db, daysAgo(1))
    await deleteOldDevices(db, daysAgo(400))
  },
})

/** The jobs that write to accounts' owners: links, codes, word of what changed. */
export function mailAccountJobs(db: Db, jobs: Jobs, configuration: Configuration, digest: Tokens['digest']): Job[] {
  const { PUBLIC_URL, MAIL_FROM, VENDOR_NAME, VENDOR_COLOUR } = configuration
  const mails: AccountMails = {
    publicUrl: PUBLIC_URL,
    sender: MAIL_FROM,
    vendor: { name: VENDOR_NAME, colour: VENDOR_COLOUR },
  }
  return [...accountMailJobs(db, jobs, mails), ...securityMailJobs(db, jobs, mails, digest)]
}

export { accountPersonalData, closeAccount } from './person.ts'
/** Sets the contact of an account that has none; finds the account behind a contact, its role; parts the two. */
export { giveContact } from './person-queries.ts'
export { accountBehind } from './contact-account-queries.ts'
export { giveRole, leaveContact } from './contact-account.ts'
export { accountMailSamples } from './mail-samples.ts'
export { isConfirmed } from './confirmation-queries.ts'
export { relyingParty } from './webauthn.ts'
export { actorLookup } from './actor-lookup.ts'
export { admit, refuseCrossSite, type SignInTokens } from './session.ts'
export { hashesAtOnce, hashPassword } from './password.ts'
export { refuseWeakPassword } from './password-rule.ts'
/** Making and linking accounts for those who proved their address; the constraints' refusals are the caller's. */
export { accountForEmail, insertConfirmedAccount, linkAccount, setConfirmed } from './registration-queries.ts'

/** A one-time link (1 hour) that makes the first administrator, or null when there are accounts already. */
export async function firstAdministratorLink(db: Db, publicUrl: string): Promise<string | null> {
  if ((await countAccounts(db)) > 0) return null
  const { secret, hash } = newSecret()
  await insertSetupLink(db, hash, new Date(Date.now() + 3_600_000))
  return `${publicUrl}/setup?token=${secret}`
}

/** E-mail addresses of the demo accounts that are still in the database. */
export const demoAccountsOf = (db: Db): Promise<string[]> => demoAccounts(db)

export { actingAccount } from './acting-queries.ts'
