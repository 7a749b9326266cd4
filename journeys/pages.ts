import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { portalUrl, type Role, signIn } from './actors.ts'
import { type Answer, campaignOf, importOf, moveOf, requestOf, resigningOf } from './page-records.ts'

type Language = 'de' | 'en'

export interface Visit {
  name: string
  /** Signed out without it. */
  role?: Role
  path: string
  /** What is done on the page before it is looked at. */
  before?: (page: Page, language: Language) => Promise<void>
}

const base64 = (id: string) => Buffer.from(id).toString('base64url')
const crmWords = {
  de: { crm: 'Im CRM suchen', compare: 'Mit dem CRM vergleichen', contacts: 'Aus dem CRM übernehmen' },
  en: { crm: 'Search the CRM', compare: 'Compare with the CRM', contacts: 'Import from the CRM' },
}
const words = {
  de: {
    issue: /^Lizenz für .* ausstellen$/,
    preview: 'Diese Datei wird ausgestellt',
    verdict: /^Diese Lizenz ist/,
    addModules: 'Module hinzufügen',
    newer: 'Auf neuere Version',
    ...crmWords.de,
  },
  en: {
    issue: /^Issue licence for /,
    preview: 'This file will be issued',
    verdict: /^This licence is/,
    addModules: 'Add modules',
    newer: 'To a newer version',
    ...crmWords.en,
  },
}

