import { expect } from 'vitest'
import { generateSync } from 'otplib'
import { loadKeys } from '#platform/keys/keys.ts'
import { accessTokens } from '#platform/keys/tokens.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { cookiesOf, mailsTo } from './account-mails.ts'
import { Authenticator } from './authenticator.ts'
import type { Answer, TestPortal, Who } from './portal.ts'

export const addressOf = (who: Who): string => `${who}@wellenwerk.example`

/** A person at the portal with a session of their own. */
export interface Visitor {
  who: Who
  accountId: string
  token: string
  call: (method: string, path: string, body?: unknown) => Promise<Answer>
}

export function factorsOf(portal: TestPortal) {
  const password = (who: Who) =>
    portal.call(null, 'POST', '/session', { email: addressOf(who), password: demoPassword })

  /** A session without a second factor. */
  async function visit(who: Who, given?: string): Promise<Visitor> {
    const token = given ?? ((await password(who)).json.accessToken as string)
    const call = (method: string, path: string, body?: unknown) =>
      portal.call(null, method, path, body, { authorization: `Bearer ${token}` })
    return { who, token, call, accountId: (await call('GET', '/session')).json.accountId }
  }

  async function confirmed(visitor: Visitor): Promise<Visitor> {
    expect((await visitor.call('POST', '/session/confirmation', { password: demoPassword })).status).toBe(204)
    return visitor
  }

  /** Signs in with the password and answers what is still needed, with the cookie for it. */
  async function begin(who: Who) {
    const answer = await password(who)
    const cookie = `keywerk_factor=${cookiesOf(answer)['keywerk_factor']}`
    const prove = (method: string, code: string) =>
      portal.call(null, 'POST', '/session/factor', { method, code }, { cookie })
    const ask = (path: string, body: unknown = {}) => portal.call(null, 'POST', path, body, { cookie })
    const code = () => codeFor(who, /=([^.]+)/.exec(cookie)![1]!)
    return { answer, cookie, prove, ask, code }
  }

  /** The code mailed for one sign-in: the one whose digest is kept for it. */
  async function codeFor(who: Who, challengeId: string): Promise<string> {
    const keys = loadKeys(portal.configuration.DATA_DIR, { demo: true, production: false })
    const { digest } = accessTokens(keys.token, portal.configuration)
    for (;;) {
      const { codeHash } = await portal.database.db
        .selectFrom('signInChallenges')
        .select('codeHash')
        .where('id', '=', challengeId)
        .executeTakeFirstOrThrow()
      if (codeHash)
        for (const { textBody } of await mailsTo(portal, addressOf(who), 'accounts.code')) {
          const code = /\?code=(\d{6})/.exec(textBody)![1]!
          if (digest(`code ${challengeId} ${code}`).equals(codeHash)) return code
        }
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }

  async function setUpTotp(visitor: Visitor) {
    const { secret, uri } = (await visitor.call('POST', '/session/security/totp', {})).json
    const answer = await visitor.call('PUT', '/session/security/totp', { code: generateSync({ secret }) })
    return { secret: secret as string, uri: uri as string, answer }
  }

  async function addPasskey(visitor: Visitor, name = 'Rechner', authenticator = new Authenticator()) {
    const options = (await visitor.call('POST', '/session/security/passkeys/options', {})).json
    const answer = await visitor.call('POST', '/session/security/passkeys', {
      name,
      response: authenticator.create(options),
    })
    return { authenticator, answer }
  }
  return { password, visit, confirmed, begin, setUpTotp, addPasskey }
}

/** A code of an app so many seconds from now. */
export const appCode = (secret: string, seconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
