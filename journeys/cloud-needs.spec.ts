import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { portalDay } from '../contract/time-zone.ts'
import { demoPassword } from '../demo/accounts.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { query } from './query.ts'

const server = ownServer('cloud-needs')
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const ask = (path: string) => expectSuccess(caller(server.url)('GET', path))

interface Need {
  name: string
  customerNumber: string
  seats: number
  percentile: number
  peak: number
}

/** A company with one cloud account: what the account says of its need holds for the company. */
async function withOneAccount(): Promise<Need> {
  const { items: needs } = (await ask('/cloud-usage/needs?pageSize=50&sort=-peak')) as { items: Need[] }
  const { items: companies } = await ask('/cloud/companies?pageSize=50&show=all')
  for (const { holdingId, customerNumber } of companies) {
    const need = needs.find((one) => one.customerNumber === customerNumber)
    const { configurations } = await ask(`/cloud/holdings/${holdingId}`)
    if (!need || need.peak === 0 || configurations.length !== 1) continue
    expect(await ask(`/cloud-usage/accounts/${configurations[0].id}/outlook`)).toMatchObject({
      seats: need.seats,
      percentile: need.percentile,
      peak: need.peak,
    })
    return need
  }
  throw new Error('No company has one cloud account.')
}

test('staff see whether companies have the places they need, and when somebody found none', async ({ page }) => {
  const post = async (path: string, data?: object) =>
    (await page.context().request.post(`${server.url}/api${path}`, { data })).json()
  const { ticket } = await post('/cloud/tickets')
  const person = { ticket, email: 'cloudfull@wellenwerk.example', password: demoPassword }
  expect(await post('/cloud/sessions', person)).toMatchObject({ outcome: 'full' })
  const need = await withOneAccount()
  await server.openAs(page, 'administrator', '/cloudstatistics')
  await page.getByRole('link', { name: 'Auslastung' }).click()
  await expect(page).toHaveURL(/\/cloudstatistics\/needs/)
  const places = page.getByRole('region', { name: 'Plätze je Firma' })
  await places.getByRole('searchbox').fill(need.customerNumber)
  const row = places.getByRole('row').filter({ hasText: need.name })
  await expect(row).toContainText(need.name)
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(need.seats))
  await expect(row.getByRole('cell').nth(2)).toHaveText(String(need.percentile))
  await expect(row.getByRole('cell').nth(3)).toHaveText(String(need.peak))
  const advice =
    need.percentile >= need.seats ? 'Plätze empfohlen' : need.peak < need.seats ? /genüg(t|en)/ : 'Anzahl passt'
  await expect(row).toContainText(advice)

  const hours = page.getByRole('region', { name: 'Stunden ohne freien Platz' })
  await hours.getByRole('switch', { name: 'Als Tabelle' }).click()
  await expect(hours.getByRole('table').getByRole('row', { name: /1/ }).last()).toBeVisible()
  const rows = hours.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(25)
  await expect(rows.filter({ has: page.getByRole('cell', { name: '1', exact: true }) })).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await expect(page.getByRole('heading', { name: 'Cloud seat usage' })).toBeVisible()
})

test('the filters of the statistics hold for the groups; a search recalculates some seconds after the table', async ({
  page,
}) => {
  const { choices } = await ask('/cloud-usage/statistics')
  const { stack, stackName } = (choices.stacks as { stack: string; stackName: string }[])[0]!
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7)
  const filters = `stack=${stack}&from=${month}&to=${month}&version=${choices.versions[0]}`
  const { items } = await ask(`/cloud-usage/groups?pageSize=50&${filters}`)
  await server.openAs(page, 'administrator', `/cloudstatistics?${filters}&groups.pageSize=50`)
  const groups = page.getByRole('region', { name: 'Nach Firmen' })
  await expect(groups.getByRole('row')).toHaveCount(items.length + 1)
  for (const { companyName } of items as { companyName: string }[]) await expect(groups).toContainText(companyName)
  await expect(groups.getByRole('row').nth(1)).toContainText(stackName)

  const asked: { path: string; at: number }[] = []
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // The browser's own time: when this process hears of it is another matter.
    if (searchParams.get('search') === 'a') asked.push({ path: pathname, at: request.timing().startTime })
  })
  const at = (path: string) => asked.find((one) => one.path === path)?.at
  const lines = page.getByRole('region', { name: 'Personen und Stacks' })
  await lines.getByRole('searchbox').fill('a')
  await expect.poll(() => at('/api/cloud-usage/statistics')).toBeDefined()
  await expect.poll(() => at('/api/cloud-usage')).toBeDefined()
  expect(at('/api/cloud-usage/statistics')! - at('/api/cloud-usage')!).toBeGreaterThan(2000)
})

