import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Contact, readContactAccount } from '#contract/contacts.ts'
import { listInvitations } from '#contract/invitations.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { ContactOverview } from './contact-overview.tsx'

const [id, company, role, fitting] = [1, 2, 3, 4].map((end) => `0197a5d0-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
  string,
]
const contact: Contact = {
  id,
  companyId: company,
  companyName: 'Voss GmbH',
  companyNumber: '10023',
  salutation: 'Frau',
  title: 'Dr.',
  firstName: 'Ida',
  lastName: 'Kurz',
  gender: '',
  phone: '0451 2',
  email: 'ida@voss.example',
  department: 'Konstruktion',
  position: '',
  mainContact: true,
  country: 'DE',
  language: 'de',
  hasAccount: true,
  confirmed: true,
  cloudUser: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  createdBy: '',
  modifiedBy: '',
  modifiedAt: '2026-11-01T08:00:00.000Z',
}
const roles = [
  { id: role, name: 'Student' },
  { id: fitting, name: 'Customer' },
]
const accountOf = (more: object = {}) => ({
  account: {
    email: contact.email,
    roleId: role,
    disabled: false,
    confirmed: true,
    sessions: 1,
    lastSignInAt: null,
    secondFactor: false,
    ...more,
  },
  roles,
  fitting: null,
})

test('who somebody is and how the account stands is read before anything is changed', async () => {
  serverOf(answers(readContactAccount, accountOf({ disabled: true })), answers(listInvitations, { items: [] }))
  const { address } = await draw(<ContactOverview contact={contact} at="/editcontact/$id" />, {
    me: { permissions: ['contacts.role', 'contacts.update', 'companies.list'] },
  })
  const data = page.getByRole('region', { name: 'Kontaktdaten' })
  await expect.element(data.getByRole('link', { name: 'Voss GmbH' })).toHaveAttribute('href', `/company/${company}`)
  await expect.element(data.getByText('Konstruktion', { exact: true })).toBeVisible()
  const account = page.getByRole('region', { name: 'Konto' })
  await expect.element(account.getByText('gesperrt')).toBeVisible()
  await expect.element(account.getByText('noch nie')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await data.getByRole('link', { name: /bearbeiten$/ }).click()
  expect(address()).toBe(`/editcontact/${id}?tab=details`)
})

test('a role that does not fit is told with the way to it', async () => {
  serverOf(answers(readContactAccount, { ...accountOf(), fitting: { id: fitting, name: 'Customer' } }))
  const { address } = await draw(<ContactOverview contact={contact} at="/editcompanycontact/$id" />, {
    me: { permissions: ['contacts.role'] },
  })
  await page.getByRole('link', { name: 'Rolle ändern' }).click()
  expect(address()).toBe(`/editcompanycontact/${id}?tab=account`)
})
