import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, focus } from '../../testing/draw.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Menu, MenuCheck, MenuItem } from './menu.tsx'

const columns = ['Nummer', 'Kundenart', 'Kundennummer', 'Ort']

function Columns({ onSave }: { onSave?: () => void }) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const flip = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name])
  return (
    <Menu button={(attributes) => <button {...attributes}>Ansicht</button>}>
      {columns.map((name) => (
        <MenuCheck key={name} checked={!hidden.includes(name)} onClick={() => flip(name)}>
          {name}
        </MenuCheck>
      ))}
      <MenuItem onClick={() => onSave?.()}>Ansicht speichern</MenuItem>
    </Menu>
  )
}

const menu = page.getByRole('menu')
const button = page.getByRole('button', { name: 'Ansicht', exact: true })
const check = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })
const save = page.getByRole('menuitem', { name: 'Ansicht speichern' })
const press = (keys: string) => userEvent.keyboard(keys)

test('arrows, Home, End and letters lead through a menu; Enter and the space bar choose', async () => {
  await draw(<Columns />)
  await focus(button)
  await press('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(check('Nummer')).toHaveFocus()
  await press('{ArrowDown}')
  await expect.element(check('Kundenart')).toHaveFocus()
  await press('{ArrowUp}{ArrowUp}')
  await expect.element(save).toHaveFocus()
  await press('{ArrowDown}')
  await expect.element(check('Nummer')).toHaveFocus()
  await press('{End}')
  await expect.element(save).toHaveFocus()
  await press('{Home}')
  await expect.element(check('Nummer')).toHaveFocus()
  // One letter goes to the next line that begins with it; several, typed at once, to the one that fits all.
  await press('o')
  await expect.element(check('Ort')).toHaveFocus()
  await press('kundena')
  await expect.element(check('Kundenart')).toHaveFocus()
  // A line that is on or off leaves the menu open.
  await press('{Enter}')
  await expect.element(check('Kundenart')).toHaveAttribute('aria-checked', 'false')
  await expect.element(check('Kundenart')).toHaveFocus()
  await press(' ')
  await expect.element(check('Kundenart')).toHaveAttribute('aria-checked', 'true')
  await press('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('ArrowUp opens a menu at its end; Tab closes it and goes on, Shift+Tab back', async () => {
  await draw(
    <>
      <Columns />
      <button>Exportieren</button>
    </>,
  )
  await focus(button)
  await press('{ArrowUp}')
  await expect.element(save).toHaveFocus()
  await userEvent.tab()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Exportieren' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await press('{ArrowDown}')
  await expect.element(check('Nummer')).toHaveFocus()
  await press('{Shift>}{Tab}{/Shift}')
  await expect.element(menu).not.toBeInTheDocument()
})

function Views() {
  const [open, setOpen] = useState<'contacts' | 'view' | null>(null)
  const view = open === 'view'
  return (
    <>
      <button onClick={() => setOpen('contacts')}>Ansprechpartner auswählen</button>
      {open && (
        <Dialog title="Ansprechpartner" onClose={() => setOpen(null)}>
          <Columns onSave={() => setOpen('view')} />
          {view && (
            <Dialog title="Ansicht speichern" onClose={() => setOpen('contacts')}>
              <input aria-label="Name" data-autofocus />
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  )
}

test('Escape closes the menu and leaves the dialog it stands in; of two dialogs it closes the upper one', async () => {
  await draw(<Views />)
  const choose = page.getByRole('button', { name: 'Ansprechpartner auswählen' })
  const around = page.getByRole('dialog', { name: 'Ansprechpartner' })
  const upper = page.getByRole('dialog', { name: 'Ansicht speichern' })
  await focus(choose)
  await press('{Enter}')
  await expect.element(around).toBeVisible()
  await focus(button)
  await press('{ArrowDown}')
  await expect.element(check('Nummer')).toHaveFocus()
  await press('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(around).toBeVisible()
  await expect.element(button).toHaveFocus()

  await press('{ArrowDown}')
  await press('ansicht')
  await expect.element(save).toHaveFocus()
  await press('{Enter}')
  await expect.element(upper.getByRole('textbox')).toHaveFocus()
  await press('{Escape}')
  await expect.element(upper).not.toBeInTheDocument()
  await expect.element(around).toBeVisible()
  // The dialog opened from a menu leads back to the menu's button.
  await expect.element(button).toHaveFocus()
  await press('{Escape}')
  await expect.element(around).not.toBeInTheDocument()
  await expect.element(choose).toHaveFocus()
})
