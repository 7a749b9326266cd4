import type { Db } from '#platform/database/database.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { fromNow } from '#platform/database/times.ts'
import { countAccounts, demoAccounts, insertSetupLink } from './queries.ts'

export { closeAccount } from './people/person.ts'
/** Sets the contact of an account that has none; finds the account behind a contact, its role; parts the two. */
export { giveContact } from './people/person-queries.ts'
/** Whether the role of an account shows it the customer number of its company. */
export { showsCustomerNumber } from './people/person-queries.ts'
export { accountBehind, lockAccountBehind } from './people/contact-account-queries.ts'
export {
  giveRole,
  joinCompany,
  leaveCompany,
  leaveContact,
  resetFactors,
  signInOf,
  signOutEverywhere,
} from './people/contact-account.ts'
export { isConfirmed } from './sessions/confirmation-queries.ts'
/** The id of the device a cookie belongs to, where it signed in to the account of this address before; null otherwise. */
export { deviceAt } from './sessions/devices.ts'
export { actorLookup } from './sessions/actor-lookup.ts'
/** The ways of the sign-in, for others that sign people in: password, lockout and second factor are the portal's own. */
export { startSecondFactor } from './factors/factor-challenge.ts'
export { admit, checkPassword, provenAccount, refuseCrossSite } from './sessions/session.ts'
export { hashesAtOnce, hashPassword, passwordMatches } from './passwords/password.ts'
export { refuseWeakPassword } from './passwords/password-rule.ts'
/** Making and linking accounts for those who proved their address; the constraints' refusals are the caller's. */
export {
  accountForEmail,
  insertConfirmedAccount,
  linkAccount,
  lockAccountForEmail,
  setConfirmed,
} from './people/registration-queries.ts'

/** A one-time link (1 hour) that makes the first administrator, or null when there are accounts already. */
export const firstAdministratorLink = async (db: Db, publicUrl: string): Promise<string | null> =>
  (await countAccounts(db)) > 0 ? null : setupLink(db, publicUrl, false)

/** A one-time link (1 hour) that makes an administrator or lets one in again, whatever accounts there are. */
export const administratorLink = (db: Db, publicUrl: string): Promise<string> => setupLink(db, publicUrl, true)

async function setupLink(db: Db, publicUrl: string, besideAccounts: boolean): Promise<string> {
  const { secret, hash } = newSecret()
  await insertSetupLink(db, { tokenHash: hash, expiresAt: fromNow(3_600_000), besideAccounts })
  return `${publicUrl}/setup?token=${secret}${besideAccounts ? '&again=true' : ''}`
}

/** E-mail addresses of the demo accounts that are still in the database. */
export const demoAccountsOf = (db: Db): Promise<string[]> => demoAccounts(db)

export { actingAccount } from './sessions/acting-queries.ts'
/** Mails a link to a new password, to whatever account has the address; with `subject` as the cloud's. */
export { mailReset } from './tasks.ts'

/** Whether a sign-in of the account asks for more than the password. */
export { hasFactor } from './factors/second-factor-queries.ts'

/** What a program's token hangs on apart from its session: another password or role is another value. */
export { accountSeal } from './sessions/account-seal.ts'
