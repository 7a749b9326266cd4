import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { listConfigurations } from '#contract/configurations.ts'
import { readMissingEnds } from '#contract/end-requests.ts'
import { readHolder, readHolding } from '#contract/holdings.ts'
import { listHosts } from '#contract/hosts.ts'
import { listLicenceImports } from '#contract/licence-imports.ts'
import { listHostLicences } from '#contract/licences.ts'
import { answers, clear, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { configurationRow, holding, host, licence } from '#web/testing/held-product.ts'
import { OverviewParts } from './overview-parts.tsx'

interface Guarded {
  what: Locator
  /** What is opened before it can be seen. */
  open?: () => Promise<void>
}

const rowMenu = (section: string) => () =>
  page
    .getByRole('region', { name: section })
    .getByRole('button', { name: /^Mehr zu / })
    .first()
    .click()
const openLicences = async () => {
  await rowMenu('Host-IDs')()
  await page.getByRole('menuitem', { name: /^Lizenzen (für|von) / }).click()
}
const inDialog = (name: RegExp): Locator => page.getByRole('dialog').getByRole('button', { name })

const guarded: Record<string, Guarded> = {
  'configurations.company.open': { what: page.getByRole('link', { name: 'Müller Statik GmbH' }) },
  'configurations.product.edit': { what: page.getByRole('button', { name: 'Infokommentar bearbeiten' }) },
  'configurations.list': { what: page.getByRole('heading', { name: 'Konfigurationen' }) },
  'configurations.choose': { what: page.getByRole('link', { name: 'Konfiguration wählen' }) },
  'configurations.delete': {
    what: page.getByRole('menuitem', { name: /Erstausstattung.* löschen$/ }),
    open: rowMenu('Konfigurationen'),
  },
  'hosts.list': { what: page.getByRole('heading', { name: 'Host-IDs' }) },
  'hosts.create': { what: page.getByRole('link', { name: 'Host-ID anlegen' }) },
  'hosts.edit': { what: page.getByRole('link', { name: /^Host-ID .* bearbeiten$/ }) },
  'hosts.toggle': {
    what: page.getByRole('menuitem', { name: /^Host-ID .* deaktivieren$/ }),
    open: rowMenu('Host-IDs'),
  },
  'licences.download': { what: inDialog(/herunterladen$/), open: openLicences },
  'licences.mail': { what: inDialog(/senden$/), open: openLicences },
}
const permissions = [...Object.keys(guarded), 'configurations.area', 'companies.list']

const server = () =>
  serverOf(
    answers(readHolding, holding),
    answers(readHolder, holding.holder),
    answers(listConfigurations, { items: [configurationRow(true), configurationRow(false)] }),
    answers(readMissingEnds, { missing: 0, request: null }),
    answers(listHosts, { items: [host] }),
    answers(listHostLicences, { items: [licence] }),
    answers(listLicenceImports, { items: [] }),
  )

const look = async (granted: string[]) => {
  await draw(<OverviewParts />, {
    route: '/{$product}configuration/overview/$id',
    at: `/wellenwerkconfiguration/overview/${holding.id}`,
    me: { permissions: granted },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Wellenwerk Netzwerk 21')
  await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBe(0)
}

test.for(Object.entries(guarded))('%s shows what it guards, and nobody without it sees it', async ([key, one]) => {
  server()
  await look(permissions)
  await one.open?.()
  await expect.element(one.what.first()).toBeVisible()
  await clear()
  server()
  await look(permissions.filter((other) => other !== key))
  await one.open?.()
  await expect.element(one.what).not.toBeInTheDocument()
})

test('a licence file is read only into a product that has no configuration, and by whom may', async () => {
  const section = page.getByRole('heading', { name: '.lic-Datei als erste Konfiguration einlesen' })
  const mayLoad = [...permissions, 'configurations.lic.load']
  server()
  await look(mayLoad)
  await expect.element(section).not.toBeInTheDocument()
  await clear()
  server().now(answers(readHolding, { ...holding, configuration: null }))
  await look(mayLoad)
  await expect.element(section).toBeVisible()
  await clear()
  server().now(answers(readHolding, { ...holding, configuration: null }))
  await look(permissions)
  await expect.element(section).not.toBeInTheDocument()
})

test('configurations that cannot be read are told as such, with the number of the failure', async () => {
  server().now(refuses(listConfigurations, 503, 'server.unavailable'))
  await look(permissions)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Die Konfigurationen konnten nicht geladen werden.')).toBeVisible()
  await expect.element(alert.getByText(/probe-1/)).toBeVisible()
})
