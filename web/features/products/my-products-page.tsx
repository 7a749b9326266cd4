import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { listCompanies } from '#contract/companies.ts'
import { listOwnCloudPlaces } from '#contract/cloud-sessions.ts'
import { type Holding, listMyHoldings } from '#contract/holdings.ts'
import { listProductsToBuy } from '#contract/orders.ts'
import { productsTexts } from '#texts/products.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ProductPicture } from './product-picture.tsx'
import classes from './products.module.css'
import { productName } from '#texts/product-names.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface MyProductsProps {
  /** What other features say of a product, on its tile; `studied` where its page is that of the steps to a licence. */
  mark: (holding: Holding, studied: boolean) => ReactNode
  children?: ReactNode
}

/** The products of one's own account, and what others know of it (`children`, put together by the router). Who has none but a company goes on to the products of the company. */
export function MyProductsPage({ mark, children }: MyProductsProps) {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const { companyId } = useMe()
  const { can } = useSession()
  const navigate = useNavigate()
  const { data, error, refetchError } = useRead(listMyHoldings)
  const none = data?.items.length === 0
  const hasCloud = useRead(listOwnCloudPlaces).data?.items.length !== 0
  const goesOn = none && companyId !== null && can('products.company')
  useEffect(() => {
    if (goesOn) void navigate({ to: '/products/companyproducts', replace: true })
  }, [goesOn, navigate])
  const { data: offers } = useRead(listProductsToBuy)
  const sold = new Set(offers?.items.map(({ id }) => id))
  const nameOf = (product: Holding['product']) => productName(product, language)
  return (
    <Page title={t('products.mine')} context={t('products.mine.context')} error={error} refetchError={refetchError}>
      {children}
      {none && !hasCloud && <p>{t('products.mine.empty')}</p>}
      {none && can(listCompanies.access) && <TextLink to="/companies">{t('products.mine.ofCompanies')}</TextLink>}
      {offers?.items.some(({ held }) => !held) && (
        <p>
          <TextLink to="/products/buy">{t('products.mine.buy')}</TextLink>
        </p>
      )}
      <PlainList className={classes.grid} gap="1rem">
        {data?.items.map((holding) => {
          const { id, product, disabled } = holding
          const studied = product.kind === 'student' || product.kind === 'textbook' || sold.has(product.id)
          return (
            <li key={id} className={classes.tile} data-disabled={disabled || undefined}>
              <ProductPicture product={product} />
              <div className={classes.words}>
                <h2 className={classes.title}>
                  {studied ? (
                    <TextLink to="/products/Student" search={{ product: product.id }}>
                      {nameOf(product)}
                    </TextLink>
                  ) : (
                    <TextLink to="/products/passport/$id" params={{ id }}>
                      {nameOf(product)}
                    </TextLink>
                  )}
                </h2>
                <Hint>{language === 'de' ? product.subtitleDe : product.subtitleEn}</Hint>
                {mark(holding, studied)}
              </div>
            </li>
          )
        })}
      </PlainList>
    </Page>
  )
}
