import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { oldClient, type Row } from './old-client.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('old-client-cloud')

test('the cloud: an account, its people, a sign-in and what it tells of use', async ({ page }) => {
  const clerk = await oldClient(server.url).signIn('administrator@wellenwerk.example')
  const cloud = (await clerk.get('/cloudcompanies')).find((one: Row) => one.hasActiveConfigurationAws)!
  const [type] = await clerk.get('/configurationaccounttypes')
  const [stack] = await clerk.get('/stacks')
  const account = await clerk.post('/createconfigurationaws', {
    CompanyHasProductID: cloud.CompanyHasProductID,
    ConfigurationAccountTypeID: type.ID,
    RuntimeInMonth: -1,
    FleetNormal: stack.ID,
    Count: 2,
    StartDate: '2026-11-01T00:00:00',
  })
  const contact = await clerk.post('/create', {
    CompanyID: cloud.Company.ID,
    Salutation: 'Frau',
    FirstName: 'Ada',
    LastName: 'Altstrom',
    Email: 'ada.altstrom@streamwerk.example',
  })
  await clerk.post('/createconfigurationhascontact', {
    ConfigurationAwsID: account,
    ContactID: contact,
    IsActive: true,
  })
  const [place] = await clerk.get('/configurationhascontacts', { configurationAwsID: account })
  expect(place).toMatchObject({ ContactID: contact, IsActive: true })
  const user = await clerk.get('/awsuserbycontactid', { contactID: contact })
  expect(user.ContactID).toBe(contact)

  // Who has no password is told to set one; who has, streams.
  const visitor = oldClient(server.url)
  const { key } = await visitor.get('/awskey')
  const refused = await visitor.post('/awslogin', {
    key,
    Email: 'ada.altstrom@streamwerk.example',
    Password: 'Falsch-2026!',
  })
  expect(refused.errCode).toBeGreaterThan(0)
  const opened = await visitor.post('/awslogin', {
    key: (await visitor.get('/awskey')).key,
    Email: 'cloud@wellenwerk.example',
    Password: 'Keywerk-2026!',
  })
  expect(opened.errCode).toBe(0)
  expect(opened.url).toMatch(/^https?:/)

  const grouped = await clerk.get('/groupedcloudstatistics')
  expect(grouped[0]).toMatchObject({ Company: expect.any(String), Logins: expect.any(Number) })
  const sessions = await clerk.get('/cloudstatistics', { customerNr: grouped[0]!.CustomerNr })
  expect(sessions[0]!.Dauer).toMatch(/\d/)

  await server.openAs(page, 'administrator', `/awsaccount?id=${String(account).toLowerCase()}&tab=users`)
  await expect(page.getByRole('row').filter({ hasText: 'ada.altstrom@streamwerk.example' })).toBeVisible()
})
