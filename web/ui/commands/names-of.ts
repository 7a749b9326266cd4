import type { Language } from '#contract/shapes.ts'

const mostNamed = 10
const more = { de: (count: number) => `${count} weitere`, en: (count: number) => `${count} more` }

/** Names as a sentence lists them, the rest of many as a number: "Anna, Bert und 3 weitere". */
export function namesOf(names: readonly string[], language: Language): string {
  const rest = names.length - mostNamed
  const shown = rest > 0 ? [...names.slice(0, mostNamed), more[language](rest)] : names
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(shown)
}
