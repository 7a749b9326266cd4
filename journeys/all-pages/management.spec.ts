import { expect, type Page } from '@playwright/test'
import { moveOf, requestOf, resigningOf, signOnOf } from './records.ts'
import { walk } from './walk.ts'

const unfold = async (page: Page) => {
  await page.locator('details').first().click()
}

const openSignOn = async (page: Page) => {
  const panel = page.getByRole('region', { name: 'Single Sign-on' })
  await expect(panel.getByText('abgelaufen, gilt weiter')).toBeVisible()
  await panel.getByRole('button', { name: 'Bearbeiten' }).click()
  await expect(page.getByRole('dialog').getByText('Beim Anbieter eintragen')).toBeVisible()
}

const staff = { role: 'administrator' } as const
walk('management', async ({ token, items, company, product, host }) => {
  const [another] = await items('/companies?search=10147')
  const request = await requestOf(token, product.id)
  const moving = await moveOf(token, product.id, host.id)
  const [role] = await items('/roles')
  return [
    { name: 'today', ...staff, path: '/today' },
    { name: 'inbox', ...staff, path: '/inbox' },
    { name: 'moves', ...staff, path: '/management/moves' },
    { name: 'move', ...staff, path: `/management/moves/${moving}` },
    { name: 'outbox', ...staff, path: '/mails' },
    { name: 'mail templates', ...staff, path: '/mailtemplates' },
    { name: 'mailbox', ...staff, path: '/mailbox' },
    { name: 'mail gallery', ...staff, path: '/mailgallery' },
    { name: 'roles', ...staff, path: '/management/rolestable' },
    { name: 'create role', ...staff, path: '/management/editrole' },
    { name: 'role', ...staff, path: `/management/editrole/${role!.id}`, noLists: true },
    { name: 'keys', ...staff, path: '/management/keys' },
    { name: 'signing again', ...staff, path: `/management/keys/${await resigningOf(token, host.id)}` },
    { name: 'ledger', ...staff, path: '/management/ledger' },
    { name: 'system', ...staff, path: '/management/system' },
    { name: 'requests without sign-in', ...staff, path: '/management/auditlog/visitors' },
    { name: 'audit log', ...staff, path: '/management/auditlog' },
    { name: 'unfolded entry', ...staff, path: '/management/auditlog', noLists: true, before: unfold },
    { name: 'duplicates', ...staff, path: '/management/duplicates' },
    {
      name: 'merge',
      ...staff,
      path: `/management/merge?kind=company&remaining=${company.id}&removed=${another!.id}`,
    },
    { name: 'student domains', ...staff, path: '/management/studentdomains' },
    { name: 'add student domain', ...staff, path: '/management/addstudentdomain' },
    { name: 'payment notifications', ...staff, path: '/management/payments' },
    { name: 'documented calls', ...staff, path: '/management/documentedcalls' },
    { name: 'legal notices', ...staff, path: '/management/legalnotices' },
    { name: 'requests', ...staff, path: '/management/requests' },
    { name: 'request', ...staff, path: `/management/requests/${request}` },
    { name: 'service accounts', ...staff, path: '/management/serviceaccounts' },
    { name: 'create service account', ...staff, path: '/management/serviceaccount' },
    { name: 'webhooks', ...staff, path: '/management/webhooks' },
    { name: 'create webhook', ...staff, path: '/management/webhook' },
    { name: 'sso providers', ...staff, path: '/management/ssoproviderlist' },
    { name: 'sso provider', ...staff, path: '/management/ssoprovider' },
    { name: 'company sign-on', ...staff, path: `/company/${await signOnOf(token)}?tab=details`, before: openSignOn },
  ]
})
