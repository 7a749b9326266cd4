import type { Text } from '../fill.ts'

/** One sentence of the audit log: who did what to which record; `kind` is the record it is mainly about. */
export interface Sentence {
  de: string
  en: string
  kind: string
  /** Which way a switch went, where the entry tells: by this field, once it is true or filled and once it is not. */
  ways?: { field: string; on: Text; off: Text }
}

/** What a domain brings to the audit log: what its records are called, and what each of its operations did. */
export interface AuditTexts {
  kinds?: Readonly<Record<`audit.kind.${string}`, Text>>
  sentences: Readonly<Record<string, Sentence>>
}

/** `did('licence', '{record} ausgestellt', 'issued {record}')`: "Torben Achterberg hat Lizenz 100041 ausgestellt". */
export const did = (kind: string, de: string, en: string): Sentence => ({
  de: `{who} hat ${de}`,
  en: `{who} ${en}`,
  kind,
})

/** The same of a switch: `field` of the entry says whether it was switched on (`on`) or off. */
export const didSwitch = (
  sentence: Sentence,
  field: string,
  on: readonly [de: string, en: string],
  off: readonly [de: string, en: string],
): Sentence => {
  const words = ([de, en]: readonly [string, string]) => ({ de: `{who} hat ${de}`, en: `{who} ${en}` })
  return { ...sentence, ways: { field, on: words(on), off: words(off) } }
}
