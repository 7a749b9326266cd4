import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createSsoProvider } from '#contract/sso.ts'
import { draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { CreateProviderPage } from './provider-page.tsx'

test('SAML has no issuer, whatever was entered for another protocol', async () => {
  const { asked } = serverOf(refuses(createSsoProvider, 409, 'server.failed'))
  await draw(<CreateProviderPage />, { route: '/management/ssoprovider' })
  await page.getByRole('textbox', { name: /^Anzeigename|^Name/ }).fill('SAML-Dienst')
  await page.getByRole('textbox', { name: /^Kennung/ }).fill('saml-dienst')
  await page.getByRole('textbox', { name: /Aussteller|Issuer/ }).fill('login.beispiel.de')
  await page.getByRole('combobox', { name: /Protokoll/ }).click()
  await page.getByRole('option', { name: /SAML/ }).click()
  await expect.element(page.getByRole('textbox', { name: /Aussteller|Issuer/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toEqual([expect.objectContaining({ protocol: 'saml', identifier: 'saml-dienst', issuer: '' })])
})
