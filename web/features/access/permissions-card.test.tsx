import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { permissionCatalogue } from '#contract/permissions.ts'
import { listRolePermissions, type Role, type RolePermission, setRolePermissions } from '#contract/roles.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { PermissionsCard } from './permissions-card.tsx'

const role: Role = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Buchhaltung',
  description: 'Sieht Firmen',
  fixed: false,
  purpose: null,
  landing: 'user',
  factorLanding: 'user',
  studentVersion: false,
  showsCustomerNumber: true,
  factorRequired: false,
  factorGraceDays: 14,
  accounts: 0,
  permissions: 0,
  modifiedAt: '2026-05-01T08:00:00.000Z',
}
const permissions = permissionCatalogue.map(
  ({ key, id, guards, de: nameDe, en: nameEn }): RolePermission => ({
    key,
    id,
    guards,
    nameDe,
    nameEn,
    guarding: true,
    operations: key === 'audit.list' ? ['listAudit'] : [],
    granted: key === 'companies.list',
  }),
)
const area = (name: string) => page.getByRole('region', { name, exact: true })

test('permissions stand by area; the search finds name, sentence, key and id, and names what is guarded', async () => {
  serverOf(answers(listRolePermissions, { items: permissions }))
  await draw(<PermissionsCard role={role} />)
  await expect.element(area('Firmen').getByText(/^1 von /)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Firma anlegen' })).not.toBeInTheDocument()
  await area('Firmen').getByRole('button', { name: 'Firmen' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Firmen sehen', exact: true })).toBeChecked()
  const search = page.getByRole('searchbox')
  const audit = permissions.find(({ key }) => key === 'audit.list')!
  for (const words of ['Änderungsprotokoll sehen', 'AUDIT.list', audit.id.slice(0, 8).toUpperCase()]) {
    await search.fill(words)
    await expect.element(page.getByRole('checkbox', { name: audit.nameDe, exact: true })).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
  }
  await expect.element(page.getByText(audit.id)).not.toBeInTheDocument()
  await page.getByText('Seiten und Aufrufe').click()
  await expect.element(page.getByText('listAudit')).toBeVisible()
  await page.getByRole('switch', { name: 'Schlüssel und ID zeigen' }).click()
  await expect.element(page.getByText(audit.id)).toBeVisible()
})

test('all of an area are granted by one box, after a question that names them; without an answer it falls back', async () => {
  const companies = permissions.filter(
    ({ key }) => /^(companies|crm)\./.test(key) && key !== 'companies.list' && key !== 'crm.mail.send',
  )
  const items = companies.map(({ id }) => ({ id, refusal: null }))
  const { asked, now } = serverOf(
    answers(listRolePermissions, { items: permissions }),
    answers(setRolePermissions, { items }),
  )
  await draw(<PermissionsCard role={role} />)
  const all = page.getByRole('checkbox', { name: 'Firmen: alle' })
  const dialog = page.getByRole('dialog')
  await all.click()
  await expect.element(dialog.getByText(/Firma anlegen/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(area('Firmen').getByText(/^1 von /)).toBeVisible()
  await all.click()
  now(answers(listRolePermissions, { items: permissions.map((one) => ({ ...one, granted: true })) }))
  await dialog.getByRole('button', { name: 'Erteilen' }).click()
  await expect.element(all).toBeChecked()
  const sent = asked.filter(({ operation }) => operation === 'setRolePermissions').map(({ body }) => body)
  expect(sent).toEqual([{ ids: expect.arrayContaining(companies.map(({ id }) => id)), granted: true }])
})
