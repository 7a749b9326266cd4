import type { Language } from '#contract/shapes.ts'

export const localeOf = (language: Language): 'de-DE' | 'en-US' => (language === 'de' ? 'de-DE' : 'en-US')
