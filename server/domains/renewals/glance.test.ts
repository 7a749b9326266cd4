import { expect, test } from 'vitest'
import { listCompanyHistory } from '#contract/audit.ts'
import { changeCompany, readCompany } from '#contract/companies.ts'
import { readGlance } from '#contract/renewals.ts'
import { testPortal } from '../../testing/portal.ts'
import { endsCalendar } from './glance.ts'

const portal = testPortal()

const demoCompany = async (): Promise<string> => await portal.given.companyId('10023')

test('staff see what ends, who has no account, and with the audit log what was done', async () => {
  const id = await demoCompany()
  const company = await portal.ask('administrator', readCompany, { params: { id } })
  await portal.ask('administrator', changeCompany, {
    params: { id },
    body: { remark: 'geprüft', modifiedAt: company.modifiedAt },
  })
  const done = await portal.ask('administrator', listCompanyHistory, { params: { id } })
  expect(done.items[0]).toMatchObject({
    accountEmail: 'administrator@wellenwerk.example',
    operation: 'changeCompany',
  })
  const answer = await portal.ask('administrator', readGlance, { params: { id } })
  expect(answer.contactsWithoutAccount.length).toBeGreaterThan(0)
  expect(answer.contactsWithoutAccount.map(({ email }) => email)).not.toContain('customer@wellenwerk.example')
  expect((await portal.call('licenser', 'GET', `/companies/${id}/history`)).status).toBe(403)
  expect((await portal.call('customer', 'GET', `/companies/${id}/glance`)).status).toBe(403)
})

test('the calendar has one all-day event per end, whose UID stays', async () => {
  const id = await demoCompany()
  const own = await portal.call('customer', 'GET', `/companies/${id}/licence-ends.ics`)
  expect(own.headers['content-type']).toContain('text/calendar')
  expect(own.bytes.toString()).toContain('BEGIN:VCALENDAR')
  expect((await portal.call('customer2', 'GET', `/companies/${id}/licence-ends.ics`)).status).toBe(404)
  const rows = await portal.query<{ hostId: string; day: string }>(
    `SELECT DISTINCT ON (host_id) host_id AS "hostId", end_date::text AS day FROM licences
     JOIN holdings ON holdings.id = holding_id
     WHERE company_id = $1 AND end_date IS NOT NULL ORDER BY host_id, generation DESC`,
    [id],
  )
  const actor = { permissions: new Set(), sight: 'all', language: 'de' } as never
  const { settings, ...call } = portal.jobCall()
  const elsewhere = { ...settings, PUBLIC_URL: 'https://portal.example' }
  const file = await endsCalendar({ ...call, settings: elsewhere, actor } as never, id, '2020-01-01')
  const text = Buffer.from(file.bytes).toString().replaceAll('\r\n ', '')
  for (const { hostId, day } of rows) {
    expect(text).toContain(`UID:licence-end-${hostId}@portal.example`)
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
  }
  expect(rows.length).toBeGreaterThan(0)
  expect(text).toContain('Lizenz endet: Wellenwerk')
})
