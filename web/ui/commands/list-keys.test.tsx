import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { bulkIds, bulkOutput } from '#contract/bulk.ts'
import { operation } from '#contract/operation.ts'
import { answers, draw, focus, serverOf } from '../../testing/draw.tsx'
import { IconEdit } from '../layout/icons.tsx'
import { DataTable } from '../table/data-table.tsx'
import { RemoveButton } from '../table/rows/remove-button.tsx'
import { RowActions } from '../table/rows/row-actions.tsx'
import { RowButton } from '../table/rows/row-button.tsx'
import { BulkWriteButton } from './bulk-write-button.tsx'
import { switchSingleKeys } from './single-keys.ts'

const removeFirms = operation({
  name: 'removeFirms',
  method: 'POST',
  path: '/firms/removals',
  access: 'signedIn',
  summary: 'Remove firms.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})

interface Firm {
  id: string
  name: string
}
const id = (digit: number) => `0198c0de-0000-7000-8000-00000000000${digit}`
const firms: readonly Firm[] = ['Ahrens', 'Brandt', 'Clausen'].map((name, at) => ({ id: id(at), name }))

function Firms() {
  const [done, setDone] = useState<readonly string[]>([])
  const did = (what: string) => setDone((before) => [...before, what])
  return (
    <main>
      <input aria-label="Notiz" />
      <output>{done.join(', ')}</output>
      <DataTable
        label="Firmen"
        rows={firms}
        columns={[{ key: 'name', text: 'Name' }]}
        actions={({ name }) => (
          <RowActions name={name} visible={1}>
            <RowButton text={`${name} bearbeiten`} icon={<IconEdit />} letter="e" onClick={() => did(`e ${name}`)} />
            <RemoveButton text={`${name} löschen`} onClick={() => did(`d ${name}`)} />
          </RowActions>
        )}
        bulk={{
          name: ({ name }) => name,
          actions: (rows, clear) => (
            <BulkWriteButton
              operation={removeFirms}
              rows={rows}
              nameOf={({ name }) => name}
              clear={clear}
              text={`${rows.length} löschen`}
              letter="d"
              danger
              input={(ids) => ({ body: { ids } })}
              question={(names) => `${names} löschen?`}
              done={(count) => `${count} gelöscht.`}
            />
          ),
        }}
      />
    </main>
  )
}

const press = (keys: string) => userEvent.keyboard(keys)
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const done = page.getByRole('status').first()
afterEach(() => switchSingleKeys(true))

test('j and k lead through the rows, a letter runs the action of the row, also one that is in its menu', async () => {
  await draw(<Firms />)
  await expect.element(row('Ahrens')).toBeVisible()
  await press('j')
  await expect.element(row('Ahrens')).toHaveFocus()
  await press('j')
  await expect.element(row('Brandt')).toHaveFocus()
  await press('e')
  await expect.element(done).toHaveTextContent('e Brandt')
  await press('k')
  await expect.element(row('Ahrens')).toHaveFocus()
  await press('d')
  await expect.element(done).toHaveTextContent('e Brandt, d Ahrens')
  await press('{Control>}e{/Control}')
  await expect.element(done).toHaveTextContent('e Brandt, d Ahrens')
})

test('x selects; then letters act on the selection, which asks by name and says of each what became of it', async () => {
  const refusal = { code: 'students.domainInUse', details: {} }
  const items = [
    { id: id(0), refusal: null },
    { id: id(1), refusal },
  ]
  const { asked } = serverOf(answers(removeFirms, { items }))
  await draw(<Firms />)
  await expect.element(row('Ahrens')).toBeVisible()
  await press('jxjx')
  await expect.element(page.getByText('2 ausgewählt')).toBeVisible()
  await press('d')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Ahrens und Brandt löschen?')).toBeVisible()
  expect(asked).toEqual([])
  await dialog.getByRole('button', { name: '2 löschen' }).click()
  await expect.element(page.getByRole('region').getByText(/^1 gelöscht\. Nicht bei Brandt: /)).toBeVisible()
  expect(asked).toMatchObject([{ operation: 'removeFirms', body: { ids: [id(0), id(1)] } }])
  await expect.element(page.getByText('2 ausgewählt')).not.toBeInTheDocument()
  await expect.element(done).toHaveTextContent('')
})

test('letters are letters where somebody writes, and nothing once they are switched off', async () => {
  await draw(<Firms />)
  await focus(page.getByRole('textbox', { name: 'Notiz' }))
  await press('jed')
  await expect.element(page.getByRole('textbox', { name: 'Notiz' })).toHaveValue('jed')
  const edit = page.getByRole('button', { name: 'Brandt bearbeiten' })
  await expect.element(edit).toHaveAttribute('title', 'Brandt bearbeiten (E)')
  switchSingleKeys(false)
  await expect.element(edit).toHaveAttribute('title', 'Brandt bearbeiten')
  await focus(edit)
  await press('jd')
  await expect.element(edit).toHaveFocus()
  await expect.element(done).toHaveTextContent('')
  // Arrows and Enter are no letters.
  ;(row('Brandt').element() as HTMLElement).focus()
  await press('{ArrowDown}')
  await expect.element(row('Clausen')).toHaveFocus()
})

test('the menu of a row tells the letters and takes them', async () => {
  await draw(<Firms />)
  await page.getByRole('button', { name: 'Mehr zu Clausen' }).click()
  const remove = page.getByRole('menuitem', { name: 'Clausen löschen' })
  await expect.element(remove).toHaveAttribute('aria-keyshortcuts', 'D')
  await press('d')
  await expect.element(done).toHaveTextContent('d Clausen')
  await expect.element(remove).not.toBeInTheDocument()
})
