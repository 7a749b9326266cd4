import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { BarChart } from './bar-chart.tsx'

test('the head of a chart moves once after more than 15 hovers', async () => {
  const bars = [{ key: 'a', label: 'Jan 26', value: 3, text: '3' }]
  await draw(<BarChart title="Enden" heads={['Monat', 'Enden']} bars={bars} />)
  const card = page.getByRole('figure', { name: 'Enden' })
  const head = () => card.element().querySelector('figcaption')!
  const hover = async () => {
    await userEvent.hover(card)
    await userEvent.unhover(card)
  }
  for (let times = 0; times < 15; times++) await hover()
  expect(head().hasAttribute('data-lively')).toBe(false)
  await hover()
  await expect.poll(() => head().hasAttribute('data-lively')).toBe(true)
  head().dispatchEvent(new AnimationEvent('animationend', { bubbles: true }))
  await expect.poll(() => head().hasAttribute('data-lively')).toBe(false)
})