test('a report that cannot be read says why, one with wrong lines which ones; the last fetch is told', async ({
  page,
}) => {
  await server.openAs(page, 'administrator', '/cloudstatistics/reports')
  await expect(page.getByText(/Jede Nacht aus dem S3-Bucket geholt/)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt abholen' }).click()
  await expect(page.getByText(/Zuletzt abgeholt am .*gefunden/)).toBeVisible({ timeout: 60_000 })
  const upload = (name: string, text: string) =>
    caller(server.url)('POST', `/cloud-usage/reports?name=${name}`, Buffer.from(text))
  await upload('ohne-spalten.csv', 'user_session_id;user_id')
  const head =
    'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once'
  await upload('eine-zeile.csv', `${head}\nn1,gestern,60,u,s,true`)
  const list = page.getByRole('region', { name: 'Eingelesene Berichte' })
  await list.getByRole('searchbox').fill('ohne-spalten')
  await expect(list.getByRole('row', { name: /ohne-spalten/ })).toContainText('Fehlende Spalten: session_start_time')
  await list.getByRole('searchbox').fill('eine-zeile')
  await list.getByRole('button', { name: 'Einzelheiten zu eine-zeile.csv' }).click()
  const dialog = page.getByRole('dialog', { name: 'Einzelheiten zu eine-zeile.csv' })
  await expect(dialog).toContainText('Zeile 2: session_start_time')
})

test('statistics opened by their address name the company they are narrowed to, and let it go', async ({ page }) => {
  const { items } = await ask('/cloud-usage/needs?pageSize=5')
  const { id, name, customerNumber } = items[0]
  await server.openAs(page, 'administrator', `/cloudstatistics?company=${id}`)
  const company = page.getByRole('combobox', { name: 'Firma' })
  await expect(company).toHaveValue(`${name} (${customerNumber})`)
  await page.getByRole('button', { name: `Filter „${name}“ entfernen` }).click()
  await expect(page).not.toHaveURL(/company=/)
  await expect(company).toHaveValue('')
})

test('where a budget is spent, staff are told so at the head of the account and led to it', async ({ page }) => {
  const call = caller(server.url)
  const { items } = await ask('/cloud/companies?pageSize=50')
  const running = async () => {
    for (const { holdingId } of items)
      for (const { id, state } of (await ask(`/cloud/holdings/${holdingId}`)).configurations)
        if (state === 'running') return id as string
    throw new Error('No cloud account is running.')
  }
  const id = await running()
  // On the first of a month the demo has used nothing yet.
  await query(
    server.folder,
    `INSERT INTO cloud_usage (month, configuration_id, stack, seconds, sessions) VALUES ($1, $2, 'budget', 7200, 1)`,
    [`${portalDay(new Date()).slice(0, 7)}-01`, id],
  )
  const settings = { costsShown: false, budgetKind: 'hours', budgetAmount: 1, budgetStops: true }
  await expectSuccess(call('PUT', `/cloud-usage/accounts/${id}`, settings))
  // As the job does it once the minute is over in which the budget can be set otherwise.
  await query(server.folder, 'UPDATE cloud_configurations SET stopped_at = now() WHERE id = $1', [id])
  const late = Promise.withResolvers<void>()
  await page.route(`**/api/cloud-usage/accounts/${id}`, async (route) => {
    await late.promise
    await route.continue()
  })
  await server.openAs(page, 'administrator', `/awsaccount?id=${id}`)
  await expect(page.getByText('Budget verbraucht', { exact: true })).toBeVisible()
  const way = page.getByRole('link', { name: 'Zum Budget' })
  const hours = page.getByRole('textbox', { name: 'Stunden je Monat' })
  await way.click()
  await expect(page).toHaveURL(/#budget$/)
  // Asked for before it was read.
  late.resolve()
  await expect(hours).toBeInViewport()
})

test('an invitation whose link is cut off says so, and what to do', async ({ page }) => {
  await open(page, '/cloudinvitation?token=abc')
  await expect(page.getByRole('alert')).toContainText('Dieser Link ist unvollständig.')
})
