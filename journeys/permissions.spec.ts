import { expect, type Locator } from '@playwright/test'
import { openSession, portalUrl } from './actors.ts'
import { demoPassword } from '../demo/accounts.ts'
import { test } from './journey.ts'
import { companyInput } from '../server/testing/samples.ts'

interface Permission {
  id: string
  key: string
  granted?: boolean
}

async function api(token: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${portalUrl()}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${method} ${path} ${answer.status}`).toBe(true)
  const text = await answer.text()
  return text === '' ? null : JSON.parse(text)
}

async function tokenOf(): Promise<string> {
  const credentials = { email: 'administrator@wellenwerk.example', password: demoPassword }
  const { accessToken } = (await api('', 'POST', '/session', credentials)) as { accessToken: string }
  // Granting permissions wants the password given again.
  await api(accessToken, 'POST', '/session/confirmation', { password: demoPassword })
  return accessToken
}

interface Record {
  id: string
  code?: string
  customerNumber?: string
  active?: boolean
  configuration?: { id: string } | null
  licences?: number
  product?: { id: string }
}

/** A product that came from a licence file of an older system, without a configuration so far. */
async function productFromFile(token: string): Promise<string> {
  await api(token, 'POST', '/companies', companyInput(5_599_001, 'Rechteprobe GmbH'))
  const file = Buffer.from('AGREEMENT=5599001\n')
  const head = Buffer.from(`${JSON.stringify([{ name: 'Wellenwerk_Netzwerk_20.lic', size: file.length }])}\n`)
  const answer = await fetch(`${portalUrl()}/api/licence-imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: Buffer.concat([head, file]),
  })
  const { items } = (await answer.json()) as { items: { holdingId: string }[] }
  return items[0]!.holdingId
}

type Case = [key: string, path: string, what: Locator, before?: () => Promise<void>]
const rank = ([, path, , before]: Case): string => `${path} ${before ? 1 : 0}`

test('each permission of the licensing area hides what it guards from a role without it', async ({ page }) => {
  const token = await tokenOf()
  const items = async (path: string) => ((await api(token, 'GET', path)) as { items: Record[] }).items
  const [company] = await items('/companies?search=10023')
  const owned = (await items(`/companies/${company!.id}/products`)).find(({ licences }) => (licences ?? 0) > 0)!
  // A historical configuration that is not in use.
  const put = (basedOn: string | null) =>
    api(token, 'PUT', `/holdings/${owned.id}/configuration`, { basedOn, end: 'unlimited' }) as Promise<Record>
  const once = await put(owned.configuration!.id)
  await put(once.configuration!.id)
  await api(token, 'POST', `/products/${owned.product!.id}/templates`, {
    configurationId: once.configuration!.id,
    name: 'Rechte-Probe',
  })

  const role = ((await items('/roles')) as { id: string; name?: string }[]).find(({ name }) => name === 'Licenser')!
  const path = `/roles/${role.id}/permissions`
  const before = (await items(path)) as unknown as Permission[]
  const change = (key: string, on: boolean) => api(token, on ? 'PUT' : 'DELETE', `${path}/${key}`)
  const area = '/wellenwerkconfiguration'
  const overview = `${area}/overview/${owned.id}`
  const unconfigured = `${area}/overview/${await productFromFile(token)}`
  const manager = `${area}/manager/${owned.id}`
  const main = page.getByRole('main')
  const menuIn = (section: string, row: number) => () =>
    main
      .getByRole('region', { name: section })
      .getByRole('button', { name: /^Mehr zu / })
      .nth(row)
      .click()
  const openLicences = async () => {
    await menuIn('Host-IDs', 0)()
    await page.getByRole('menuitem', { name: /^Lizenzen (für|von) / }).click()
  }
  const cases: Case[] = [
    ['configurations.company.open', overview, page.getByRole('navigation').getByRole('link', { name: /^Müller/ })],
    ['configurations.product.edit', overview, page.getByRole('button', { name: 'Infokommentar bearbeiten' })],
    ['configurations.list', overview, page.getByRole('heading', { name: 'Konfigurationen' })],
    ['configurations.choose', overview, page.getByRole('link', { name: 'Konfiguration wählen' })],
    [
      'configurations.delete',
      overview,
      page.getByRole('menuitem', { name: /“ löschen$/ }),
      menuIn('Konfigurationen', 0),
    ],
    ['configurations.edit', manager, main.getByRole('button', { name: 'Speichern', exact: true })],
    ['configurations.dependencies', manager, page.getByRole('button', { name: 'Rechenkern bearbeiten' })],
    [
      'configurations.lic.load',
      unconfigured,
      page.getByRole('heading', { name: '.lic-Datei als erste Konfiguration einlesen' }),
    ],
    ['templates.save', manager, page.getByRole('button', { name: 'Als Vorlage speichern' })],
    [
      'templates.delete',
      `${area}/select/${owned.id}`,
      page.getByRole('button', { name: /^Vorlage .* löschen$/ }).first(),
    ],
    ['hosts.list', overview, page.getByRole('heading', { name: 'Host-IDs' })],
    ['hosts.create', overview, page.getByRole('link', { name: 'Host-ID anlegen' })],
    ['hosts.edit', overview, main.getByRole('link', { name: /^Host-ID .* bearbeiten$/ }).first()],
    [
      'hosts.toggle',
      overview,
      page.getByRole('menuitem', { name: /^Host-ID .* (deaktivieren|aktivieren)$/ }),
      menuIn('Host-IDs', 0),
    ],
    [
      'licences.download',
      overview,
      page
        .getByRole('dialog')
        .getByRole('button', { name: /herunterladen$/ })
        .first(),
      openLicences,
    ],
    [
      'licences.mail',
      overview,
      page
        .getByRole('dialog')
        .getByRole('button', { name: /senden$/ })
        .first(),
      openLicences,
    ],
    [
      'master.edit',
      `/products/editproduct?id=${owned.product!.id}&tab=master`,
      page.getByRole('heading', { name: 'Masterkonfiguration' }),
    ],
  ]
  for (const key of [...cases.map(([one]) => one), 'products.all']) await change(key, true)
  try {
    // A session that has just begun: an older one has its rights remembered for half a second.
    const look = async (where: string) => {
      await openSession(page, 'licenser')
      await page.goto(portalUrl() + where)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/…$/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    }
    await test.step('with all of them', async () => {
      let open = ''
      // What is opened on a page would lie over the rest of it: that comes last.
      for (const [key, where, what, prepare] of cases.toSorted((one, other) => rank(one).localeCompare(rank(other)))) {
        if (where !== open) await look(where)
        await prepare?.()
        await expect(what, key).toBeVisible()
        open = prepare ? '' : where
      }
    })
    for (const [key, where, what, prepare] of cases)
      await test.step(key, async () => {
        await change(key, false)
        await look(where)
        await prepare?.()
        await expect(what).toHaveCount(0)
        await change(key, true)
      })
    await test.step('configurations.area', async () => {
      await change('configurations.area', false)
      await openSession(page, 'licenser')
      await page.goto(portalUrl() + overview)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Wellenwerk')
    })
  } finally {
    for (const { key, granted } of before) await change(key, granted === true).catch(() => undefined)
  }
})
