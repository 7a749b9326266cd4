/** One text in both languages. */
export interface Text {
  de: string
  en: string
}

/** Puts values into a text's placeholders: `fill('Firma {name}', { name: 'Voss' })`. Unknown placeholders stay. */
export function fill(text: string, values?: Readonly<Record<string, unknown>>): string {
  if (!values) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
}
