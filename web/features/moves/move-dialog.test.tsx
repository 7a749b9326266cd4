import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clear, draw } from '#web/testing/draw.tsx'
import { passport } from '#web/testing/held-product.ts'
import { MoveDialog } from './move-dialog.tsx'

const request = `<?xml version="1.0" encoding="UTF-8"?>
<HostIdFile>
  <LicenseRequest schema="1">
    <Product>Wellenwerk</Product>
    <Version>21</Version>
    <InstallationType>Netzwerk</InstallationType>
    <CustomerNumber>10023</CustomerNumber>
    <Company>Müller Statik GmbH</Company>
    <Port>27000</Port>
    <Host index="1"><ComputerName>LIC-9</ComputerName><MacAddress>02-00-5E-10-00-09</MacAddress></Host>
  </LicenseRequest>
</HostIdFile>`

const machines = ['LIC-1', 'LIC-2', 'LIC-3'].map((name, at) => ({ name, mac: `02005E10000${at}` }))

afterEach(clear)

test('of a Triade one server is replaced: they are offered by their places', async () => {
  await draw(
    <MoveDialog
      holding={{ id: passport.id, disabled: false, customerNumber: '10023', product: passport.product }}
      host={{ ...passport.hosts[0]!, binding: 'triade', machines }}
      allowance={{ policy: null, used: 0, left: 1, nextAt: null, lastMoves: [] }}
      onClose={() => undefined}
    />,
  )
  await page
    .getByLabelText('Lizenzanfrage (.id) des neuen Rechners')
    .last()
    .upload(new File([request], 'neu.id'))
  for (const place of ['1. LIC-1 · 00:00', '2. LIC-2 · 00:01', '3. LIC-3 · 00:02'])
    await expect.element(page.getByRole('radio', { name: place })).toBeVisible()
})
