import { expect, test } from 'vitest'
import { saveCostVariables, saveUsageSettings } from '#contract/cloud-costs.ts'
import { drawHook } from '../../../testing/draw-hook.tsx'
import { centsOf } from './parse-number.ts'
import { useEntry } from '../entry/use-entry.ts'

/** What is told when so many euros are typed as the cost of an hour. */
async function toldOfCosts(euros: number): Promise<string | undefined> {
  const form = await drawHook(() => {
    const entry = useEntry(saveCostVariables, {
      initial: { fromMonth: '2027-01', perHourCents: euros, perLoginMonthCents: 0, serverMonthCents: 0 },
      input: ({ perHourCents, ...rest }) => ({ body: { ...rest, perHourCents: centsOf(perHourCents) } }),
    })
    entry.field('perHourCents', 'Kosten pro Stunde (Euro)')
    return { entry, text: entry.visibleErrors[0]?.text }
  }, {})
  await form.act(({ entry }) => entry.submit())
  const { text } = form.now
  await form.end()
  return text
}

test.for([
  [100_001, 'Der größte Wert ist 100.000,00 Euro.'],
  [1e20, 'Der größte Wert ist 100.000,00 Euro.'],
  [Number.MAX_VALUE, 'Der größte Wert ist 100.000,00 Euro.'],
  [-1, 'Der kleinste Wert ist 0,00 Euro.'],
  [-1e20, 'Der kleinste Wert ist 0,00 Euro.'],
  [1.234, 'Höchstens 2 Stellen nach dem Komma.'],
] as const)('%d euros are refused in euros, whatever is sent', async ([euros, told]) => {
  expect(await toldOfCosts(euros)).toBe(told)
})

test.for([
  ['cents', 'Der größte Wert ist 10.000.000,00 Euro.'],
  ['hours', 'Der größte Wert ist 1000000000.'],
] as const)('an amount that may be money is told as what it is: %s', async ([budgetKind, told]) => {
  const form = await drawHook(() => {
    const entry = useEntry(saveUsageSettings, {
      initial: { costsShown: false, budgetKind, budgetAmount: 1e17, budgetStops: false },
      money: (values) => (values.budgetKind === 'cents' ? ['budgetAmount'] : []),
    })
    entry.field('budgetAmount', 'Betrag')
    return { entry, text: entry.visibleErrors[0]?.text }
  }, {})
  await form.act(({ entry }) => entry.submit())
  expect(form.now.text).toBe(told)
  await form.end()
})
