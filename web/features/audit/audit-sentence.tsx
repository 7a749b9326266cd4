import type { AuditRow } from '#contract/audit.ts'
import type { Language } from '#contract/shapes.ts'
import { auditTexts } from '#texts/audit.ts'
import type { Sentence } from '#texts/audit/did.ts'
import { auditSentences, deedOf } from '#texts/audit/sentences.ts'
import { fill } from '#texts/fill.ts'
import { localisedNote } from '#texts/localised-note.ts'
import { productName } from '#texts/product-names.ts'
import { roleName } from '#texts/role-names.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { RecordLink, useKindName } from './record.tsx'

/** Who did what to which record, in one sentence: "Torben Achterberg hat Lizenz 100041 ausgestellt". */
export function AuditSentence({ row }: { row: AuditRow }) {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const kindName = useKindName()
  const { operation, accountName, accountEmail, changes } = row
  const known = auditSentences[operation]
  const kind = row.recordKind || known?.kind || ''
  // What jobs do is named as they are: with a dot.
  const who =
    accountName || accountEmail || signedIn(changes) || t(operation.includes('.') ? 'audit.portal' : 'audit.somebody')
  if ('refused' in changes) return <>{t('audit.refused', { who, deed: deedOf(operation, language, kindName(kind)) })}</>
  const [before = '', after] = fill(sentenceOf(known, changes, language) ?? t('audit.other'), { who }).split('{record}')
  const stored = (language === 'en' && row.recordNameEn) || row.recordName || nameIn(changes, language)
  const name = kind === 'role' ? roleName(stored, language) : stored
  // What a configuration's save changed, as its notes say it.
  const notes = changes['changeNotes']?.[1]
  const words = name ? t('audit.named', { kind: kindName(kind), name }) : kindName(kind)
  return (
    <>
      {before}
      {after !== undefined && <RecordLink row={row} words={words} />}
      {after}
      {typeof notes === 'string' && notes && `: ${localisedNote(notes, language)}`}
    </>
  )
}

/** What was done; of a switch, which way where the entry tells it. */
function sentenceOf(known: Sentence | undefined, changes: AuditRow['changes'], language: Language): string | undefined {
  const switched = known?.ways && changes[known.ways.field]
  return (switched ? known.ways![switched[1] ? 'on' : 'off'] : known)?.[language]
}

/** Who signed in by this very act: no account was signed in before. */
function signedIn(changes: AuditRow['changes']): string {
  const account = changes['account']?.at(-1)
  return typeof account === 'string' ? account : ''
}

/** What a record that is gone was called, as its row tells. */
function nameIn(changes: AuditRow['changes'], language: Language): string {
  const title = language === 'en' ? ['titleEn', 'titleDe'] : ['titleDe']
  for (const field of ['serial', 'name', 'displayName', ...title, 'customerNumber', 'email'])
    for (const value of changes[field]?.toReversed() ?? [])
      if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value)
  const product = changes['product']?.findLast(
    (value) => typeof value === 'object' && value !== null && 'titleDe' in value,
  )
  return product ? productName(product as Parameters<typeof productName>[0], language) : ''
}
