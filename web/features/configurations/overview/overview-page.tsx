import { Badge } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Holding, readHolding } from '#contract/holdings.ts'
import { listConfigurations } from '#contract/configurations.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { holderLine } from '#texts/passport-words.ts'
import { useHolderCrumb } from '#web/shared/holdings/holding-crumbs.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ConfigurationsSection } from './configurations-section.tsx'
import { ProductSection } from './product-section.tsx'
import { productTitle } from '#texts/product-names.ts'

/** A holding at a glance: product, configurations, and what other features know of it (`children`). */
export function OverviewPage({ children }: { children?: (area: string, holding: Holding) => ReactNode }) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { product: area, id } = useParams({ from: '/{$product}configuration/overview/$id' })
  const { data, error, refetchError } = useRead(readHolding, { params: { id } })
  const crumb = useHolderCrumb(data)
  if (!data) return <Page title={undefined} error={error} refetchError={refetchError} />
  const { product, holder, disabled } = data
  const title = t('overview.title', {
    title: productTitle(product, language),
    version: product.version,
  })
  return (
    <Page
      title={title}
      of={holder.name}
      context={
        <>
          {holderLine(holder, language)}
          {disabled && <Badge color="gray">{t('overview.disabled')}</Badge>}
        </>
      }
      crumbs={[crumb]}
    >
      <ProductSection holding={data} />
      {can(listConfigurations.access) && <ConfigurationsSection area={area} holding={data} />}
      {children?.(area, data)}
    </Page>
  )
}
