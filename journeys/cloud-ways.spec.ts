import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoPassword } from '../demo/accounts.ts'
import { cloudSignIn, streams } from './cloud-sign-in.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

// Everything that leads people to the cloud, and the choice of those who have several places.

const server = ownServer('cloud-ways')
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function portalSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await open(page, '/login')
  await main(page).getByRole('textbox', { name: 'E-Mail' }).fill(email)
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill(password)
  await button(page, /^Anmelden$/).click()
}

test('the sign-in of the cloud is found from the portal’s, from the search and from the products', async ({ page }) => {
  await open(page, '/login')
  await main(page).getByRole('link', { name: 'Zur Cloud-Anmeldung' }).click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)

  // A user who has nothing but a place of the cloud starts there.
  await portalSignIn(page, 'cloud@wellenwerk.example')
  await expect(page).toHaveURL(`${server.url}/awslogin`)
  await expect(main(page).getByText('Sie sind als cloud@wellenwerk.example angemeldet.')).toBeVisible()
  await open(page, '/products/myproducts')
  const own = main(page).getByRole('region', { name: 'Meine Cloud' })
  await expect(own).toContainText('Wellenwerk 2024')
  await expect(main(page)).not.toContainText('noch kein Produkt zugeordnet')
  await own.getByRole('link', { name: 'Cloud starten' }).click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)

  await page.context().clearCookies()
  await portalSignIn(page, 'cloudadmin@wellenwerk.example')
  await expect(page).toHaveURL(`${server.url}/products/companyproducts`)
  const card = main(page).getByRole('listitem').filter({ hasText: 'Wellenwerk Cloud' }).first()
  await expect(card).toContainText('Läuft im Browser, ohne Lizenzdatei')
  await expect(card).not.toContainText('noch keine Lizenz')
  await card.getByRole('link', { name: 'Zur Cloud-Anmeldung' }).click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('cloud')
  await page.getByRole('option', { name: 'Cloud starten' }).click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)
})

test('who forgot the password at the cloud comes back to the cloud, and so does who was invited to it', async ({
  page,
}) => {
  await open(page, '/awsforgotpassword')
  await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('cloudoff@wellenwerk.example')
  await button(page, 'Link anfordern').click()
  const mail = await newestMail(server.url, 'cloudoff@wellenwerk.example', 'Neues Passwort für die Cloud')
  await page.goto(/http\S+setNewPassword\S+/.exec(mail.text)![0])
  await main(page).getByRole('textbox', { name: 'Neues Passwort' }).fill('Hafen-Kran-27!')
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)

  const call = caller(server.url)
  const [{ id, companyId }] = await accounts()
  const contact = await expectSuccess(
    call('POST', '/contacts', {
      companyId,
      salutation: 'NoSalutation',
      firstName: 'Neue',
      lastName: 'Person',
      email: 'neue.person@voss.example',
    }),
  )
  await expectSuccess(call('POST', `/cloud/configurations/${id}/users`, { contacts: [contact.id] }))
  await expectSuccess(call('POST', `/cloud/configurations/${id}/users/${contact.id}/invitation`))
  const invitation = await newestMail(server.url, 'neue.person@voss.example', 'Ihr Zugang zu')
  expect(invitation.text).toContain(`${server.url}/awslogin`)
  await page.goto(/http\S+cloudinvitation\S+/.exec(invitation.text)![0])
  await button(page, 'Einladung annehmen').click()
  await main(page).getByRole('link', { name: 'Passwort festlegen' }).click()
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill('Hafen-Kran-27!')
  await main(page)
    .getByRole('button', { name: /Passwort|Zugang|Speichern/ })
    .last()
    .click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)
  await button(page, 'Cloud starten').click()
  await streams(page)
})

test('with places at two stacks one chooses, and what was chosen last is proposed', async ({ page }) => {
  const call = caller(server.url)
  const [{ contactId }, other] = await accounts()
  await expectSuccess(call('PUT', `/cloud/places/${other.id}/users/${contactId}`, { active: true }))
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  await expect(main(page).getByText('Wo möchten Sie arbeiten?')).toBeVisible()
  const knot = main(page).getByRole('listitem').filter({ hasText: 'Wellenwerk Rechenknoten' })
  await expect(knot).toContainText(/\d+ (Platz|Plätze) frei/)
  const other2024 = main(page).getByRole('listitem').filter({ hasText: 'Wellenwerk 2024' })
  await other2024.getByRole('button', { name: 'Wellenwerk 2024 starten' }).click()
  await streams(page)

  // Proposed is what was chosen last; the other environment is one press away.
  await portalSignIn(page, 'cloud@wellenwerk.example')
  await button(page, 'Cloud starten').click()
  await expect(other2024).toContainText('zuletzt gewählt')
  await expect(other2024.getByRole('button')).toBeFocused()
  await knot.getByRole('button').click()
  await expect(main(page).getByText('Zurzeit ist kein Platz frei.')).toBeVisible()
})

interface Account {
  id: string
  holdingId: string
  companyId: string
  contactId: string
}

/** The company of cloud@ and its accounts: the one with free places, then that of the computing nodes. */
async function accounts(): Promise<[Account, Account]> {
  const call = caller(server.url)
  const { items } = await expectSuccess(call('GET', '/contacts?search=cloud%40wellenwerk'))
  const { items: companies } = await expectSuccess(call('GET', '/cloud/companies?show=all&pageSize=50'))
  const company = companies.find(
    ({ customerNumber }: { customerNumber: string }) => customerNumber === items[0].companyNumber,
  )
  const { configurations } = await expectSuccess(call('GET', `/cloud/holdings/${company.holdingId}`))
  const of = (stack: string): Account => {
    const { id } = configurations.find((one: { stack: { name: string } }) => one.stack.name === stack)
    return { id, holdingId: company.holdingId, companyId: company.id, contactId: items[0].id }
  }
  return [of('Wellenwerk 2024'), of('Wellenwerk Rechenknoten')]
}
