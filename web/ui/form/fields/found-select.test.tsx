import { afterEach, expect, test } from 'vitest'
import { clear, draw } from '../../../testing/draw.tsx'
import { FoundSelect, useTyping } from './found-select.tsx'

function Company({ failed }: { failed: boolean }) {
  const typing = useTyping<{ id: string; name: string }>(null, ({ name }) => name)
  return (
    <FoundSelect
      id="company"
      name="company"
      label="Firma"
      value={null}
      onChange={() => undefined}
      typing={typing}
      found={[]}
      failed={failed}
      error="Bitte wählen Sie eine Firma."
    />
  )
}

afterEach(clear)

test.each([
  [false, 'Bitte wählen Sie eine Firma.'],
  [true, 'Die Suche ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.'],
])('at a field whose server could not be asked (%s) that is what is told', async (failed, text) => {
  await draw(<Company failed={failed} />)
  await expect.poll(() => document.querySelector('#company-error')?.textContent).toBe(text)
})
