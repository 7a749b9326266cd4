import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findRecords } from '#contract/finder.ts'
import { answers, draw, serverOf } from '../../../testing/draw.tsx'
import { BulkButton } from '../../../ui/commands/bulk-button.tsx'
import { IconEdit } from '../../../ui/layout/icons.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RowButton } from '../../../ui/table/rows/row-button.tsx'
import { Finder } from './finder.tsx'
import { KeysDialog } from './keys-dialog.tsx'

const firms = ['Ahrens', 'Brandt'].map((name) => ({ id: name, name }))

function Firms() {
  const [done, setDone] = useState('')
  const [open, setOpen] = useState<'finder' | 'keys' | null>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the shell
    <div onKeyDown={({ key }) => (key === 'F2' ? setOpen('finder') : key === 'F4' ? setOpen('keys') : undefined)}>
      <output>{done}</output>
      <DataTable
        label="Firmen"
        rows={firms}
        columns={[{ key: 'name', text: 'Name' }]}
        actions={({ name }) => (
          <RowButton text={`${name} bearbeiten`} icon={<IconEdit />} letter="e" onClick={() => setDone(`e ${name}`)} />
        )}
        bulk={{
          name: ({ name }) => name,
          actions: (rows) => (
            <BulkButton
              text="Verlängern"
              letter="r"
              onClick={() => setDone(`r ${rows.map(({ name }) => name).join()}`)}
            />
          ),
        }}
      />
      {open === 'finder' && <Finder onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
    </div>
  )
}

const group = (name: string) => page.getByRole('dialog').getByRole('group', { name, exact: true })
const done = page.getByRole('status').first()

test('the finder offers what can be done with the row that has the focus, else with the selection, first', async () => {
  await draw(<Firms />)
  const button = page.getByRole('button', { name: 'Brandt bearbeiten' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{F2}')
  await expect.element(group('Mit dieser Zeile').getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(done).toHaveTextContent('e Brandt')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await page.getByRole('checkbox', { name: 'Ahrens auswählen' }).click()
  await userEvent.keyboard('{F2}')
  await expect.element(group('Mit der Auswahl').getByRole('option', { name: 'Verlängern' })).toBeVisible()
  await expect.element(group('Mit dieser Zeile')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(done).toHaveTextContent('r Ahrens')
})

test('what is pressed stays until it is let go, whatever comes in meanwhile, and is then what was clicked', async () => {
  const server = serverOf(answers(findRecords, { items: [] }))
  await draw(<Firms />, { me: { permissions: ['hosts.list'] } })
  const button = page.getByRole('button', { name: 'Brandt bearbeiten' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{F2}')
  const option = group('Mit dieser Zeile').getByRole('option')
  await expect.element(option).toBeVisible()
  const point = (type: string, button = 0) =>
    option.element().dispatchEvent(new PointerEvent(type, { bubbles: true, button }))
  point('pointerdown')
  await page.getByRole('combobox', { name: /^Produkt/ }).fill('Exportieren')
  await expect.poll(() => server.asked).toMatchObject([{ query: { words: 'Exportieren' } }])
  point('pointerup')
  ;(option.element() as HTMLElement).click()
  await expect.element(done).toHaveTextContent('e Brandt')

  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{F2}')
  await expect.element(option).toBeVisible()
  point('pointerdown')
  point('pointerup')
  // Another button, let go in a menu of the browser.
  point('pointerdown', 2)
  await page.getByRole('combobox', { name: /^Produkt/ }).fill('Exportieren')
  await expect.element(option).not.toBeInTheDocument()
})

test('the overview of keys names the letters at hand, and switches them off', async () => {
  await draw(<Firms />)
  const button = page.getByRole('button', { name: 'Brandt bearbeiten' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{F4}')
  const dialog = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect.element(dialog.getByText('Brandt bearbeiten')).toBeVisible()
  const letters = dialog.getByRole('switch', { name: /^Tastenkürzel aus einem Zeichen/ })
  await letters.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveAttribute('title', 'Brandt bearbeiten')
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{F4}')
  await letters.click()
  await expect.element(letters).toBeChecked()
})
