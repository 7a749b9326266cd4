import type { Call } from '#platform/operations/operations.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { endSessions } from '../sessions/device-queries.ts'
import { signedOut } from '../sessions/devices.ts'
import {
  accountFacts,
  deleteAccount,
  deviceFacts,
  disableAccount,
  passkeyFacts,
  sessionFacts,
  totpFacts,
} from './person-queries.ts'

/** The account with all its data. Secrets are listed as present, without their values. */
export const accountPersonalData: PersonalData = {
  name: 'account',
  async read(db, { accountId }) {
    const [account, sessions, devices, passkeys, authenticatorApp] = await Promise.all([
      accountFacts(db, accountId),
      sessionFacts(db, accountId),
      deviceFacts(db, accountId),
      passkeyFacts(db, accountId),
      totpFacts(db, accountId),
    ])
    return { ...account, sessions, devices, passkeys, authenticatorApp: authenticatorApp ?? null }
  },
  erase: async (tx, { accountId }) => void (await deleteAccount(tx, accountId)),
}

/** Disables the account and ends all its sessions. */
export async function closeAccount(
  call: Pick<Call<unknown, unknown, unknown>, 'db' | 'cookie' | 'audit' | 'forgetSession'>,
  accountId: string,
): Promise<void> {
  await disableAccount(call.db, accountId)
  signedOut(call, await endSessions(call.db, accountId, {}))
  call.cookie.clear()
}
