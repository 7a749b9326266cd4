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

test('bars of nothing are said in words; a figure whose unit has no room stands alone', async () => {
  const bars = ['Jan', 'Feb'].map((label) => ({ key: label, label, value: 0, text: '0,00 Euro' }))
  const heads = ['Monat', 'Kosten'] as const
  await draw(<BarChart title="Kosten" heads={heads} bars={bars} />)
  const card = page.getByRole('figure', { name: 'Kosten' })
  await expect.element(page.getByText('Für diesen Zeitraum gibt es nichts zu zeigen.')).toBeVisible()
  expect(card.element().querySelector('svg')).toBeNull()
  const many = Array.from({ length: 24 }, (_, at) => ({
    key: String(at),
    label: String(at),
    value: 1980,
    text: '1.980,00 Euro',
  }))
  await draw(<BarChart title="Viele" heads={heads} bars={many} />)
  const values = () => [...document.querySelectorAll('figure[aria-label="Viele"] text')].map((one) => one.textContent)
  await expect.poll(values).toContain('1.980')
  expect(values()).not.toContain('1.980,00 Euro')
})
