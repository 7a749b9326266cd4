import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, focus } from '../../../testing/draw.tsx'
import { Terms } from './terms.tsx'

const note = page.getByRole('tooltip').filter({ hasText: 'Rechnername' })
const term = page.getByRole('button', { name: 'Host-ID', exact: true })

const drawTerm = () =>
  draw(
    <p style={{ padding: 100 }}>
      <Terms>Die Host-ID kommt aus der Datei.</Terms>
    </p>,
  )

test('a term of licensing explains itself when the focus comes to it, and Escape closes it', async () => {
  await drawTerm()
  await focus(term)
  await expect.element(note).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(term).toHaveFocus()
})

test('what the pointer shows of a term can be pointed at itself, and goes with Escape, wherever the focus is', async () => {
  await drawTerm()
  await term.hover()
  await expect.element(note).toBeVisible()
  await expect.element(term).not.toHaveFocus()
  // WCAG 1.4.13: on the way to it nothing closes.
  await note.hover()
  await expect.element(note).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
})
