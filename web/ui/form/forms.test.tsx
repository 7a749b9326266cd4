import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { operation } from '#contract/operation.ts'
import { answers, draw, focus, serverOf } from '../../testing/draw.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextLink } from '../layout/link.tsx'
import { EntryForm } from './entry/entry-form.tsx'
import { TextField } from './fields/fields.tsx'
import { NumberField } from './fields/number-field.tsx'
import { useEntry } from './entry/use-entry.ts'

// Forms under the hands of people: what is sent with Enter, what a press hits, what Escape closes.

const createType = operation({
  name: 'createType',
  method: 'POST',
  path: '/types',
  access: 'public',
  summary: 'Create a type.',
  body: z.object({ name: z.string().min(1).max(20), count: z.number().int().min(1).max(100) }),
  output: z.object({ id: z.string() }),
})

function TypeForm({ label = 'Name', done }: { label?: string; done?: () => void }) {
  const entry = useEntry(createType, { initial: { name: '', count: 2 }, done: () => done?.() })
  return (
    <EntryForm entry={entry}>
      <TextField {...entry.field('name', label)} />
      <NumberField {...entry.field('count', 'Anzahl')} min={1} max={100} />
    </EntryForm>
  )
}

function InDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Neue Kundenart</button>
      {open && (
        <Dialog title="Kundenart" onClose={close}>
          <TypeForm done={close} />
        </Dialog>
      )}
    </>
  )
}

const save = page.getByRole('button', { name: 'Speichern', exact: true })
const name = page.getByRole('textbox', { name: 'Name' })
const dialog = page.getByRole('dialog', { name: 'Kundenart' })
const open = page.getByRole('button', { name: 'Neue Kundenart' })

test('a form says what is missing before anything was typed', async () => {
  await draw(<TypeForm />)
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await expect.element(save).toHaveAccessibleDescription('Noch offen: Name')
})

test('a number that does not count is told, is not another one, and is not saved', async () => {
  const { asked } = serverOf(answers(createType, { id: '1' }))
  await draw(<TypeForm />)
  await name.fill('Prüfstelle')
  const count = page.getByRole('textbox', { name: 'Anzahl' })
  for (const wrong of ['7,5', '1.5', '101', 'zehn', '']) {
    await count.fill(wrong)
    await userEvent.tab()
    await expect.element(count).toHaveAttribute('aria-invalid', 'true')
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
    await expect.element(count).toHaveValue(wrong)
  }
  await count.fill('8')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ name: 'Prüfstelle', count: 8 }])
})

test('a dialog filled and sent with Enter closes; opened once more and left, the focus is at its button', async () => {
  serverOf(answers(createType, { id: '1' }))
  await draw(<InDialog />)
  await focus(open)
  await userEvent.keyboard('{Enter}')
  await name.fill('Prüfstelle')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('a dialog with something typed in asks before Escape or its cross closes it', async () => {
  await draw(<InDialog />)
  const asked = page.getByRole('dialog', { name: 'Eingaben verwerfen?' })
  await open.click()
  await name.fill('Prüfamt')
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Schließen' }).click(),
  ]) {
    await leave()
    await asked.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect.element(asked).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Prüfamt')
  }
  await userEvent.keyboard('{Escape}')
  await asked.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()

  // To cancel is to mean it.
  await open.click()
  await expect.element(name).toHaveValue('')
  await name.fill('Prüfamt')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(asked).not.toBeInTheDocument()
})

test('two changed forms on one page ask once before it is left', async () => {
  const { address } = await draw(
    <>
      <TypeForm label="Titel" />
      <TypeForm label="Preis" />
      <TextLink to="/login">Anmeldung</TextLink>
    </>,
  )
  await page.getByRole('textbox', { name: 'Titel' }).fill('Anders')
  await page.getByRole('textbox', { name: 'Preis' }).fill('17')
  await page.getByRole('link', { name: 'Anmeldung' }).click()
  const question = page.getByRole('dialog', { name: 'Seite verlassen?' })
  await question.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(address()).toBe('/')
  await page.getByRole('link', { name: 'Anmeldung' }).click()
  await question.getByRole('button').last().click()
  await expect.element(question).not.toBeInTheDocument()
  expect(address()).toBe('/login')
})
