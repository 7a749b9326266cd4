import { expect, test } from 'vitest'
import { allows, allowsService } from '#contract/access.ts'
import { scopes } from '#contract/scopes.ts'
import { readMe } from '#contract/session.ts'
import { testPortal, type Who } from '../testing/portal.ts'
import { calls } from './calls.ts'

const portal = testPortal({ RATE_LIMIT: '100000', SIGN_IN_LIMIT: '100000' })
type Asked = (typeof calls)[number]
const people = ['administrator', 'licenser', 'customer', 'user', 'student'] as const

const ask = async (who: Who | null, call: Asked) => asking(who && (await portal.tokenOf(who)), call)

const asking = async (token: string | null, { method, path, example }: Asked) => {
  const query = new URLSearchParams(example.query)
  const { statusCode } = await portal.app.inject({
    method,
    url: `/v0${path}?${query.toString()}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(example.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(example.body === undefined ? {} : { payload: JSON.stringify(example.body) }),
  })
  return statusCode
}

test('what a call may be asked by is what the operation behind it may be asked by', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const held = new Map<Who, Set<string>>()
  for (const who of people) held.set(who, new Set((await portal.ask(who, readMe)).permissions))
  for (const call of calls) {
    const { access } = call.operations[0]
    if ((await ask(null, call)) === 401 ? access === 'public' && !call.words : access !== 'public')
      wrong.push(`nobody: ${call.method} ${call.path}`)
    // What everybody may ask needs nobody signed in.
    for (const who of access === 'public' ? [] : people) {
      const permissions = held.get(who)!
      const allowed = allows(access, true, permissions)
      const status = await ask(who, call)
      // What has to be confirmed by the password is refused with 403 too, and so is what the second operation guards.
      const guarded = call.operations.some((one) => one.confirmed || !allows(one.access, true, permissions))
      if (allowed ? status === 403 && !guarded : status !== 403)
        wrong.push(`${who}: ${call.method} ${call.path} ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a service account may ask what its scopes open under /api, and nothing that is for people', {
  timeout: 120_000,
}, async () => {
  const made = await portal.call('administrator', 'POST', '/service-accounts', { name: 'Altes Programm', scopes })
  const keys = `/service-accounts/${made.json.id}/keys`
  const { key } = (await portal.call('administrator', 'POST', keys, { label: 'Shop' })).json
  const wrong: string[] = []
  for (const call of calls) {
    const opens = allowsService(call.operations[0].access, new Set(scopes))
    const status = await asking(key, call)
    if (opens ? status === 403 : status !== 403) wrong.push(`${call.method} ${call.path} ${status}`)
  }
  expect(wrong).toEqual([])
})
