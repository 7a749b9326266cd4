import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LedgerCheck } from '#contract/ledger.ts'
import { draw } from '#web/testing/draw.tsx'
import { Finding } from './finding.tsx'

const whole: LedgerCheck = {
  entries: 12,
  brokenAt: null,
  heads: 3,
  wrongHead: null,
  unknownHead: null,
  signedTo: 12,
  reasons: [],
  licences: { changed: [], missing: [], outside: [] },
}

test('a ledger that is whole says so, and one licence that is not as it was issued is named', async () => {
  await draw(<Finding answer={whole} />)
  await expect.element(page.getByText(/^Alle Einträge \(12\) hängen lückenlos aneinander/)).toBeVisible()
  await draw(<Finding answer={{ ...whole, licences: { ...whole.licences, changed: [1007] } }} />)
  await expect.element(page.getByText('Nicht so, wie sie ausgestellt wurden: Lizenzen 1007.')).toBeVisible()
})
