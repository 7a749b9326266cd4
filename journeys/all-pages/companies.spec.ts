import { expect, type Page } from '@playwright/test'
import { campaignOf, importOf } from './records.ts'
import { walk } from './walk.ts'

const dropLicences = async (page: Page) => {
  const samples = ['Wellenwerk_Netzwerk_19_10023.lic', 'Wellenwerk_Netzwerk_20_99999.lic']
  const files = samples.map((name) => `licence/src/fixtures/foreign/${name}`)
  await page.locator('input[type=file]').first().setInputFiles(files)
  await expect(page.getByText('2 von 2 Dateien')).toBeVisible()
}
const searchCrm = async (page: Page) => {
  await page.getByRole('button', { name: 'Im CRM suchen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Zahnradwerke Innsbruck')
  await dialog.getByRole('button', { name: 'Suchen' }).click()
  await expect(dialog.getByRole('row')).toHaveCount(3)
}
const compare = async (page: Page) => {
  await page.getByRole('button', { name: 'Mit dem CRM vergleichen' }).click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
}
const crmContacts = async (page: Page) => {
  await page.getByRole('button', { name: 'Aus dem CRM übernehmen' }).click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
}

const showStatistics = async (page: Page) => {
  await page.getByRole('button', { name: 'Statistik zeigen' }).click()
  await expect(page.getByRole('region', { name: 'Nach Produkt' }).getByRole('table')).toBeVisible()
}

const staff = { role: 'administrator' } as const
walk('companies, contacts, campaigns and imports', async ({ token, items, company }) => {
  const [contact] = await items(`/companies/${company.id}/contacts?search=customer`)
  const [person] = await items('/contacts?search=sonntag+user')
  const [student] = await items('/contacts?search=student6')
  const campaign = await campaignOf(token)
  const uploaded = await importOf(token)
  return [
    { name: 'companies', ...staff, path: '/companies' },
    { name: 'licence drop', ...staff, path: '/companies', before: dropLicences },
    { name: 'create company', ...staff, path: '/createcompany?types=all' },
    { name: 'company', ...staff, path: `/company/${company.id}` },
    { name: 'crm search', ...staff, path: '/companies', before: searchCrm },
    { name: 'company products', ...staff, path: `/company/${company.id}?tab=products` },
    { name: 'company contacts', ...staff, path: `/company/${company.id}?tab=contacts` },
    { name: 'company details', ...staff, path: `/company/${company.id}?tab=details` },
    { name: 'company edited', ...staff, path: `/company/${company.id}?tab=details&edit=yes` },
    { name: 'company history', ...staff, path: `/company/${company.id}?tab=history` },
    { name: 'crm comparison', ...staff, path: `/company/${company.id}?tab=details`, before: compare },
    { name: 'crm contacts', ...staff, path: `/company/${company.id}?tab=contacts`, before: crmContacts },
    { name: 'company import', ...staff, path: '/companyvemasimport?id=81006' },
    { name: 'expiring licences', ...staff, path: '/expiringlicences?within=year' },
    { name: 'campaigns', ...staff, path: '/campaigns' },
    { name: 'new campaign', ...staff, path: '/campaigns/edit' },
    { name: 'campaign', ...staff, path: `/campaigns/${campaign}` },
    { name: 'imports', ...staff, path: '/management/imports' },
    { name: 'moving in', ...staff, path: '/management/imports/movingin', noLists: true },
    { name: 'import', ...staff, path: `/management/imports/${uploaded}` },
    { name: 'contacts', ...staff, path: '/allcompanycontacts' },
    { name: 'create contact', ...staff, path: `/createcompanycontact?company=${company.id}` },
    { name: 'create person', ...staff, path: '/createnewcontact' },
    { name: 'contact', ...staff, path: `/editcontact/${contact!.id}` },
    { name: 'contact details', ...staff, path: `/editcontact/${contact!.id}?tab=details` },
    { name: 'contact account', ...staff, path: `/editcontact/${contact!.id}?tab=account` },
    { name: 'private contact', ...staff, path: `/editcontact/${person!.id}` },
    { name: 'students', ...staff, path: '/contacts' },
    { name: 'courses', ...staff, path: '/management/courses?show=all' },
    { name: 'student statistics', ...staff, path: '/contacts', before: showStatistics },
    { name: 'student reviews', ...staff, path: '/studentreviews' },
    { name: 'student review', ...staff, path: `/studentreviews/${student!.id}` },
    { name: 'student', ...staff, path: `/editcontact/${student!.id}` },
    ...(['details', 'studies', 'products', 'payments', 'history'] as const).map((tab) => ({
      name: `student ${tab}`,
      ...staff,
      path: `/editcontact/${student!.id}?tab=${tab}`,
    })),
    { name: 'products of a contact', ...staff, path: `/contactproducts/${person!.id}` },
    { name: 'registrations', ...staff, path: '/registrations' },
  ]
})
