/** The two languages of all texts. */
export type Language = 'de' | 'en'

/** A text in both languages; {name} marks where a fact goes. */
export interface Words {
  de: string
  en: string
}

/** Puts facts into the marked places of a text. A mark without a fact stays as it is. */
export function fill(words: Words, language: Language, facts: Readonly<Record<string, string | number>> = {}): string {
  return words[language].replace(/\{([A-Za-z]+)\}/g, (mark, name: string) => String(facts[name] ?? mark))
}
