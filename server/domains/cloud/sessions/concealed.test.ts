import { expect, test } from 'vitest'
import { createCloudTicket } from '#contract/cloud-sessions.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { testPortal } from '../../../testing/portal.ts'

const concealed = testPortal()
const candid = testPortal({ CONCEAL_ACCOUNTS: '0' })

async function answersOf(portal: typeof concealed, email: string, times: number) {
  const told = []
  for (let tries = 0; tries < times; tries++) {
    const { ticket } = await portal.ask(null, createCloudTicket)
    const body = { ticket, email, password: 'Geraten-2026!', endOwn: false }
    const { status, json } = await portal.call(null, 'POST', '/cloud/sessions', body)
    told.push([status, json.outcome ?? json.code])
  }
  return told
}

test('who was invited to the cloud and who is unknown are answered alike until both are locked; the invited are mailed', async () => {
  const invited = await answersOf(concealed, 'cloudnew@wellenwerk.example', 6)
  expect(invited).toEqual(await answersOf(concealed, 'niemand@wellenwerk.example', 6))
  expect(invited[0]).toEqual([201, 'wrongPassword'])
  const mails = await mailsTo(concealed, 'cloudnew@wellenwerk.example', 'registration.invitation')
  expect(mails.length).toBeGreaterThan(0)
  expect(await mailsTo(concealed, 'niemand@wellenwerk.example', 'registration.invitation')).toEqual([])
})

test('where accounts are not concealed, who was invited is told so', async () => {
  expect(await answersOf(candid, 'cloudnew@wellenwerk.example', 1)).toEqual([[201, 'passwordFirst']])
  expect(await mailsTo(candid, 'cloudnew@wellenwerk.example', 'registration.invitation')).toHaveLength(1)
})
