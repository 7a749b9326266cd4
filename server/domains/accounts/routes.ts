import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listSessions,
  requestNewPassword,
  setNewPassword,
  unlockAccount,
} from '#contract/accounts.ts'
import { findAccount } from '#contract/account-records.ts'
import { createFirstAdministrator, readMe, refreshSession, setPreferences, signIn, signOut } from '#contract/session.ts'
import { isFactorOverdue } from '#platform/operations/require-access.ts'
import { type Route, on } from '#platform/operations/operations.ts'
import * as devices from './sessions/devices.ts'
import { readAccountRecord } from './people/account-record.ts'
import { createFirstAdministrator as makeFirstAdministrator, preparePassword } from './people/first-administrator.ts'
import { unlockAccount as unlock } from './sessions/lockout.ts'
import * as passwords from './passwords/new-password.ts'
import { profileOf, updatePreferences } from './queries.ts'
import * as session from './sessions/session.ts'

export const accountRoutes: Route[] = [
  on(signIn, session.signIn, session.checkPassword),
  on(refreshSession, session.refreshSession),
  on(signOut, session.signOut),
  on(readMe, async ({ db, actor }) => {
    const { firstName, lastName, language, theme, landing, factorLanding, studentVersion } = await profileOf(
      db,
      actor.accountId,
    )
    return {
      accountId: actor.accountId,
      email: actor.email,
      name: [firstName, lastName].filter(Boolean).join(' ') || actor.email,
      role: actor.role,
      roleId: actor.roleId,
      landing,
      factorLanding,
      studentVersion,
      // Menu and pages follow what is open.
      permissions: isFactorOverdue(actor) ? [] : [...actor.permissions],
      companyId: actor.companyId,
      contactId: actor.contactId,
      language,
      theme,
      factorDue: actor.factorDue ?? null,
    }
  }),
  on(findAccount, (call) => readAccountRecord(call, call.params.email)),
  on(setPreferences, async ({ db, actor, body, audit, forgetSession }) => {
    const { language, theme } = body
    if (language || theme)
      await updatePreferences(db, actor.accountId, { ...(language && { language }), ...(theme && { theme }) })
    // The next answer is in the language chosen.
    if (language) forgetSession(actor.sessionId)
    audit({ kind: 'account', id: actor.accountId, after: body })
  }),
  on(createFirstAdministrator, makeFirstAdministrator, preparePassword),
  on(unlockAccount, unlock),
  on(requestNewPassword, passwords.requestNewPassword),
  on(setNewPassword, passwords.setNewPassword, passwords.prepareNewPassword),
  on(changePassword, passwords.changePassword, passwords.prepareChange),
  on(listSessions, devices.listSessions),
  on(endOwnSession, devices.endOwnSession),
  on(endOtherSessions, devices.endOtherSessions),
]
