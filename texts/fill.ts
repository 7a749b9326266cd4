/** One text in both languages. */
export interface Text {
  de: string
  en: string
}

const oneOrMany = /\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g

/**
 * Puts values into a text's placeholders: `fill('Firma {name}', { name: 'Voss' })`. Where the words depend on a number,
 * both stand in the text, that for one first: `{count} {count|Modul|Module}`; they may hold placeholders of their own.
 * Unknown placeholders stay.
 */
export function fill(text: string, values?: Readonly<Record<string, unknown>>): string {
  if (!values) return text
  const chosen = text.replace(oneOrMany, (whole, name: string, one: string, many: string) =>
    name in values ? (String(values[name]) === '1' ? one : many) : whole,
  )
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
}
