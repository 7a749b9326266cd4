import { expect, test } from 'vitest'
import { readCrmState } from '#contract/crm.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ CRM_URL: '' })

test('without a CRM every question says so', async () => {
  expect(await portal.ask('licenser', readCrmState)).toEqual({ configured: false, retryIn: null })
  const answer = await portal.call('licenser', 'GET', '/crm/companies?search=Ruhr')
  expect([answer.status, answer.json.code]).toEqual([404, 'crm.notConfigured'])
})
