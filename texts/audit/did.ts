import type { Text } from '../fill.ts'

/** One sentence of the audit log: who did what to which record; `kind` is the record it is mainly about. */
export interface Sentence {
  de: string
  en: string
  kind: string
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
