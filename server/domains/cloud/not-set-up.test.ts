import { expect, test } from 'vitest'
import { createCloudTicket } from '#contract/cloud-sessions.ts'
import { listCloudStacks } from '#contract/cloud.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { cloudAccount } from '../../testing/cloud-account.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ CLOUD_ENDPOINT: '', AWS_REGION: '' })

test('where no cloud is set up, switching access off says that nothing could be ended there', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  const put = (active: boolean) =>
    portal.call('administrator', 'PUT', `/cloud/configurations/${id}/users/${contacts[0]}`, { active })
  expect((await put(true)).json).toEqual({ active: true, result: 'network_user_ok', pendingUntil: null })
  expect((await put(false)).json).toEqual({ active: false, result: 'networkErrorMsg', pendingUntil: null })
})

test('where no cloud is set up the pages say so, nobody signs in and no job fails', async () => {
  expect(await portal.ask('administrator', listCloudStacks)).toMatchObject({
    setUp: false,
    failure: null,
  })
  expect((await portal.call('administrator', 'POST', '/cloud/looks', {})).json.code).toBe('aws.notConfigured')
  const { ticket } = await portal.ask(null, createCloudTicket)
  const body = { ticket, email: 'cloud@wellenwerk.example', password: demoPassword }
  expect((await portal.call(null, 'POST', '/cloud/sessions', body)).json.code).toBe('aws.notConfigured')
  for (const name of ['cloud.look', 'cloud.endSessions']) await portal.run(name)
  expect(portal.aws.calls()).toBe(0)
})
