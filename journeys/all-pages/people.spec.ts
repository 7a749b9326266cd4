import { expect, type Page } from '@playwright/test'
import { walk } from './walk.ts'

const openCookies = async (page: Page) => {
  await page.getByRole('button', { name: 'Cookies' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeVisible()
}
const choose = async (page: Page) => {
  await page.locator('button[data-id]').first().click()
}
const openDownload = async (page: Page) => {
  await page.getByRole('tab', { name: 'Download' }).click()
}
const choosePicture = async (page: Page) => {
  await page.getByRole('button', { name: 'Bild wählen' }).click()
  await page.locator('input[type=file]').setInputFiles('journeys/files/portrait.png')
  await expect(page.getByRole('slider')).toBeVisible()
}

walk('signed out, customers, students and who may only look', async ({ product, items, company }) => {
  const [contact] = await items(`/companies/${company.id}/contacts?search=customer`)
  const area = '/wellenwerkconfiguration'
  return [
    { name: 'login', path: '/login' },
    { name: 'cookies', path: '/login', before: openCookies },
    { name: 'setup', path: '/setup?token=unknown' },
    { name: 'registration', path: '/registration' },
    { name: 'company registration', path: '/registration?companycontact=true' },
    { name: 'confirmation', path: '/confirmationRegistration?id=unknown' },
    { name: 'invitation', path: '/confirmcompanycontact?id=unknown&token=unknown' },
    { name: 'legal page', path: '/pages/imprint' },
    { name: 'new e-mail address', path: '/confirmemail?token=unknown' },
    { name: 'newsletter', path: '/confirmconsent?token=unknown' },
    { name: 'company sign-in', path: '/sso/unknown?problem=sso.noContact' },
    { name: 'company sign-in begun at the provider', path: '/sso/unknown?begin=address' },
    { name: 'cancellation', path: '/legal/cancellation' },
    { name: 'withdrawal', path: '/legal/withdrawal' },
    { name: 'not found', path: '/no-such-page' },
    {
      name: 'manager to look at',
      role: 'licenser',
      path: `${area}/manager/${product.id}`,
      noLists: true,
      before: choose,
    },
    { name: 'holdings', role: 'customer', path: '/products/companyproducts' },
    { name: 'own contacts', role: 'customer', path: '/company_contacts' },
    { name: 'own contact', role: 'customer', path: `/editcompanycontact/${contact!.id}` },
    { name: 'own contact edited', role: 'customer', path: `/editcompanycontact/${contact!.id}?tab=details` },
    { name: 'licence passport', role: 'customer', path: `/products/passport/${product.id}` },
    { name: 'account', role: 'customer', path: '/user' },
    { name: 'picture', role: 'customer', path: '/user', before: choosePicture },
    { name: 'my products', role: 'student', path: '/products/myproducts' },
    { name: 'student e-mail', path: '/confirmationStudentEmail?id=unknown' },
    { name: 'student page', role: 'student', path: '/products/Student' },
    { name: 'student download', role: 'student', path: '/products/Student', before: openDownload },
    { name: 'no student page', role: 'user', path: '/products/Student' },
    { name: 'products to buy', role: 'user', path: '/products/buy' },
    { name: 'orders', role: 'student', path: '/orders' },
    { name: 'own courses', role: 'student', path: '/courses' },
    { name: 'notice', role: 'student', path: '/companies', anew: true },
  ]
})
