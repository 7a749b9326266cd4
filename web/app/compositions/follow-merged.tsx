import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { readCompany } from '#contract/companies.ts'
import { readContact } from '#contract/contacts.ts'
import { findMerged, type MergeKind } from '#contract/merges.ts'
import { mergedTexts } from '#texts/merged-record.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { useRead } from '../../ui/data/use-api.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

interface Props {
  kind: MergeKind
  id: string
  children: ReactNode
}

/** Around the page of a record: when it was merged into another one, its address leads there. */
export function FollowMerged({ kind, id, children }: Props) {
  const t = useTexts(mergedTexts)
  const navigate = useNavigate()
  const company = useRead(readCompany, { params: { id } }, { enabled: kind === 'company' })
  const contact = useRead(readContact, { params: { id } }, { enabled: kind === 'contact' })
  const { error, refetchError } = kind === 'company' ? company : contact
  const code = (error ?? refetchError)?.code
  const gone = code === 'companies.notFound' || code === 'contacts.notFound'
  const { data: merged } = useRead(findMerged, { params: { id } }, { enabled: gone })
  useEffect(() => {
    if (!gone || !merged) return
    notify.note(t('merges.followed'))
    const to = merged.kind === 'company' ? '/company/$id' : '/editcontact/$id'
    void navigate({ to, params: { id: merged.id }, replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [gone, merged?.id])
  return children
}
