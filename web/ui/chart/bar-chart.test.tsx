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

test('labels lose the word they share before they are cut, and never their beginning', async () => {
  const stacks = ['Wellenwerk 2024', 'Wellenwerk 2023', 'Wellenwerk Testzugang für Neukunden im Herbst']
  const bars = stacks.map((label) => ({ key: label, label, value: 3, text: '3' }))
  await draw(
    <div style={{ width: 320 }}>
      <BarChart title="Kosten je Stack" heads={['Stack', 'Kosten']} bars={bars} />
    </div>,
  )
  const written = () => [...document.querySelectorAll('figure svg text')].map((one) => one.textContent)
  await expect.poll(written).toContain('2024')
  expect(written()).toContainEqual(expect.stringMatching(/^Testzug.*…$/))
})

test('where not every bar can say its value only the highest does', async () => {
  const values = [12, 140, 1866, 1420, ...Array.from({ length: 20 }, () => 1100)]
  const bars = values.map((value, at) => ({ key: `${at}`, label: `M${at}`, value, text: `${value} Stunden` }))
  await draw(
    <div style={{ width: 600 }}>
      <BarChart title="Stunden" heads={['Monat', 'Stunden']} bars={bars} />
    </div>,
  )
  const said = () => [...document.querySelectorAll('figure svg g g text')].map((one) => one.textContent)
  await expect.poll(said).toContain('1.866')
  for (const one of ['12', '140', '1.100']) expect(said()).not.toContain(one)
})
