import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../../bench/api.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { portalDay } from '../../contract/time-zone.ts'
import { portalUrl } from '../actors.ts'
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
/** A session of one's own runs already when somebody signs in. */
const streamTwice = async (page: Page) => {
  const signIn = page.url()
  const goOn = page.getByRole('button', { name: 'Weitermachen' })
  const stream = page.getByRole('heading', { name: 'Ihre Sitzung läuft' })
  const start = async () => {
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('cloud@wellenwerk.example')
    await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden und starten' }).click()
  }
  await start()
  await expect(stream.or(goOn)).toBeVisible()
  await page.goto(signIn)
  await start()
  await expect(goOn).toBeVisible()
}
/** The link of a place whose event is open at this moment. */
async function openPlace(): Promise<string> {
  const call = caller(portalUrl())
  const { items: stacks } = await expectSuccess(call('GET', '/cloud/stacks'))
  const hour = Number(
    new Intl.DateTimeFormat('de-DE', { hour: '2-digit', timeZone: 'Europe/Berlin' }).format(new Date()).slice(0, 2),
  )
  const at = (value: number) => `${String(value % 24).padStart(2, '0')}:00`
  const event = { name: 'Offene Schulung', places: 1, stackId: stacks[0].id, day: portalDay(new Date()) }
  const { id } = await expectSuccess(call('POST', '/events', { ...event, from: at(hour), to: at(hour + 2) }))
  const { items } = await expectSuccess(call('GET', `/events/${id}/places`))
  return `/eventplace#${items[0].link.split('#')[1]}`
}
const chooseContacts = async (page: Page) => {
  await page.getByRole('button', { name: 'Ansprechpartner auswählen' }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Exportieren/ })).toBeVisible()
}
const askForMore = async (page: Page) => {
  await page.getByRole('button', { name: 'Mehr Plätze anfragen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const editTerm = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Beginn und Ende von/ })
    .first()
    .click()
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
  const events = (await (await read('/events?show=all&pageSize=50')).json()) as {
    items: { id: string; state: string }[]
  }
  const placeOf = async (state: string) => {
    const { id } = events.items.find((one) => one.state === state)!
    const { items: places } = (await (await read(`/events/${id}/places`)).json()) as { items: { link: string }[] }
    return `/eventplace#${places[0]!.link.split('#')[1]}`
  }
  const planned = events.items.find(({ state }) => state === 'coming')!.id
  return [
    { name: 'place of an event to come', path: await placeOf('coming') },
    { name: 'place of an open event', path: await openPlace() },
    { name: 'place of a past event', path: await placeOf('over') },
    { name: 'cloud sign-in', path: '/awslogin' },
    { name: 'no access', path: '/awslogin', before: signInAs('cloudoff', /kein Cloud-Zugang eingeschaltet/) },
    { name: 'no place free', path: '/awslogin', before: signInAs('cloudfull', /Zurzeit ist kein Platz frei/) },
    { name: 'password to be set', path: '/awslogin', before: signInAs('cloudnew', /erhalten Sie eine E-Mail/) },
    { name: 'own session', path: '/awslogin', before: streamTwice },
    { name: 'cloud password', path: '/awsforgotpassword' },
    { name: 'cloud invitation', path: '/cloudinvitation?token=unknown-unknown-unknown' },
    { name: 'events', ...staff, path: '/events/list?show=all' },
    { name: 'new event', ...staff, path: '/events/create' },
    { name: 'event', ...staff, path: `/events/create?id=${planned}` },
    { name: 'links of an event', ...staff, path: `/events/links?id=${planned}` },
    { name: 'VDI accounts', ...staff, path: '/vdiaccountslist' },
    { name: 'term of a VDI account', ...staff, path: '/vdiaccountslist', before: editTerm },
    { name: 'cloud companies', ...staff, path: '/cloudcompanies?show=all' },
    { name: 'cloud accounts', ...staff, path: `/awsselect?companyProduct=${running.holdingId}` },
    { name: 'new cloud account', ...staff, path: `/createawsconfig?companyProduct=${running.holdingId}` },
    { name: 'cloud account', ...staff, path: `/awsaccount?id=${running.id}` },
    ...(['users', 'products', 'usage', 'costs'] as const).map((tab) => ({
      name: `${tab} of a cloud account`,
      ...staff,
      path: `/awsaccount?id=${running.id}&tab=${tab}`,
    })),
    { name: 'cloud settings', ...staff, path: '/cloudsettings' },
    { name: 'expired cloud account', ...staff, path: `/awsaccount?id=${expired.id}` },
    { name: 'choice of contacts', ...staff, path: `/awsaccount?id=${running.id}&tab=users`, before: chooseContacts },
    { name: 'cloud places', ...staff, path: `/editawsusers?id=${running.id}` },
    { name: 'cloud statistics', ...staff, path: '/cloudstatistics' },
    { name: 'use of cloud places', ...staff, path: '/cloudstatistics/needs' },
    { name: 'session reports', ...staff, path: '/cloudstatistics/reports' },
    { name: 'cloud costs', ...staff, path: '/cloudstatistics/costs' },
    { name: 'more places', ...staff, path: `/editawsusers?id=${running.id}`, before: askForMore },
  ]
})
