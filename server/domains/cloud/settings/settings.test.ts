import { expect, test } from 'vitest'
import { listCloudAccountTypes } from '#contract/cloud.ts'
import { signIn } from '#contract/session.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const staff = (method: string, body?: unknown) => portal.call('administrator', method, '/cloud/settings', body)
const types = async (who: 'administrator' | 'licenser') =>
  (await portal.ask(who, listCloudAccountTypes)).items.map((one) => one.profileNumber)

test('administrators set weeks of the lock and account types; without it the operator’s settings count', async () => {
  const before = await staff('GET')
  expect(before.json).toMatchObject({ blockWeeks: 4, testProfiles: [11, 12], modifiedAt: null, modifiedBy: '' })
  const [all, test] = [await types('administrator'), await types('licenser')]
  const chosen = all.find((number: number) => !test.includes(number))
  const wanted = { blockWeeks: 2, userProfiles: [chosen], testProfiles: [12, 12] }
  const saved = await Promise.all([1, 2].map(() => staff('PUT', { ...wanted, modifiedAt: null })))
  expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await staff('GET')).json).toMatchObject({
    blockWeeks: 2,
    userProfiles: [chosen],
    testProfiles: [12],
    modifiedBy: 'administrator@wellenwerk.example',
    operator: { blockWeeks: 4 },
  })
  expect([await types('administrator'), await types('licenser')]).toEqual([
    [chosen, 12].toSorted((a, b) => a! - b!),
    [12],
  ])

  const signedIn = { email: 'cloudadmin@wellenwerk.example', password: demoPassword }
  const authorization = `Bearer ${(await portal.ask(null, signIn, { body: signedIn })).accessToken}`
  const weeks = async () => {
    const { items } = (await portal.call(null, 'GET', '/my/cloud', undefined, { authorization })).json
    return Math.round((Date.parse(items[0].lockedUntil) - Date.now()) / (7 * 86_400_000))
  }
  expect(await weeks()).toBe(2)
  expect((await staff('DELETE')).status).toBe(204)
  expect([(await staff('GET')).json.modifiedAt, await weeks()]).toEqual([null, 4])
})
