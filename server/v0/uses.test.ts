import { expect, test, vi } from 'vitest'
import { listCallUses, switchCall } from '#contract/documented-calls.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const call = 'GET /companytypes'

const ask = async () => {
  const authorization = `Bearer ${await portal.tokenOf('licenser')}`
  return portal.app.inject({ url: '/v0/companytypes', headers: { authorization } })
}
const rows = async () => (await portal.ask('administrator', listCallUses)).items

test('staff see which calls are asked by whom, and turn one off', { timeout: 60_000 }, async () => {
  await Promise.all(Array.from({ length: 7 }, ask))
  await vi.waitFor(async () => expect((await rows()).find((row) => row.call === call)?.uses).toBe(7), {
    timeout: 30_000,
  })
  const [row] = await rows()
  expect(row).toMatchObject({ call, disabled: false, callers: [{ account: 'licenser@wellenwerk.example', uses: 7 }] })

  // Twice at once is once.
  const off = () => portal.call('administrator', 'PUT', '/documented-calls', { call, disabled: true })
  expect((await Promise.all([off(), off()])).map(({ status }) => status)).toEqual([204, 204])
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(410), { timeout: 30_000 })
  expect((await ask()).json()).toMatchObject({
    status: 410,
    data: null,
    Message: expect.stringContaining('abgeschaltet'),
  })
  await portal.ask('administrator', switchCall, { body: { call, disabled: false } })
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), { timeout: 30_000 })
})

test('what is refused is not counted, and names of calls are bounded', async () => {
  await portal.app.inject({ url: '/v0/companytypes' })
  expect((await rows()).every(({ callers }) => callers.every(({ account }) => account !== ''))).toBe(true)
  const odd = await portal.call('administrator', 'PUT', '/documented-calls', { call: 'DROP TABLE', disabled: true })
  expect(odd.status).toBe(400)
})
