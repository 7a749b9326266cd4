import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Move } from '#contract/moves.ts'
import { draw } from '#web/testing/draw.tsx'
import { holding, host } from '#web/testing/held-product.ts'
import { MoveHistory } from './move-history.tsx'

const move: Move = {
  id: '0197a5d0-0000-7000-8000-00000000000a',
  state: 'done',
  reasons: [],
  holder: holding.holder,
  holdingId: holding.id,
  product: holding.product,
  hostId: host.id,
  newHostId: host.id,
  bindingBefore: 'mac',
  bindingAfter: 'mac',
  machinesBefore: [{ name: 'LIC-1', mac: '02005E100001' }],
  machinesAfter: [{ name: 'LIC-2', mac: '02005E100002' }],
  count: 1,
  message: '',
  note: '',
  fileName: 'LIC-2.id',
  askedAt: '2026-11-01T08:00:00.000Z',
  askedBy: 'Sabine Staff',
  decidedAt: null,
  decidedBy: '',
  doneAt: '2026-11-01T08:00:00.000Z',
  oldSerial: 1001,
  newSerial: 1002,
  bridgeSerial: 1003,
  bridgeEnd: '2026-11-15',
  own: false,
}

test('a move names the licence that took the place of another, and the one that bridges the days until then', async () => {
  await draw(<MoveHistory moves={[move]} error={null} retry={() => undefined} />)
  const licences = page.getByRole('cell').nth(4)
  await expect.element(licences).toHaveTextContent('Lizenz 1002 ersetzt 1001 · Überbrückung 1003 bis 15.11.2026')
})
