import { Badge } from '@mantine/core'
import type { ProductRecord } from '#contract/catalogue.ts'
import { readProductUse } from '#contract/holdings.ts'
import { isSameProduct, listProducts } from '#contract/products.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { productName } from '#texts/product-names.ts'
import { productsTexts } from '#texts/products.ts'
import { HolderLink } from '#web/shared/holdings/holder-link.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Hint, Quiet } from '#web/ui/layout/text/words.tsx'
import { ProductSteps } from './product-steps.tsx'
import type { ProductTab } from './tabs.ts'

/** How a product stands: what is missing, its state, its versions, and which customers hold it. */
export function ProductOverview({ product, tabs }: { product: ProductRecord; tabs: readonly ProductTab[] }) {
  return (
    <>
      <ProductSteps product={product} tabs={tabs} />
      <Glance product={product} />
      <Versions product={product} />
      <Customers product={product} />
    </>
  )
}

function Glance({ product }: { product: ProductRecord }) {
  const t = useTexts(productsTexts)
  const c = useTexts(catalogueTexts)
  const { startsOn, endsOn, runtimeInDays, unlocked, hasMaster } = product
  const offered =
    startsOn && endsOn
      ? c('catalogue.offeredFromTo', { start: formats.date(startsOn), end: formats.date(endsOn) })
      : startsOn
        ? c('catalogue.offeredFrom', { start: formats.date(startsOn) })
        : endsOn
          ? c('catalogue.offeredTo', { end: formats.date(endsOn) })
          : c('catalogue.offeredAlways')
  return (
    <Facts
      layout="row"
      label={c('catalogue.tab.overview')}
      facts={[
        [t('products.state'), <StateBadge key="state" unlocked={unlocked} />],
        [t('products.master'), t(hasMaster ? 'products.master.yes' : 'products.master.no')],
        [c('catalogue.offered'), offered],
        [
          c('catalogue.term'),
          runtimeInDays === null ? c('catalogue.termOneYear') : c('catalogue.termDays', { days: runtimeInDays }),
        ],
        [t('products.externalCode'), product.externalCode],
        [t('products.modified'), formats.instant(product.modifiedAt)],
      ]}
    />
  )
}

function StateBadge({ unlocked }: { unlocked: boolean }) {
  const t = useTexts(productsTexts)
  return (
    <Badge variant="light" color={unlocked ? 'green' : 'orange'}>
      {t(unlocked ? 'products.state.unlocked' : 'products.state.locked')}
    </Badge>
  )
}

/** Every version of the product, the newest first; the one shown is no link. */
function Versions({ product }: { product: ProductRecord }) {
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const { data, error, refetch } = useRead(listProducts)
  const versions = data?.items.filter((one) => isSameProduct(one, product)) ?? []
  return (
    <Section title={c('catalogue.versions')} busy={!data && !error}>
      {error && <ErrorNotice error={error} retry={refetch} />}
      <PlainList gap="0.5rem">
        {versions.map((one) => (
          <li key={one.id}>
            {one.id === product.id ? (
              <strong aria-current="true">{productName(one, language)}</strong>
            ) : (
              <TextLink to="/products/editproduct" search={{ id: one.id }}>
                {productName(one, language)}
              </TextLink>
            )}{' '}
            <StateBadge unlocked={one.unlocked} />
          </li>
        ))}
      </PlainList>
    </Section>
  )
}

function Customers({ product: { id } }: { product: ProductRecord }) {
  const c = useTexts(catalogueTexts)
  const { data, error, refetch } = useRead(readProductUse, { params: { id } })
  return (
    <Section title={c('catalogue.customers')} busy={!data && !error}>
      {error && <ErrorNotice error={error} retry={refetch} />}
      {data && data.companies + data.people === 0 && <Hint>{c('catalogue.noCustomers')}</Hint>}
      {data && data.companies + data.people > 0 && (
        <>
          {data.companies > 0 && <p>{c('catalogue.heldBy', { companies: data.companies })}</p>}
          {data.people > 0 && <p>{c('catalogue.heldByPeople', { people: data.people })}</p>}
          <Hint>{c('catalogue.latestCustomers')}</Hint>
          <PlainList>
            {data.latest.map((one) => (
              <li key={one.id}>
                <HolderLink holder={one.holder} /> <Quiet>{formats.date(one.createdAt)}</Quiet>
              </li>
            ))}
          </PlainList>
        </>
      )}
    </Section>
  )
}
