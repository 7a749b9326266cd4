import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setDesktopTerm, type VirtualDesktop } from '#contract/virtual-desktops.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { TermDialog } from './term-dialog.tsx'

const desktop: VirtualDesktop = {
  id: '0197a5d0-0000-7000-8000-00000000000a',
  userId: 'anna',
  displayName: 'Anna',
  login: '',
  startDate: '2026-01-01',
  endDate: '2027-03-31',
  source: 'table',
  state: 'running',
  goneAt: null,
  modifiedAt: '2026-05-01T08:00:00.000Z',
}
const end = page.getByRole('textbox', { name: 'Ende' })

test('Enter in a date field sends what stands there: no day is told, an emptied field is empty', async () => {
  const { asked } = serverOf(answers(setDesktopTerm, desktop))
  let closed = 0
  await draw(<TermDialog desktop={desktop} onClose={() => closed++} />)
  await end.fill('31.06.2027')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^„31.06.2027“ ist kein Datum/).first()).toBeVisible()
  expect([asked, closed]).toEqual([[], 0])
  await end.fill('30.06.2027')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => closed).toBe(1)
  await end.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => closed).toBe(2)
  expect(asked.map(({ body }) => body)).toEqual([
    expect.objectContaining({ startDate: '2026-01-01', endDate: '2027-06-30' }),
    expect.objectContaining({ startDate: '2026-01-01', endDate: null }),
  ])
})

test('Escape closes an open calendar and not the dialog around it, wherever the focus is', async () => {
  await draw(<TermDialog desktop={desktop} onClose={() => expect.fail('The dialog was closed.')} />)
  const month = page.getByRole('dialog', { name: 'Ende', exact: true })
  for (const focus of ['calendar', 'field']) {
    await page.getByRole('button', { name: /^Kalender öffnen: Ende/ }).click()
    await expect.element(month).toBeVisible()
    if (focus === 'field') end.element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(month).not.toBeInTheDocument()
    await expect.element(end).toBeVisible()
  }
})

test('with nothing open in it Escape closes the dialog', async () => {
  let closed = 0
  await draw(<TermDialog desktop={desktop} onClose={() => closed++} />)
  await expect.element(end).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => closed).toBe(1)
})
