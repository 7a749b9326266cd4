import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { fromAccountMenu } from './account-menu.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'
import { openPart } from './record-tabs.ts'

test('a picture is chosen, cropped with keys and buttons, kept after a reload and removed', async ({ page }) => {
  await openAs(page, 'user', '/user')
  await page.getByRole('button', { name: 'Bild wählen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profilbild' })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'bild.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await expect(dialog.getByText('„bild.png“ lässt sich nicht als Bild lesen.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles('journeys/files/portrait.png')
  const slider = dialog.getByRole('slider', { name: 'Vergrößerung' })
  await expect(slider).toHaveAttribute('aria-valuenow', '1')
  const crop = dialog.getByRole('button', { name: /^Ausschnitt: mit der Maus/ })
  await crop.focus()
  await page.keyboard.press('+')
  await expect(slider).toHaveAttribute('aria-valuenow', '1.5')
  const pixel = () =>
    crop.locator('canvas').evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL())
  let before = await pixel()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(pixel).not.toBe(before)
  before = await pixel()
  await dialog.getByRole('button', { name: 'Ausschnitt nach oben' }).click()
  await dialog.getByRole('button', { name: 'Ausschnitt nach unten' }).click()
  await dialog.getByRole('button', { name: 'Ausschnitt nach rechts' }).click()
  await expect.poll(pixel).not.toBe(before)
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', '10')
  await expect(dialog.getByRole('button', { name: 'Vergrößern', exact: true })).toBeDisabled()
  await slider.press('Home')
  await dialog.getByRole('button', { name: 'Bild übernehmen' }).click()
  await expect(page.getByText('Ihr Profilbild ist gespeichert.', { exact: true })).toBeVisible()
  await page.reload()
  const picture = page.getByRole('img', { name: 'Profilbild' })
  await expect(picture).toBeVisible()
  const size = picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
  expect(await size).toBe(200)
  await page.getByRole('button', { name: 'Bild entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bild entfernen' }).click()
  await expect(page.getByText('Ihr Profilbild ist entfernt.', { exact: true })).toBeVisible()
  await expect(picture).toBeHidden()
})

test('name and address are saved; a postcode the country does not have is told at its field', async ({ page }) => {
  await openAs(page, 'user', '/user')
  await page.getByLabel('PLZ').fill('ABC')
  await page.getByLabel('PLZ').blur()
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('PLZ').fill('33602')
  await page.getByLabel('Ort', { exact: true }).fill('Bielefeld')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Ihr Profil ist gespeichert.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Bielefeld')
})

test('one’s data is downloaded as JSON', async ({ page }) => {
  await openAs(page, 'customer', '/user?tab=data')
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Daten herunterladen' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toMatch(/^keywerk-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { contact: { email: string } }
  expect(data.contact.email).toBe('customer@wellenwerk.example')
})

test('without a network saving says so, though nothing was ever said on that page; with it again it is saved', async ({
  page,
}) => {
  const scripts = Promise.all([page.waitForResponse(/dialogs-.*\.css/), page.waitForResponse(/dialogs-.*\.js/)])
  await openAs(page, 'user', '/user')
  await scripts
  const town = page.getByLabel('Ort', { exact: true })
  await page.getByLabel('PLZ').fill('33330')
  await town.fill('Gütersloh')
  await page.context().setOffline(true)
  const save = page.getByRole('main').getByRole('button', { name: 'Speichern' })
  await save.click()
  const away = page.getByText('Der Server ist gerade nicht erreichbar.').filter({ visible: true })
  await expect(away.first()).toBeVisible()
  await expect(town).toHaveValue('Gütersloh')
  await page.context().setOffline(false)
  await save.click()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(town).toHaveValue('Gütersloh')
})

test('the menu of the account leads to the devices, and so does their older address; each part has its own', async ({
  page,
}) => {
  await openAs(page, 'licenser', '/companies')
  const devices = page.getByRole('heading', { name: 'Sitzungen und Geräte', exact: true })
  await fromAccountMenu(page, 'Angemeldete Geräte')
  await expect(page).toHaveURL(/\/user\?tab=devices$/)
  await expect(devices).toBeVisible()
  await openPart(page, 'Einstellungen')
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await openPart(page, 'Anmeldung und Sicherheit')
  await page.getByRole('link', { name: 'Passwort ändern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort ändern')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Sicherheit', exact: true })).toBeVisible()
  await page.goto(`${portalUrl()}/user#sessions`)
  await expect(page).toHaveURL(/\/user\?tab=devices$/)
  await expect(devices).toBeVisible()
})
