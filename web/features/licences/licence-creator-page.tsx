import { useParams, useSearch } from '@tanstack/react-router'
import { type Holding, readHolding } from '#contract/holdings.ts'
import { readHost } from '#contract/hosts.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { holderLine } from '#texts/passport-words.ts'
import { useHoldingCrumbs } from '#web/shared/holdings/holding-crumbs.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { HostForm } from './hosts/host-form.tsx'
import { productTitle } from '#texts/product-names.ts'

/** Creates a host ID from a licence request or by hand, or edits one (`?host=`). */
export function LicenceCreatorPage() {
  const t = useTexts(hostsTexts)
  const { language } = useLanguage()
  const { product: area, id } = useParams({ from: '/{$product}configuration/licencecreator/$id' })
  const { host: hostId } = useSearch({ from: '/{$product}configuration/licencecreator/$id' })
  const holding = useRead(readHolding, { params: { id } })
  const host = useRead(readHost, { params: { id: hostId ?? '' } }, { enabled: Boolean(hostId) })
  const ready = holding.data && (!hostId || host.data) ? { holding: holding.data, host: host.data ?? null } : null
  const crumbs = useHoldingCrumbs(area, holding.data)
  return (
    <Page
      title={t(hostId ? 'hosts.title.edit' : 'hosts.title.new')}
      context={ready && contextOf(ready.holding, language, t)}
      crumbs={crumbs}
      error={holding.error ?? host.error}
      refetchError={holding.refetchError ?? host.refetchError}
      narrow
    >
      {ready && <HostForm key={hostId ?? 'new'} area={area} {...ready} />}
    </Page>
  )
}

function contextOf(
  { product, holder }: Holding,
  language: 'de' | 'en',
  t: (key: 'hosts.context', values: Record<string, unknown>) => string,
): string {
  const title = productTitle(product, language)
  return t('hosts.context', {
    product: title,
    version: product.version,
    holder: holderLine(holder, language),
  })
}
