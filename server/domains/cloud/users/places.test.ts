import { expect, test } from 'vitest'
import { createCloudTicket } from '#contract/cloud-sessions.ts'
import { refreshCloud } from '#contract/cloud.ts'
import { listLicenceRequests } from '#contract/renewals.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'
import { endSessions } from '../tasks.ts'

const portal = testPortal()
let token = ''
async function ask(method: string, path: string, body?: unknown) {
  token ||= (
    await portal.call(null, 'POST', '/session', { email: 'cloudadmin@wellenwerk.example', password: demoPassword })
  ).json.accessToken
  return portal.call(null, method, path, body, { authorization: `Bearer ${token}` })
}

test('a company gives its places itself, until all are taken; then it is blocked for weeks, and staff are not', async () => {
  const { items } = (await ask('GET', '/my/cloud')).json
  const { id } = items.find(({ stack }: { stack: string }) => stack === 'Wellenwerk Rechenknoten')
  const at = `/cloud/places/${id}`
  const read = async () => (await ask('GET', at)).json
  const before = await read()
  expect(before).toMatchObject({ seats: 3, used: 1, blockedUntil: null })
  const free = before.users.filter(({ active }: { active: boolean }) => !active)
  const put = (contact: string, active: boolean) => ask('PUT', `${at}/users/${contact}`, { active })
  const given = [await put(free[0].id, true), await put(free[1].id, true)]
  expect(given.map(({ json }) => json.used)).toEqual([2, 3])
  // For a minute a slip can be taken back, at once.
  const locked = (await read()).lockedUntil
  expect(Math.round((Date.parse(locked) - Date.now()) / 86_400_000)).toBe(28)
  expect((await read()).blockedUntil).toBe(null)
  const slip = await ask('PUT', `${at}/users/${free[1].id}`, { active: false, undoable: true })
  expect(slip.json).toMatchObject({ used: 2 })
  await put(free[1].id, true)
  const minuteLater = () =>
    portal.query(
      "UPDATE cloud_access SET last_activated_at = last_activated_at - interval '2 minutes' WHERE configuration_id = $1",
      [id],
    )
  await minuteLater()
  const blocked = (await read()).blockedUntil
  expect(Math.round((Date.parse(blocked) - Date.now()) / 86_400_000)).toBe(28)
  // Pressed twice, or in another window that is older: it stands so already.
  expect((await put(free[1].id, true)).json).toMatchObject({ used: 3, blockedUntil: blocked })
  const refused = await put(free[0].id, false)
  const day = new Date(blocked).toLocaleDateString('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  expect([refused.json.code, refused.json.details]).toEqual(['cloud.blocked', { until: blocked, day }])
  expect(refused.json.message).toContain(`Vor dem ${day} können Sie nichts ändern.`)
  const staff = await portal.call('administrator', 'PUT', `${at}/users/${free[0].id}`, { active: false })
  expect([staff.status, staff.json.used]).toEqual([200, 2])
  expect((await put(free[0].id, true)).json.used).toBe(3)
  await portal.query(
    "UPDATE cloud_access SET last_activated_at = now() - interval '29 days' WHERE configuration_id = $1",
    [id],
  )
  expect((await put(free[0].id, false)).json).toMatchObject({ used: 2, blockedUntil: null })
})

test('nobody but contacts of the own company gets a place; asking for more reaches staff', async () => {
  const other = await cloudAccount(portal, { people: 1 })
  const [own] = (await ask('GET', '/my/cloud')).json.items
  const stranger = await ask('PUT', `/cloud/places/${own.id}/users/${other.contacts[0]}`, { active: true })
  expect([stranger.status, stranger.json.code]).toEqual([404, 'cloud.userNotFound'])
  expect((await ask('GET', `/cloud/places/${other.id}`)).status).toBe(404)
  expect((await ask('GET', `/cloud/configurations/${own.id}`)).status).toBe(403)
  const wish = { kind: 'morePlaces', message: 'Sechs Plätze ab Januar' }
  // No file could stand in for the words here, so that none is asked for.
  const empty = await ask('POST', `/holdings/${own.holdingId}/licence-requests`, { ...wish, message: '' })
  expect(empty.json.details).toMatchObject({ fields: [{ field: 'message', rule: 'input.message' }] })
  // It names the account it is about: one of the product, once while it is open.
  const foreign = await ask('POST', `/holdings/${own.holdingId}/licence-requests`, {
    ...wish,
    cloudAccountId: other.id,
  })
  expect(foreign.json.code).toBe('cloud.notFound')
  const named = { ...wish, cloudAccountId: own.id }
  const asked = await ask('POST', `/holdings/${own.holdingId}/licence-requests`, named)
  expect([asked.status, asked.json.cloudAccountId]).toEqual([201, own.id])
  expect((await ask('POST', `/holdings/${own.holdingId}/licence-requests`, named)).json.code).toBe(
    'requests.openAlready',
  )
  expect((await ask('POST', `/holdings/${own.holdingId}/licence-requests`, wish)).status).toBe(201)
  const several = await ask('PUT', `/cloud/places/${own.id}/users`, { contacts: other.contacts, active: true })
  expect(several.json.code).toBe('cloud.userNotFound')
  const requests = (await portal.ask('licenser', listLicenceRequests, { query: { state: 'open', pageSize: 50 } })).items
  expect(requests).toContainEqual(expect.objectContaining({ kind: 'morePlaces', message: wish.message }))
})

test('the session of a person who was deleted ends, and a cloud product with accounts is not removed', async () => {
  const [{ id }] = await portal.query("SELECT id FROM contacts WHERE email = 'cloud@wellenwerk.example'")
  const { ticket } = await portal.ask(null, createCloudTicket)
  const body = { ticket, email: 'cloud@wellenwerk.example', password: demoPassword }
  await fetch((await portal.call(null, 'POST', '/cloud/sessions', body)).json.streamingUrl)
  await portal.ask('administrator', refreshCloud)
  expect(portal.aws.account.running('wellenwerk-2024')).toHaveLength(1)
  await portal.query('UPDATE accounts SET contact_id = NULL WHERE contact_id = $1', [id])
  await portal.query('DELETE FROM contacts WHERE id = $1', [id])
  await portal.jobCall().jobs.send(endSessions, {})
  await jobsDone(portal)
  expect(portal.aws.account.running('wellenwerk-2024')).toHaveLength(0)

  const { holding, company } = await cloudAccount(portal)
  const removed = await portal.call('administrator', 'DELETE', `/holdings/${holding}`)
  expect(removed.json.code).toBe('holdings.hasCloudAccounts')
  const deleted = await portal.call('administrator', 'DELETE', `/companies/${company.id}`)
  expect(deleted.json.code).toBe('companies.hasCloudAccounts')
})
