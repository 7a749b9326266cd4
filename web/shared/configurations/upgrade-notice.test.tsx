import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { UpgradePreview } from '#contract/configurations.ts'
import { clear, draw } from '#web/testing/draw.tsx'
import { UpgradeNotice } from './upgrade-notice.tsx'

const drawNotice = (added: UpgradePreview['added']) => {
  const preview: UpgradePreview = { kind: 'upgrade', from: 19, to: 20, renamed: [], dropped: [], added }
  return draw(
    <UpgradeNotice
      upgrade={{ preview, error: null, ready: true, open: false, held: {} }}
      drop={[]}
      onDrop={() => undefined}
    />,
  )
}

afterEach(clear)

test('only where a version changes nothing it says that all modules are there', async () => {
  const same = page.getByText('Die neue Version hat alle Module dieser Konfiguration.')
  await drawNotice([])
  await expect.element(same).toBeVisible()
  await clear()
  await drawNotice([{ path: ['Welle', 'Dynamik'], licName: 'WELLE-DYN' }])
  await expect.element(page.getByText('Welle / Dynamik (WELLE-DYN)')).toBeVisible()
  await expect.element(same).not.toBeInTheDocument()
})
