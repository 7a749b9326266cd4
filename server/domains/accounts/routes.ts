import { createFirstAdministrator, readMe, refreshSession, setPreferences, signIn, signOut } from '#contract/session.ts'
import { type Route, on } from '#platform/operations.ts'
import type { Tokens } from '#platform/tokens.ts'
import { createFirstAdministrator as makeFirstAdministrator, preparePassword } from './first-administrator.ts'
import { profileOf, updatePreferences } from './queries.ts'
import * as session from './session.ts'

/** `ended` tells the actor cache of this process at once that a session is over. */
export const accountRoutes = (tokens: Tokens, ended: (sessionId: string) => void): Route[] => [
  on(signIn, (call, account) => session.openSession(call, account, tokens), session.checkPassword),
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
]
