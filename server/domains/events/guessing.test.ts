import { expect, test } from 'vitest'
import { listEvents } from '#contract/events.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ SIGN_IN_LIMIT: '5' })

test('whoever guesses codes of places is stopped, at both doors together; a right code then has to wait as well', async () => {
  const { items } = await portal.ask('administrator', listEvents, { query: { pageSize: 5 } })
  const { items: places } = (await portal.call('administrator', 'GET', `/events/${items[0]!.id}/places`)).json
  const right = places[0].link.split('#')[1]
  const guess = (path: string, token: string) => portal.call(null, 'POST', `/event-places/${path}`, { token })
  const answers = []
  for (let one = 0; one < 8; one++)
    answers.push(await guess(one % 2 ? 'look' : 'launch', `guess-${one}`.padEnd(43, 'x')))
  expect(answers.slice(0, 5).map(({ json }) => json.code)).toEqual(
    Array.from({ length: 5 }, () => 'events.linkUnknown'),
  )
  expect(answers.slice(5).map(({ status, json }) => [status, json.code])).toEqual(
    Array.from({ length: 3 }, () => [429, 'request.tooMany']),
  )
  expect((await guess('look', right)).status).toBe(429)
})
