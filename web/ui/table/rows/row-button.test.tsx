import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, focus } from '../../../testing/draw.tsx'
import { RemoveButton } from './remove-button.tsx'
import { RowActions } from './row-actions.tsx'

const reason = 'Dieses Gerät. Melden Sie sich dafür ab.'

test('a row action that cannot be used tells its reason in its name and to whoever presses it', async () => {
  await draw(<RemoveButton text="Firefox abmelden" reason={reason} onClick={() => expect.fail('It was done.')} />)
  const button = page.getByRole('button', { name: 'Firefox abmelden' })
  await expect.element(button).toHaveAttribute('title', `Firefox abmelden: ${reason}`)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await focus(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region').getByText(reason)).toBeVisible()
})

test('the menu of a row: Enter opens it at its first action, Escape leads back', async () => {
  await draw(
    <RowActions name="Voss GmbH" visible={0}>
      <RemoveButton text="Voss GmbH löschen" onClick={() => undefined} />
    </RowActions>,
  )
  const more = page.getByRole('button', { name: 'Mehr zu Voss GmbH' })
  await focus(more)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Voss GmbH löschen' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
})
