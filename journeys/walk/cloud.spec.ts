import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../../demo/accounts.ts'
import { walk } from './walk.ts'

interface Account {
  holdingId: string
  id: string
  state: string
}

const signInAs = (name: string, said: string | RegExp) => async (page: Page) => {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(`${name}@wellenwerk.example`)
  await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden und starten' }).click()
  await expect(page.getByRole('main').getByText(said)).toBeVisible()
}
const chooseContacts = async (page: Page) => {
  await page.getByRole('button', { name: 'Ansprechpartner auswählen' }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Exportieren/ })).toBeVisible()
}
const askForMore = async (page: Page) => {
  await page.getByRole('button', { name: 'Mehr Plätze anfragen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const staff = { role: 'administrator' } as const
walk('the cloud and its sign-in', async ({ read }) => {
  const { items } = (await (await read('/cloud/companies?show=all&pageSize=50&sort=end')).json()) as {
    items: { holdingId: string; accounts: number }[]
  }
  const found: Account[] = []
  for (const { holdingId } of [...items.filter(({ accounts }) => accounts > 0).slice(0, 3), ...items.slice(-20)]) {
    const { configurations } = (await (await read(`/cloud/holdings/${holdingId}`)).json()) as {
      configurations: Account[]
    }
    found.push(...configurations)
  }
  const running = found.find(({ state }) => state === 'running')!
  const expired = found.find(({ state }) => state === 'expired')!
  return [
    { name: 'cloud sign-in', path: '/awslogin' },
    { name: 'no access', path: '/awslogin', before: signInAs('cloudoff', /kein Cloud-Zugang eingeschaltet/) },
    { name: 'no place free', path: '/awslogin', before: signInAs('cloudfull', /Zurzeit ist kein Platz frei/) },
    { name: 'cloud password', path: '/awsforgotpassword' },
    { name: 'cloud invitation', path: '/cloudinvitation?token=unknown-unknown-unknown' },
    { name: 'cloud companies', ...staff, path: '/cloudcompanies?show=all' },
    { name: 'cloud accounts', ...staff, path: `/awsselect?companyProduct=${running.holdingId}` },
    { name: 'new cloud account', ...staff, path: `/createawsconfig?companyProduct=${running.holdingId}` },
    { name: 'cloud account', ...staff, path: `/awsaccount?id=${running.id}` },
    { name: 'expired cloud account', ...staff, path: `/awsaccount?id=${expired.id}` },
    { name: 'choice of contacts', ...staff, path: `/awsaccount?id=${running.id}`, before: chooseContacts },
    { name: 'cloud places', ...staff, path: `/editawsusers?id=${running.id}` },
    { name: 'cloud statistics', ...staff, path: '/cloudstatistics' },
    { name: 'session reports', ...staff, path: '/cloudstatistics/reports' },
    { name: 'cloud costs', ...staff, path: '/cloudstatistics/costs' },
    { name: 'more places', ...staff, path: `/editawsusers?id=${running.id}`, before: askForMore },
  ]
})