/** Every page of the portal, as somebody sees it who may. */
export async function everyPage(): Promise<Visit[]> {
  const token = await administratorToken()
  const read = async (path: string) => {
    const answer = await fetch(`${portalUrl()}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
    return answer
  }
  const items = async (path: string) => ((await (await read(path)).json()) as Answer).items
  const [company] = await items('/companies?search=10023')
  const [another] = await items('/companies?search=10147')
  const product = (await items(`/companies/${company!.id}/products`)).find(({ licences }) => (licences ?? 0) > 0)!
  const older = (await items(`/companies/${company!.id}/products`)).find(
    (one) => one.product?.version === 19 && one.configuration,
  )!
  const hosts = await items(`/company-products/${product.id}/hosts`)
  const host = hosts[0]!
  const [licence] = await items(`/hosts/${host.id}/licences`)
  const file = Buffer.from(await (await read(`/licences/${licence!.id}/file`)).arrayBuffer())
  const area = '/wellenwerkconfiguration'
  const protocol = `${base64(host.id)}/${base64(product.configuration!.id)}`

  const contact = (await items(`/companies/${company!.id}/contacts?search=customer`))[0]!
  const person = (await items('/contacts?search=sonntag+user'))[0]!
  const request = await requestOf(token, product.id)
  const campaign = await campaignOf(token)
  const moving = await moveOf(token, product.id, host.id)
  const uploaded = await importOf(token)
  const [role] = await items('/roles')
  const unfold = async (page: Page) => {
    await page.locator('details').first().click()
  }
  const openCookies = async (page: Page) => {
    await page.getByRole('button', { name: 'Cookies' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeVisible()
  }
  const openIssueDialog = async (page: Page, language: Language) => {
    await page.getByRole('button', { name: words[language].issue }).first().click()
    await expect(page.getByRole('heading', { name: words[language].preview })).toBeVisible()
  }
  const verify = async (page: Page, language: Language) => {
    const upload = { name: 'issued.lic', mimeType: 'text/plain', buffer: file }
    await page.locator('input[type=file]').first().setInputFiles(upload)
    await expect(page.getByText(words[language].verdict)).toBeVisible()
  }
  const choose = async (page: Page) => {
    await page.locator('button[data-id]').first().click()
  }
  const choosePicture = async (page: Page) => {
    await page.getByRole('button', { name: /^(Bild wählen|Choose picture)$/ }).click()
    await page.locator('input[type=file]').setInputFiles('journeys/files/portrait.png')
    await expect(page.getByRole('slider')).toBeVisible()
  }
  const dropLicences = async (page: Page) => {
    const samples = ['Wellenwerk_Netzwerk_19_10023.lic', 'Wellenwerk_Netzwerk_20_99999.lic']
    const files = samples.map((name) => `licence/src/fixtures/foreign/${name}`)
    await page.locator('input[type=file]').first().setInputFiles(files)
    await expect(page.getByText(/^2 (von|of) 2 (Dateien|files)$/)).toBeVisible()
  }
  const searchCrm = async (page: Page, language: Language) => {
    await page.getByRole('button', { name: words[language].crm }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Zahnradwerke Innsbruck')
    await dialog.getByRole('button', { name: /^(Suchen|Search)$/ }).click()
    await expect(dialog.getByRole('row')).toHaveCount(3)
  }
  const compare = async (page: Page, language: Language) => {
    await page.getByRole('button', { name: words[language].compare }).click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  }
  const crmContacts = async (page: Page, language: Language) => {
    await page.getByRole('button', { name: words[language].contacts }).click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  }
  const pickModules = async (page: Page, language: Language) => {
    await page.getByRole('button', { name: 'Stirnräder ZAHN' }).click()
    await page.getByRole('tab', { name: /2 \(3\)/ }).click()
    await page.getByRole('button', { name: words[language].addModules }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  }
  const chooseSource = async (page: Page) => {
    await page.getByRole('radio').nth(1).check()
  }
  const showAll = async (page: Page) => {
    await page.locator('main').getByRole('switch').click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
  const upgrade = async (page: Page, language: Language) => {
    await page.getByRole('button', { name: words[language].newer }).click()
    await page.getByRole('dialog').getByRole('combobox').click()
    await page.getByRole('option', { name: /20/ }).first().click()
    await expect(page.getByRole('dialog').getByText(/19 → 20/)).toBeVisible()
  }
  const catalogued = (await items('/catalogue?search=WW-EP-20')).find(({ code }) => code === 'WW-EP-20')
  const [, level] = await items(`/products/${catalogued!.id}/master`)
  const staff = { role: 'administrator' } as const
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
    { name: 'cancellation', path: '/legal/cancellation' },
    { name: 'withdrawal', path: '/legal/withdrawal' },
    { name: 'not found', path: '/no-such-page' },
    { name: 'companies', ...staff, path: '/companies' },
    { name: 'licence drop', ...staff, path: '/companies', before: dropLicences },
    { name: 'create company', ...staff, path: '/createcompany' },
    { name: 'company', ...staff, path: `/company/${company!.id}` },
    { name: 'crm search', ...staff, path: '/companies', before: searchCrm },
    { name: 'crm comparison', ...staff, path: `/company/${company!.id}`, before: compare },
    { name: 'crm contacts', ...staff, path: `/company/${company!.id}`, before: crmContacts },
    { name: 'company import', ...staff, path: '/companyvemasimport?id=81006' },
    { name: 'moves', ...staff, path: '/management/moves' },
    { name: 'move', ...staff, path: `/management/moves/${moving}` },
    { name: 'campaigns', ...staff, path: '/campaigns' },
    { name: 'new campaign', ...staff, path: '/campaigns/edit' },
    { name: 'campaign', ...staff, path: `/campaigns/${campaign}` },
    { name: 'imports', ...staff, path: '/management/imports' },
    { name: 'import', ...staff, path: `/management/imports/${uploaded}` },
    { name: 'contacts', ...staff, path: '/allcompanycontacts' },
    { name: 'create contact', ...staff, path: `/createcompanycontact?company=${company!.id}` },
    { name: 'create person', ...staff, path: '/createnewcontact' },
    { name: 'contact', ...staff, path: `/editcontact/${contact.id}` },
    { name: 'private contact', ...staff, path: `/editcontact/${person.id}` },
    { name: 'registrations', ...staff, path: '/registrations' },
    { name: 'all products', ...staff, path: '/products/allproducts' },
    { name: 'product', ...staff, path: `/products/editproduct?id=${catalogued!.id}` },
    { name: 'product master', ...staff, path: `/products/editproduct?id=${catalogued!.id}`, before: pickModules },
    { name: 'create product', ...staff, path: '/products/editproduct' },
    {
      ...{ name: 'product level', ...staff },
      path: `/products/editconfigurationproductlevel?product=${catalogued!.id}&item=${level!.id}`,
    },
    { name: 'overview', ...staff, path: `${area}/overview/${product.id}` },
    { name: 'issue dialog', ...staff, path: `${area}/overview/${product.id}`, before: openIssueDialog },
    { name: 'configuration manager', ...staff, path: `${area}/manager/${product.id}`, before: choose },
    { name: 'simulate', ...staff, path: `${area}/simulate/${product.id}?host=${host.id}` },
    { name: 'choose configuration', ...staff, path: `${area}/select/${product.id}`, before: chooseSource },
    { name: 'add modules', ...staff, path: `${area}/addproduct/${product.id}` },
    { name: 'compare', ...staff, path: `${area}/compare/${product.id}`, before: showAll },
    { name: 'upgrade', ...staff, path: `${area}/overview/${older.id}`, before: upgrade },
    { name: 'licence creator', ...staff, path: `${area}/licencecreator/${product.id}` },
    { name: 'licence creator with a host ID', ...staff, path: `${area}/licencecreator/${product.id}?host=${host.id}` },
    { name: 'protocol', ...staff, path: `${area}/configurationprotocol/${protocol}` },
    { name: 'verify', ...staff, path: '/verify', before: verify },
    { name: 'outbox', ...staff, path: '/mails' },
    { name: 'mailbox', ...staff, path: '/mailbox' },
    { name: 'mail gallery', ...staff, path: '/mailgallery' },
    { name: 'roles', ...staff, path: '/management/rolestable' },
    { name: 'create role', ...staff, path: '/management/editrole' },
    { name: 'role', ...staff, path: `/management/editrole/${role!.id}` },
    { name: 'keys', ...staff, path: '/management/keys' },
    { name: 'signing again', ...staff, path: `/management/keys/${await resigningOf(token, host.id)}` },
    { name: 'ledger', ...staff, path: '/management/ledger' },
    { name: 'audit log', ...staff, path: '/management/auditlog', before: unfold },
    { name: 'duplicates', ...staff, path: '/management/duplicates' },
    {
      ...{ name: 'merge', ...staff },
      path: `/management/merge?kind=company&remaining=${company!.id}&removed=${another!.id}`,
    },
    { name: 'legal notices', ...staff, path: '/management/legalnotices' },
    { name: 'manager to look at', role: 'licenser', path: `${area}/manager/${product.id}`, before: choose },
    { name: 'company products', role: 'customer', path: '/products/companyproducts' },
    { name: 'own contacts', role: 'customer', path: '/company_contacts' },
    { name: 'own contact', role: 'customer', path: `/editcompanycontact/${contact.id}` },
    { name: 'licence passport', role: 'customer', path: `/products/passport/${product.id}` },
    { name: 'requests', ...staff, path: '/management/requests' },
    { name: 'request', ...staff, path: `/management/requests/${request}` },
    { name: 'account', role: 'customer', path: '/user' },
    { name: 'picture', role: 'customer', path: '/user', before: choosePicture },
    { name: 'my products', role: 'student', path: '/products/myproducts' },
    { name: 'service accounts', ...staff, path: '/management/serviceaccounts' },
    { name: 'create service account', ...staff, path: '/management/serviceaccount' },
    { name: 'webhooks', ...staff, path: '/management/webhooks' },
    { name: 'create webhook', ...staff, path: '/management/webhook' },
    { name: 'sso providers', ...staff, path: '/management/ssoproviderlist' },
    { name: 'sso provider', ...staff, path: '/management/ssoprovider' },
    { name: 'student page', role: 'student', path: '/products/Student' },
    { name: 'notice', role: 'student', path: '/companies' },
  ]
}

/** Goes to every page, signing in anew where the account changes, and looks. */
export async function visitAll(
  page: Page,
  language: Language,
  step: (name: string, look: () => Promise<void>) => Promise<void>,
  look: (name: string) => Promise<void>,
): Promise<void> {
  let now: Role | undefined
  await page.goto(`${portalUrl()}/login?lang=${language}`)
  for (const { name, role, path, before } of await everyPage())
    await step(name, async () => {
      if (role && role !== now) {
        await page.context().clearCookies()
        await signIn(page, role, language)
        now = role
      }
      await page.goto(portalUrl() + path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('…')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await before?.(page, language)
      await look(name)
    })
}

async function administratorToken(): Promise<string> {
  const answer = await fetch(`${portalUrl()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}
