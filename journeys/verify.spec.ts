import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { makeCustomer } from '../server/testing/customers.ts'
import { demoPassword } from '../demo/accounts.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

/** The text of the licence file a new company has. */
async function licenceText(number: number): Promise<string> {
  const call = caller(portalUrl(), 'administrator')
  const { hostId } = await makeCustomer(call, number, 'Urteil GmbH')
  const { items } = await expectSuccess(call('GET', `/hosts/${hostId}/licences`))
  const credentials = { email: 'administrator@wellenwerk.example', password: demoPassword }
  const signedIn = await fetch(`${portalUrl()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${portalUrl()}/api/licences/${items[0].id}/file`, { headers })).text()
}

test('a verdict is that of the file that was checked: none while the next one is, and the newest one stays', async ({
  page,
}) => {
  const text = await licenceText(780_101)
  const file = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
  const forged = text.replaceAll('COUNT 2', 'COUNT 90')
  let mode: 'go' | 'refuse' | 'hold' = 'go'
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/.well-known/licence-keys.json', async (route) => {
    if (mode === 'refuse') return route.abort()
    if (mode === 'hold') {
      held.resolve()
      await letGo.promise
    }
    return route.continue()
  })
  await openAs(page, 'administrator', '/verify')
  const input = page.locator('input[type=file]').first()
  const valid = page.getByText('Diese Lizenz ist gültig.')
  const invalid = page.getByText('Diese Lizenz ist nicht gültig.')
  await input.setInputFiles(file('gut.lic', text))
  await expect(valid).toBeVisible()

  mode = 'refuse'
  await input.setInputFiles(file('falsch.lic', forged))
  await expect(page.getByText(/^Die öffentlichen Schlüssel des Herstellers sind gerade nicht/).first()).toBeAttached()
  await expect(page.getByText('falsch.lic')).toBeVisible()
  await expect(valid).toHaveCount(0)

  // The check of the good file is overtaken by that of the other one.
  mode = 'hold'
  await input.setInputFiles(file('gut.lic', text))
  await held.promise
  mode = 'go'
  await input.setInputFiles(file('falsch.lic', forged))
  await expect(invalid).toBeVisible()
  const late = page.waitForResponse('**/.well-known/licence-keys.json')
  letGo.resolve()
  await (await late).finished()
  // Both were asked for: whatever the late one brings is there once a third answer has been drawn.
  await page.evaluate(() => fetch('/.well-known/licence-keys.json').then((answer) => answer.text()))
  await expect(invalid).toBeVisible()
  await expect(valid).toHaveCount(0)
})

test('a genuine file that does not count here is not distrusted, and says what to do next', async ({ page }) => {
  const text = await licenceText(780_106)
  const file = (words: string) => ({ name: 'lizenz.lic', mimeType: 'text/plain', buffer: Buffer.from(words) })
  const call = caller(portalUrl(), 'administrator')
  await openAs(page, 'licenser', '/verify')
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(file(text))
  await expect(page.getByText('Diese Lizenz ist gültig.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zum Lizenzpass' })).toHaveCount(0)

  // The next licence of the machine replaces it.
  const { items } = await expectSuccess(call('GET', '/companies?search=780106'))
  const { items: products } = await expectSuccess(call('GET', `/companies/${items[0].id}/products`))
  const { items: hosts } = await expectSuccess(call('GET', `/holdings/${products[0].id}/hosts`))
  await expectSuccess(call('POST', `/hosts/${hosts[0].id}/licences`, {}))
  await page.reload()
  await input.setInputFiles(file(text))
  await expect(page.getByText('Für diesen Rechner gibt es eine neuere Lizenzdatei.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zum Lizenzpass' })).toHaveAttribute('href', /products\/passport\//)

  const machine = page.locator('input[type=file]').nth(1)
  await machine.setInputFiles('licence/src/fixtures/version-19.id')
  await expect(page.getByText('Die Datei ist echt und unverändert; sie gilt nur so nicht.')).toBeVisible()
  await expect(
    page.getByText('Für diesen Rechner brauchen Sie eine eigene Lizenzdatei.', { exact: false }),
  ).toBeVisible()
})
