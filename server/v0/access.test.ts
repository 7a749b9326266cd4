import { expect, test } from 'vitest'
import { allows } from '#contract/access.ts'
import { testPortal, type Who } from '../testing/portal.ts'
import { calls } from './calls.ts'

const portal = testPortal({ RATE_LIMIT: '100000', SIGN_IN_LIMIT: '100000' })
const people = ['administrator', 'licenser', 'customer', 'user', 'student'] as const

const ask = async (who: Who | null, { method, path, example }: (typeof calls)[number]) => {
  const query = new URLSearchParams(example.query)
  const { statusCode } = await portal.app.inject({
    method,
    url: `/v0${path}?${query.toString()}`,
    headers: {
      ...(who && { authorization: `Bearer ${await portal.tokenOf(who)}` }),
      ...(example.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(example.body === undefined ? {} : { payload: JSON.stringify(example.body) }),
  })
  return statusCode
}

test('what a call may be asked by is what the operation behind it may be asked by', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const held = new Map<Who, Set<string>>()
  for (const who of people) held.set(who, new Set((await portal.call(who, 'GET', '/session')).json.permissions))
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
