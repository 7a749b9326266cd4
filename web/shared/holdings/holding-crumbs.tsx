import type { ReactNode } from 'react'
import { readCompany } from '#contract/companies.ts'
import { type Holding, readHolder } from '#contract/holdings.ts'
import { productName } from '#texts/product-names.ts'
import { HolderLink } from './holder-link.tsx'
import { TextLink } from '../../ui/layout/link.tsx'
import { Pending } from '../../ui/feedback/pending.tsx'
import { useRead } from '../../ui/data/use-api.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useLanguage } from '../../ui/data/use-texts.tsx'
import { useMenuEntryOverride } from '../../ui/layout/page/breadcrumb.ts'

/** What a person holds hangs where persons of no company are listed: hardly anyone else holds something alone. */
const ofPerson = ['/contacts', '/allcompanycontacts'] as const

/** Who holds the product, as a step of the trail: a link where the account may open it. */
export function useHolderCrumb(holding: Holding | undefined): ReactNode {
  const { can } = useSession()
  useMenuEntryOverride(holding?.holder.kind === 'contact' ? ofPerson : undefined)
  const id = holding?.id ?? ''
  const opened = useRead(readHolder, { params: { id } }, { enabled: id !== '' && can(readHolder.access) })
  if (!holding) return <Pending />
  const { holder } = holding
  // A reader who may not open the company gets no link to a page that turns them away.
  const leads = holder.kind === 'contact' || (opened.data !== undefined && can(readCompany.access))
  return leads ? <HolderLink holder={holder} /> : holder.name
}

/** The trail of the pages below a holding: who holds it, and the overview of the product. */
export function useHoldingCrumbs(area: string, holding: Holding | undefined): ReactNode[] {
  const { language } = useLanguage()
  const holder = useHolderCrumb(holding)
  if (!holding) return [holder, <Pending key="overview" />]
  const params = { product: area, id: holding.id }
  return [
    holder,
    <TextLink key="overview" to="/{$product}configuration/overview/$id" params={params}>
      {productName(holding.product, language)}
    </TextLink>,
  ]
}
