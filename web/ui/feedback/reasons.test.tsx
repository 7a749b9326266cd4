import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, focus } from '../../testing/draw.tsx'
import { ExportButton } from '../table/export/export-button.tsx'
import { ReasonButton } from './reason-button.tsx'

// A control that cannot be used says why: beside it, or when it is pressed.

test('what is to be chosen first stands beside the button, which does nothing', async () => {
  const compare = vi.fn()
  const reason = 'Wählen Sie oben zwei verschiedene Einträge.'
  await draw(
    <ReasonButton reason={reason} onClick={compare}>
      Vergleichen
    </ReasonButton>,
  )
  const button = page.getByRole('button', { name: 'Vergleichen' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription(reason)
  await expect.element(page.getByText(reason)).toBeVisible()
  await focus(button)
  await userEvent.keyboard('{Enter}')
  expect(compare).not.toHaveBeenCalled()
})

test('an export of nothing says that the list is empty, by description and to whoever presses it', async () => {
  const file = vi.fn()
  await draw(<ExportButton exporting={{ file }} columns={[]} total={0} />)
  const button = page.getByRole('button', { name: /^Export/ })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Die Liste ist leer.')
  await focus(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region').getByText('Die Liste ist leer.')).toBeVisible()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(file).not.toHaveBeenCalled()
})
