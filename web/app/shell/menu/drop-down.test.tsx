import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, focus } from '../../../testing/draw.tsx'
import { DropDown } from './drop-down.tsx'

test('Escape in a panel of the top bar leads back to its button', async () => {
  await draw(
    <DropDown button={(attributes) => <button {...attributes}>Konto</button>}>
      {() => <a href="/user">Profil</a>}
    </DropDown>,
  )
  const button = page.getByRole('button', { name: 'Konto' })
  await focus(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Profil' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button).toHaveFocus()
})
