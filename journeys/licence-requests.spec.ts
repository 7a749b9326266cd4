import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { makeCustomer } from '../server/testing/customers.ts'
import { hostInput } from '../server/testing/samples.ts'
import { openAs, portalUrl } from './actors.ts'
import { Clicks } from './clicks.ts'
import { test } from './journey.ts'

const request = `<?xml version="1.0" encoding="UTF-8"?>
<HostIdFile><LicenseRequest schema="1"><Product>Wellenwerk</Product><Version>20</Version><InstallationType>Netzwerk</InstallationType>
<OperatingSystem>Windows Server 2025</OperatingSystem><Created>2026-11-12T09:31:07Z</Created><CustomerNumber>780104</CustomerNumber>
<Company>Anfrage GmbH</Company><Contact><Salutation>Herr</Salutation><FirstName>J</FirstName><LastName>P</LastName>
<Email>neu@anfrage.example</Email></Contact><TerminalServer>false</TerminalServer><VirtualServer>true</VirtualServer><Port>28064</Port>
<Host index="1"><ComputerName>ZWEITER</ComputerName><MacAddress>00-1B-44-11-3A-C9</MacAddress></Host></LicenseRequest></HostIdFile>`

test('a licence request dropped on the form of another machine goes to the form of its own, or nowhere', async ({
  page,
}) => {
  const call = caller(portalUrl(), 'administrator')
  const made = await makeCustomer(call, 780_104, 'Anfrage GmbH')
  const none = { name: null, mac: null }
  const hosts = [{ name: 'ZWEITER', mac: '001B44113AC9' }, none, none]
  const second = await expectSuccess(
    call('POST', `/holdings/${made.id}/hosts`, { ...hostInput, customerNumber: '', hosts }),
  )
  const first = await expectSuccess(call('GET', `/hosts/${made.hostId}`))
  await openAs(page, 'administrator', `/wellenwerkconfiguration/licencecreator/${made.id}?host=${made.hostId}`)
  const name = page.getByRole('textbox', { name: 'Rechnername 1' })
  const mail = page.getByRole('textbox', { name: /^E-Mail/ })
  await expect(name).toHaveValue(first.hosts[0].name)
  const typed = page.getByRole('textbox', { name: 'Rechnername 2' })
  await typed.fill('GETIPPT')

  const file = { name: 'zweiter.id', text: request }
  await new Clicks(page).drop(file)
  await page.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(typed).toHaveValue('GETIPPT')
  await expect(name).toHaveValue(first.hosts[0].name)
  await expect(mail).toHaveValue(first.email)

  await new Clicks(page).drop(file)
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(page).toHaveURL(new RegExp(`host=${second.id}`))
  await expect(name).toHaveValue('ZWEITER')
  await expect(mail).toHaveValue('neu@anfrage.example')
})
