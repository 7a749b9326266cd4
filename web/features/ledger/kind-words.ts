import type { Language } from '#contract/shapes.ts'
import { ledgerTexts } from '#texts/ledger.ts'

/** What an entry's kind is called; kinds nobody has a word for stand as they are. */
export function kindWords(kind: string, language: Language): string {
  const key = `ledger.kind.${kind}`
  return key in ledgerTexts ? ledgerTexts[key as keyof typeof ledgerTexts][language] : kind
}
