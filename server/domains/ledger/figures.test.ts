import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()

const counted = async () => {
  const { body } = await portal.app.inject({ url: '/metrics' })
  const found = [...body.matchAll(/^keywerk_licences_issued_total\{kind="(.*)"\} (\d+)$/gm)]
  return Object.fromEntries(found.map(([, kind, count]) => [kind, Number(count)]))
}
const entered = async () =>
  Object.fromEntries(
    (await portal.query('SELECT kind, count(*)::int FROM ledger_entries GROUP BY kind')).map(({ kind, count }) => [
      kind,
      count,
    ]),
  )

test('licences are counted by the ledger, in which each is entered, by kind', async () => {
  const before = await counted()
  expect(before).toEqual(await entered())
  await portal.given.licence()
  await portal.given.licence()
  expect(await counted()).toEqual({ ...before, issue: (before['issue'] ?? 0) + 2 })
  // Another process, which begins with the whole ledger, counts the same.
  const second = await portal.another()
  const { body } = await second.inject({ url: '/metrics' })
  expect(body).toContain(`keywerk_licences_issued_total{kind="issue"} ${(before['issue'] ?? 0) + 2}`)
})
