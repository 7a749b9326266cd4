import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { portalUrl, signIn, signInByPage } from './actors.ts'
import { test } from './journey.ts'
import { openTab } from './company-tabs.ts'

const program = fileURLToPath(new URL('../licence/bin/keywerk-licence.mjs', import.meta.url))
const request = (mac: string, name: string) => `<?xml version="1.0" encoding="UTF-8"?>
<HostIdFile><LicenseRequest schema="1"><Product>Wellenwerk</Product><Version>20</Version><InstallationType>Netzwerk</InstallationType>
<OperatingSystem>Windows Server 2025</OperatingSystem><Created>2026-11-12T09:31:07Z</Created><CustomerNumber>10311</CustomerNumber>
<Company>Nordsee Getriebe AG</Company><Contact><Salutation>Herr</Salutation><FirstName>Jörg</FirstName><LastName>Petersen</LastName>
<Email>it@nordsee-getriebe.example</Email></Contact><TerminalServer>false</TerminalServer><VirtualServer>true</VirtualServer><Port>28064</Port>
<Host index="1"><ComputerName>${name}</ComputerName><MacAddress>${mac}</MacAddress></Host></LicenseRequest></HostIdFile>`

const verify = (args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, [program, 'verify', ...args], (error, stdout) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout }),
    )
  })

/** Chooses an option of one of the portal's select fields. */
async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

