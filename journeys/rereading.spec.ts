import { expect, type Locator, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { machineChanges, readingOf } from '../licence/src/fixtures/machines/machine-changes.ts'
import { recordTraits } from '../licence/src/traits/recorded-traits.ts'
import { proposedTraitPolicies } from '../licence/src/traits/trait-policy.ts'
import type { ReadTrait } from '../licence/src/traits/trait.ts'
import { soundHost } from '../server/domains/licences/fixtures.ts'
import { idFile } from './id-file.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { query } from './query.ts'

// A server of its own: a product gets another format and a policy of traits.
const server = ownServer('rereading')
const machine = 'WS-CAD-07'

const recordOf = async (page: Page, traits: readonly ReadTrait[]) => {
  const { salt } = await (await page.context().request.get(`${server.url}/.well-known/licence-salt.json`)).json()
  return recordTraits(salt, 'physical', traits)
}

/** Reads the machine again from its row. */
async function readAgain(page: Page, row: Locator, traits: readonly ReadTrait[]): Promise<void> {
  const button = row.getByRole('button', { name: `${machine} neu einlesen` })
  const menu = row.getByRole('button', { name: `Mehr zu ${machine}` })
  await expect(button.or(menu)).toBeVisible()
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('menuitem', { name: `${machine} neu einlesen` }).click()
  } else await button.click()
  const file = idFile(machine, null, { traits: await recordOf(page, traits) })
  const dialog = page.getByRole('dialog', { name: 'Rechner neu einlesen' })
  await dialog.locator('input[type=file]').setInputFiles(file)
}

test('staff and customer read a changed machine again from its row, and the list says what was read', async ({
  page,
}) => {
  const change = machineChanges.find(({ name }) => name === 'system disk swapped, its content copied')!
  const other = machineChanges.find(({ name }) => name === 'docking station lent to another computer')!
  await query(server.folder, 'UPDATE products SET licence_format = 3, trait_policies = $1', [
    JSON.stringify(proposedTraitPolicies),
  ])
  const call = caller(server.url, 'licenser')
  const [company] = (await expectSuccess(call('GET', '/companies?search=10023'))).items
  const [holding] = (await expectSuccess(call('GET', `/companies/${company.id}/products`))).items
  const none = { name: null, mac: null }
  const traits = await recordOf(page, readingOf(change.before))
  const body = {
    ...soundHost,
    binding: 'traits',
    hosts: [{ name: machine, mac: null }, none, none],
    comment: 'Messplatz',
    traits,
  }
  const host = await expectSuccess(call('POST', `/holdings/${holding.id}/hosts`, body))
  await expectSuccess(call('POST', `/hosts/${host.id}/licences`, {}))

  await server.openAs(page, 'licenser', `/wellenwerkconfiguration/overview/${holding.id}`)
  const row = page.getByRole('row', { name: machine })
  await expect(page.getByRole('columnheader', { name: 'Merkmale zuletzt' })).toBeVisible()
  await readAgain(page, row, readingOf(change.after))
  await expect(page.getByText(/^Der Rechner ist neu eingelesen/)).toBeVisible()
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(row.getByText(/nötig; geändert: Systemplatte/)).toBeVisible()

  await server.openAs(page, 'customer', `/products/passport/${holding.id}`)
  await readAgain(page, page.getByRole('row', { name: machine }), readingOf(other.after))
  await expect(page.getByText(/Es ist ein anderer Rechner/).first()).toBeVisible()
})
