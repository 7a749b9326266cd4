import type { AuditRow } from '#contract/audit.ts'
import { pageSlug } from '#contract/portal.ts'
import { auditTexts } from '#texts/audit.ts'
import { TextLink } from '#web/ui/link.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'

type KindKey = Extract<keyof typeof auditTexts, `audit.kind.${string}`>

/** The kinds of records the log speaks of, as it names them. */
export const kinds = Object.keys(auditTexts)
  .filter((key) => key.startsWith('audit.kind.'))
  .map((key) => key.slice('audit.kind.'.length))

/** A kind in the reader's language; one that later releases write stays as it is. */
export function useKindName(): (kind: string) => string {
  const t = useTexts(auditTexts)
  return (kind) => (kinds.includes(kind) ? t(`audit.kind.${kind}` as KindKey) : kind)
}

/** What was changed, leading there where it has a page. */
export function RecordLink({ row: { recordKind: kind, recordId: id }, words: name }: { row: AuditRow; words: string }) {
  const slug = kind === 'page' ? pageSlug.safeParse(id) : undefined
  if (id && kind === 'company')
    return (
      <TextLink to="/company/$id" params={{ id }}>
        {name}
      </TextLink>
    )
  if (id && kind === 'role')
    return (
      <TextLink to="/management/editrole/$id" params={{ id }}>
        {name}
      </TextLink>
    )
  if (kind === 'legalNotice') return <TextLink to="/management/legalnotices">{name}</TextLink>
  if (slug?.success)
    return (
      <TextLink to="/pages/$slug" params={{ slug: slug.data }}>
        {name}
      </TextLink>
    )
  return name
}
