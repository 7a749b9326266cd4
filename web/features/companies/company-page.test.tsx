import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Company, listCompanyTypes, readCompany } from '#contract/companies.ts'
import { answers, comeBack, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { CompanyPage } from './company-page.tsx'

const id = '0197a5d0-0000-7000-8000-00000000000a'
const company: Company = {
  id,
  customerNumber: '10147',
  name: 'Konstruktionsbüro Lindqvist',
  companyTypeId: id,
  companyTypeDe: 'Ingenieurbüro',
  companyTypeEn: 'Engineering office',
  vatNumber: '',
  street: 'Am Kai',
  houseNumber: '4',
  zipCode: '24103',
  city: 'Kiel',
  country: 'DE',
  language: 'de',
  email: '',
  phone: '',
  fax: '',
  website: '',
  remark: '',
  serviceContract: null,
  crmId: null,
  createdBy: 'Sabine Staff',
  createdAt: '2026-11-01T08:00:00.000Z',
  modifiedBy: 'Sabine Staff',
  modifiedAt: '2026-11-01T08:00:00.000Z',
}
const none = () => null
const parts = { overview: none, products: none, contacts: none, details: none, history: none }

test('what was typed into a record stays when looking again fails, and the page says so', async () => {
  const server = serverOf(answers(readCompany, company), answers(listCompanyTypes, { items: [] }))
  await draw(<CompanyPage action={none} parts={parts} tools={none} />, {
    route: '/company/$id',
    at: `/company/${id}?tab=details&edit=yes`,
    me: { permissions: ['companies.list', 'companies.update'] },
  })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Konstruktionsbüro Lindqvist & Töchter')
  server.now(refuses(readCompany, 503, 'server.unavailable'))
  await comeBack(server.asked)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(/Die Seite konnte nicht aktualisiert werden/)).toBeVisible()
  await expect.element(alert.getByText(/probe-1/)).toBeVisible()
  await expect.element(name).toHaveValue('Konstruktionsbüro Lindqvist & Töchter')

  server.now(answers(readCompany, company))
  await comeBack(server.asked)
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Konstruktionsbüro Lindqvist & Töchter')
})
