import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readConfiguration } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { answers, clear, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { configuration, holding } from '#web/testing/held-product.ts'
import { ManagerParts } from './manager-parts.tsx'

const edit = ['configurations.list', 'configurations.edit', 'configurations.dependencies']
const save = page.getByRole('button', { name: 'Speichern', exact: true })
const solver = page.getByRole('button', { name: /^Rechenkern / })
const keep = page.getByRole('button', { name: 'Als Vorlage speichern' })

const server = (dependenciesHidden: boolean) =>
  serverOf(answers(readHolding, holding), answers(readConfiguration, configuration(dependenciesHidden)))

const look = async (permissions: string[]) => {
  await draw(<ManagerParts />, {
    route: '/{$product}configuration/manager/$id',
    at: `/wellenwerkconfiguration/manager/${holding.id}`,
    me: { permissions },
  })
}
const title = page.getByRole('heading', { level: 1 })

test('who may edit saves and keeps templates; who may only look does neither', async () => {
  server(false)
  await look([...edit, 'templates.save'])
  await expect.element(save).toBeVisible()
  await expect.element(keep).toBeVisible()
  await expect.element(solver).toBeVisible()
  await clear()
  server(false)
  await look(['configurations.list', 'configurations.dependencies'])
  await expect.element(title).toHaveTextContent('Konfiguration: Ausbau')
  await expect.element(save).not.toBeInTheDocument()
  await expect.element(keep).not.toBeInTheDocument()
})

test('who does not see technical dependencies does not save a tree without them', async () => {
  server(true)
  await look(['configurations.list', 'configurations.edit'])
  await expect.element(title).toHaveTextContent('Konfiguration: Ausbau')
  await expect.element(solver).not.toBeInTheDocument()
  await expect.element(save).not.toBeInTheDocument()
})

test('a configuration that cannot be read is told as such, with the number of the failure', async () => {
  server(false).now(refuses(readConfiguration, 503, 'server.unavailable'))
  await look(edit)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Die Konfiguration konnte nicht geladen werden.')).toBeVisible()
  await expect.element(alert.getByText(/probe-1/)).toBeVisible()
})
