import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ CRM_URL: '' })

test('without a CRM every question says so', async () => {
  expect((await portal.call('licenser', 'GET', '/crm')).json).toEqual({ configured: false, retryIn: null })
  const answer = await portal.call('licenser', 'GET', '/crm/companies?search=Ruhr')
  expect([answer.status, answer.json.code]).toEqual([404, 'crm.notConfigured'])
})
