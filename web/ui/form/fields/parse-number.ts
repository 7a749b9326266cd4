import type { Language } from '#contract/shapes.ts'

/** What was typed as a number, `1.500,5` in German and `1,500.5` in English; null when it is none. */
export function parseNumber(typed: string, language: Language): number | null {
  const text = typed.trim().replace('−', '-')
  const [group, point] = language === 'de' ? (['\\.', ','] as const) : ([',', '\\.'] as const)
  // No group of thousands begins with 0.
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(?:${group}\\d{3})+(?:${point}\\d+)?$`)
  // The other language's point is understood wherever it cannot be taken for one between thousands.
  if (grouped.test(text)) return counted(Number(text.replace(new RegExp(group, 'g'), '').replace(',', '.')))
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? counted(Number(text.replace(',', '.'))) : null
}

/** What is beyond every number stays one, which is too large and not no number. */
const counted = (value: number): number => Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)

/** A number as it is typed: without points between thousands, and with so many digits behind the point at least. */
export const typedNumber = (value: unknown, language: Language, digits = 0): string =>
  typeof value === 'number'
    ? (decimalsOf(value) < digits ? value.toFixed(digits) : String(value)).replace('.', language === 'de' ? ',' : '.')
    : typeof value === 'string'
      ? value
      : ''

/** How many digits stand behind the point. */
export const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

/** An amount in euros as the cents that are sent; what is no such amount is left for the schema to refuse. */
export const centsOf = (euros: unknown): number =>
  (typeof euros === 'number' && decimalsOf(euros) <= 2 ? counted(Math.round(euros * 100)) : (euros ?? null)) as number
