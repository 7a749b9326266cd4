import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { keepFocus } from './keep-focus.ts'

keepFocus()

function Rows() {
  const [rows, setRows] = useState(['Voss', 'Kraft'])
  const [busy, setBusy] = useState(false)
  const wait = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 150)
  }
  return (
    <main tabIndex={-1}>
      <section tabIndex={-1} aria-label="Firmen">
        {rows.map((row) => (
          <p key={row}>
            <button type="button" onClick={() => setRows((all) => all.filter((one) => one !== row))}>
              {row} löschen
            </button>
          </p>
        ))}
      </section>
      <button type="button" disabled={busy} onClick={wait}>
        Speichern
      </button>
      <p>Text</p>
    </main>
  )
}

test('a button that waits for its answer has the focus again; with a row that is gone it goes to the list', async () => {
  await draw(<Rows />)
  const save = page.getByRole('button', { name: 'Speichern' })
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveFocus()
  page.getByRole('button', { name: 'Voss löschen' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Firmen' })).toHaveFocus()
})

test('whoever clicks beside everything keeps nothing', async () => {
  await draw(<Rows />)
  const save = page.getByRole('button', { name: 'Speichern' }).element() as HTMLElement
  save.focus()
  save.blur()
  document.body.append(document.createElement('i'))
  await new Promise((done) => setTimeout(done, 120))
  expect(document.activeElement).toBe(document.body)
})
