import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listSessions,
  requestNewPassword,
  setNewPassword,
  unlockAccount,
} from '#contract/accounts.ts'
import { createFirstAdministrator, readMe, refreshSession, setPreferences, signIn, signOut } from '#contract/session.ts'
import { type Route, on } from '#platform/operations.ts'
import type { Tokens } from '#platform/tokens.ts'
import * as devices from './devices.ts'
import { createFirstAdministrator as makeFirstAdministrator, preparePassword } from './first-administrator.ts'
import { unlockAccount as unlock } from './lockout.ts'
import * as passwords from './new-password.ts'
import type { SecurityParts } from './security-parts.ts'
import { securityRoutes } from './security-routes.ts'
import { profileOf, updatePreferences } from './queries.ts'
import * as session from './session.ts'

/** `ended` tells the actor cache of this process at once that a session is over. */
export const accountRoutes = (
  tokens: Tokens,
  ended: (sessionId: string) => void,
  rules: session.SignInRules,
  parts: Pick<SecurityParts, 'sealer' | 'party'>,
): Route[] => [
  on(
    signIn,
    (call, checked: session.Checked) => session.signIn(call, checked, tokens, rules),
    (call) => session.checkPassword(call, rules),
  ),
  ...securityRoutes({ tokens, ended, ...parts }),
  on(refreshSession, (call) => session.refreshSession(call, tokens, ended)),
  on(signOut, (call) => session.signOut(call, ended)),
  on(readMe, async ({ db, actor }) => {
    const { firstName, lastName, language, theme } = await profileOf(db, actor.accountId!)
    return {
      accountId: actor.accountId!,
      email: actor.email,
      name: [firstName, lastName].filter(Boolean).join(' ') || actor.email,
      role: actor.role,
      permissions: [...actor.permissions],
      companyId: actor.companyId,
      contactId: actor.contactId,
      language: language as 'de' | 'en' | null,
      theme: theme as 'black' | 'white' | null,
    }
  }),
  on(setPreferences, async ({ db, actor, body, audit }) => {
    const { language, theme } = body
    if (language || theme)
      await updatePreferences(db, actor.accountId!, { ...(language && { language }), ...(theme && { theme }) })
    audit({ kind: 'account', id: actor.accountId!, after: body })
  }),
  on(createFirstAdministrator, makeFirstAdministrator, preparePassword),
  on(unlockAccount, (call) => unlock(call, rules.digest)),
  on(requestNewPassword, passwords.requestNewPassword),
  on(
    setNewPassword,
    (call, hashes) => passwords.setNewPassword(call, hashes, rules.digest, ended),
    passwords.prepareNewPassword,
  ),
  on(
    changePassword,
    (call, checked: passwords.CheckedChange) => passwords.changePassword(call, checked, ended),
    (call) => passwords.prepareChange(call, rules.digest),
  ),
  on(listSessions, devices.listSessions),
  on(endOwnSession, (call) => devices.endOwnSession(call, ended)),
  on(endOtherSessions, (call) => devices.endOtherSessions(call, ended)),
]
