import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { Language } from '#contract/shapes.ts'
import { fill, type Text } from '#texts/fill.ts'
import { textOf } from '../../api/dictionary.ts'

interface Chosen {
  language: Language
  choose(language: Language): void
}

const Context = createContext<Chosen>({ language: 'de', choose: () => undefined })

export const LanguageProvider = ({ value, children }: { value: Chosen; children: ReactNode }) => (
  <Context value={value}>{children}</Context>
)

/** The language of the interface and how to change it. */
export const useLanguage = (): Chosen => useContext(Context)

type Values = Readonly<Record<string, unknown>>

/** Texts of one dictionary in the language chosen: `t('companies.title')`, `t('companies.count', { count: 3 })`. */
export function useTexts<K extends string>(texts: Readonly<Record<K, Text>>): (key: K, values?: Values) => string {
  const { language } = useLanguage()
  return useCallback((key, values) => fill(textOf(key, texts[key], language), values), [texts, language])
}
