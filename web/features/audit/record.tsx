import type { LinkProps } from '@tanstack/react-router'
import type { AuditRow } from '#contract/audit.ts'
import { pageSlug } from '#contract/portal.ts'
import { auditKinds } from '#texts/audit/sentences.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** The kinds of records the log speaks of, as it names them. */
export const kinds = Object.keys(auditKinds).map((key) => key.slice('audit.kind.'.length))

/** A kind in the reader's language; one that later releases write stays as it is. */
export function useKindName(): (kind: string) => string {
  const t = useTexts(auditKinds)
  return (kind) => (kinds.includes(kind) ? t(`audit.kind.${kind}`) : kind)
}

/** What was changed, leading there where it has a page. */
export function RecordLink({ row, words }: { row: AuditRow; words: string }) {
  const { productKey: product } = usePortal()
  const place = placeOf(row, product)
  return place ? <TextLink {...place}>{words}</TextLink> : words
}

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>

const places: Record<string, (id: string) => Place> = {
  company: (id) => ({ to: '/company/$id', params: { id } }),
  contact: (id) => ({ to: '/editcontact/$id', params: { id } }),
  role: (id) => ({ to: '/management/editrole/$id', params: { id } }),
  licenceRequest: (id) => ({ to: '/management/requests/$id', params: { id } }),
  move: (id) => ({ to: '/management/moves/$id', params: { id } }),
  emergency: () => ({ to: '/management/emergencies' }),
  campaign: (id) => ({ to: '/campaigns/$id', params: { id } }),
  product: (id) => ({ to: '/products/editproduct', search: { id } }),
  legalNotice: () => ({ to: '/management/legalnotices' }),
}

// What is gone, told by the absence of a name, has no page; these have pages without a name.
const nameless = new Set(['licenceRequest', 'move', 'emergency', 'legalNotice'])

function placeOf({ recordKind: kind, recordId: id, recordName, holdingId }: AuditRow, product: string): Place | null {
  if (holdingId) return { to: '/{$product}configuration/overview/$id', params: { product, id: holdingId } }
  const slug = kind === 'page' ? pageSlug.safeParse(id) : undefined
  if (slug?.success) return { to: '/pages/$slug', params: { slug: slug.data } }
  return id && (recordName || nameless.has(kind)) ? (places[kind]?.(id) ?? null) : null
}