test('from a licence request to a signed licence file that runs on that machine and on no other', async ({
  page,
}, info) => {
  const file = (name: string) => info.outputPath(name)
  await signInByPage(page, 'administrator')

  await test.step('find the company and give it a product', async () => {
    await page.getByRole('searchbox').fill('nordse getribe')
    await page.getByRole('link', { name: 'Nordsee Getriebe AG', exact: true }).click()
    await openTab(page, 'Produkte')
    await page.getByRole('button', { name: 'Produkt hinzufügen' }).click()
    await choose(page, 'Produkt', /^Wellenwerk Netzwerk 19$/)
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
    await expect(page.getByText('Wellenwerk Netzwerk 19 ist hinzugefügt.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Wellenwerk Netzwerk 20', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellenwerk Netzwerk 20')
  })

  const overview = page.url()
  await test.step('read the licence request and save the host ID', async () => {
    await page.getByRole('link', { name: 'Host-ID anlegen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host-ID anlegen')
    writeFileSync(file('request.id'), request('02-1B-44-11-3A-B7', 'LIC-JOURNEY'))
    await page.locator('input[type=file]').setInputFiles(file('request.id'))
    await expect(page.getByRole('textbox', { name: 'MAC-Adresse 1' })).toHaveValue(/02.1B.44.11.3A.B7/i)
    await expect(page.getByRole('textbox', { name: 'Rechnername 1' })).toHaveValue('LIC-JOURNEY')
    await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page).toHaveURL(overview)
    await expect(page.getByRole('cell', { name: 'LIC-JOURNEY · 3A:B7', exact: true })).toBeVisible()
  })

  await test.step('set the modules', async () => {
    await page
      .getByRole('link', { name: /öffnen$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Konfiguration')
    await page.getByRole('button', { name: 'Wellen und Achsen bearbeiten' }).click()
    const card = page.getByRole('complementary', { name: 'Position bearbeiten' })
    await card.getByRole('textbox', { name: 'Anzahl' }).fill('3')
    await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Was hat sich geändert?' }).fill('Drei Wellen')
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
    await expect(page).toHaveURL(overview)
    await expect(page.getByRole('cell', { name: 'historisch' }).first()).toBeVisible()
  })

  await test.step('see the exact file, issue and download it', async () => {
    await page.getByRole('button', { name: 'Lizenz für LIC-JOURNEY · 3A:B7 ausstellen' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Für diese Host-ID wurde noch keine Lizenz ausgestellt.')).toBeVisible()
    await expect(dialog.getByRole('table', { name: 'Module der Lizenz' })).toContainText('WELLE')
    await dialog.getByRole('heading', { name: 'Diese Datei wird ausgestellt' }).click()
    await expect(dialog.getByText(/^MODULE "WELLE" PARENT - LEVEL 1 COUNT 3 /)).toBeVisible()
    const shown = (await dialog.locator('ol code').allTextContents()).join('\n')
    await dialog.getByRole('button', { name: 'Ausstellen' }).click()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Herunterladen' }).click()
    const licence = await download
    expect(licence.suggestedFilename()).toBe('Wellenwerk_Netzwerk_20_10311_LIC-JOURNEY.lic')
    await licence.saveAs(file('issued.lic'))
    const issued = readFileSync(file('issued.lic'), 'utf8').split('\n').slice(0, -2).join('\n')
    // The place in the ledger is known on issuing only; everything else is what was shown.
    expect(issued.replace(/^LEDGER \d+ [\w-]{43}$/m, 'LEDGER -')).toBe(shown)
  })

  await test.step('the verifier accepts it there and then, and nowhere else', async () => {
    writeFileSync(file('keys.json'), await (await fetch(`${portalUrl()}/.well-known/licence-keys.json`)).text())
    writeFileSync(file('other.id'), request('02-1B-44-11-3A-B8', 'LIC-OTHER'))
    const keys = ['--keys', file('keys.json')]
    const here = ['--host', file('request.id')]
    expect((await verify([file('issued.lic'), ...keys, ...here])).code).toBe(0)
    const elsewhere = await verify([file('issued.lic'), ...keys, '--host', file('other.id')])
    expect([elsewhere.code, elsewhere.output]).toEqual([
      1,
      expect.stringMatching(/erwartet 02:1B:44:11:3A:B7, gefunden 02:1B:44:11:3A:B8/),
    ])
    const late = await verify([file('issued.lic'), ...keys, ...here, '--at', '2031-01-01', '--json'])
    expect([late.code, JSON.parse(late.output).code]).toEqual([1, 'licence.expired'])
    const bytes = readFileSync(file('issued.lic'))
    bytes[bytes.indexOf('10311')] = '2'.charCodeAt(0)
    writeFileSync(file('changed.lic'), bytes)
    const changed = await verify([file('changed.lic'), ...keys, ...here, '--json'])
    expect([changed.code, JSON.parse(changed.output).code]).toEqual([1, 'licence.signature'])
  })

  await test.step('send it by mail and find the same bytes in the mailbox', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Per E-Mail senden' }).click()
    await dialog.getByRole('textbox', { name: /^Cc/ }).fill('a@nordsee-getriebe.example, b@nordsee-getriebe.example')
    await dialog.getByRole('button', { name: 'Senden' }).click()
    await expect(
      page.getByText('Die E-Mail an it@nordsee-getriebe.example ist im Postausgang.', { exact: true }),
    ).toBeVisible()
    await expect.poll(async () => (await caught()).length).toBe(1)
    const [mail] = await caught()
    const attachment = await fetch(`${portalUrl()}/api/mailbox/${encodeURIComponent(mail!.id)}/attachments/0`)
    expect(Buffer.from(await attachment.arrayBuffer()).equals(readFileSync(file('issued.lic')))).toBe(true)
  })

  await test.step('verify it in the browser, where nothing is uploaded', async () => {
    await page.goto(`${portalUrl()}/verify`)
    const uploads: string[] = []
    page.on('request', (sent) => {
      // The page renews its session whenever it is time, and says nothing more then.
      const renewal = sent.url() === `${portalUrl()}/api/session/refresh` && sent.postData() === '{}'
      if (sent.method() !== 'GET' && !renewal) uploads.push(sent.url())
    })
    const [licence, host] = [page.locator('input[type=file]').nth(0), page.locator('input[type=file]').nth(1)]
    await licence.setInputFiles(file('issued.lic'))
    await expect(page.getByText('Diese Lizenz ist gültig.')).toBeVisible()
    await host.setInputFiles(file('request.id'))
    await expect(page.getByText('Diese Lizenz ist auf diesem Rechner gültig.')).toBeVisible()
    await licence.setInputFiles(file('changed.lic'))
    await expect(page.getByText('Diese Lizenz ist nicht gültig.')).toBeVisible()
    expect(uploads).toEqual([])
  })
})

async function caught(): Promise<{ id: string; to: string }[]> {
  const answer = (await (await fetch(`${portalUrl()}/api/mailbox`)).json()) as { items: { id: string; to: string }[] }
  return answer.items.filter((mail) => mail.to === 'it@nordsee-getriebe.example')
}

test('a wrong file is refused with a clear message, and a broken rule before saving', async ({ page }, info) => {
  await signIn(page, 'licenser')
  await page.getByRole('searchbox').fill('10147')
  await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
  await page.getByRole('link', { name: 'Wellenwerk Einzelplatz 20', exact: true }).click()
  await page.getByRole('link', { name: 'Host-ID anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host-ID anlegen')
  const wrong = info.outputPath('wrong.id')
  writeFileSync(wrong, '<?xml version="1.0"?>\n<Settings><Theme>dark</Theme></Settings>\n')
  await page.locator('input[type=file]').setInputFiles(wrong)
  await expect(page.getByText('Falsches Format: Die Datei enthält keine Lizenzanfrage.')).toBeVisible()
  writeFileSync(wrong, request('3CECEF6A019E', 'WS-0815').replace('<Version>20', '<Version>19'))
  await page.locator('input[type=file]').setInputFiles(wrong)
  await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('dialog').getByText(/Version der Host-ID-Datei \(19\)/)).toBeVisible()
})

test('a runtime sets the end of a host ID from its start', async ({ page }) => {
  await signIn(page, 'licenser')
  await page.getByRole('searchbox').fill('10147')
  await page.getByRole('link', { name: 'Konstruktionsbüro Lindqvist', exact: true }).click()
  await page.getByRole('link', { name: 'Wellenwerk Einzelplatz 20', exact: true }).click()
  await page.getByRole('link', { name: 'Host-ID anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host-ID anlegen')
  const runtime = page.getByRole('combobox', { name: 'Laufzeit' })
  const end = page.getByRole('textbox', { name: 'Ende' })
  await page.getByRole('textbox', { name: 'Beginn' }).fill('01.02.2027')
  await page.getByRole('textbox', { name: 'Beginn' }).blur()
  for (const [choice, day] of [
    ['2 Wochen zum Testen', '15.02.2027'],
    ['3 Monate', '01.05.2027'],
    ['Bis 01.01.2099', '01.01.2099'],
  ] as const) {
    await runtime.selectOption({ label: choice })
    await expect(end).toHaveValue(day)
  }
  await end.fill('24.12.2027')
  await end.blur()
  await expect(runtime).toHaveValue('')
})
