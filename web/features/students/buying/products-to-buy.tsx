import { listProductsToBuy, placeOrder, type ProductToBuy } from '#contract/orders.ts'
import { buyingTexts } from '#texts/buying.ts'
import { euros } from '#texts/money.ts'
import { productName } from '#texts/product-names.ts'
import { Button } from '@mantine/core'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'
import { useTermWords } from '../term-words.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Products without a proof, each with one button: to the shop, or to the product where one has it. */
export function ProductsToBuy() {
  const t = useTexts(buyingTexts)
  const { data, error, refetch } = useRead(listProductsToBuy)
  if (error && !data) return <ErrorNotice error={error} retry={refetch} />
  if (data?.items.length === 0) return <p>{t('buying.none')}</p>
  return (
    <PlainList className={classes.offers} gap="1rem">
      {data?.items.map((product) => (
        <li key={product.id}>
          <Offer product={product} />
        </li>
      ))}
    </PlainList>
  )
}

function Offer({ product }: { product: ProductToBuy }) {
  const t = useTexts(buyingTexts)
  const { language } = useLanguage()
  const term = useTermWords(product.licenceMonths)
  const { run, pending } = useWrite(placeOrder, {
    done: ({ location }) => window.location.assign(location),
  })
  const name = productName(product, language)
  const about = language === 'de' ? product.subtitleDe : product.subtitleEn
  return (
    <Section title={name}>
      <div className={classes.sections}>
        {product.imageId && (
          <img
            className={classes.offerPicture}
            src={`/api/products/${product.id}/picture?language=${language}`}
            alt=""
            loading="lazy"
          />
        )}
        {about && <p>{about}</p>}
        <Facts
          facts={[
            [
              t('buying.price'),
              t('buying.priceWithTax', { price: euros(product.priceCents), tax: product.taxPercent }),
            ],
            [t('buying.term'), term],
            [t('buying.proof'), t('buying.noProof')],
          ]}
        />
        {product.held ? (
          <LinkButton to="/products/Student" search={{ product: product.id }} variant="default">
            {t('buying.toProduct')}
          </LinkButton>
        ) : (
          <div>
            <Button
              loading={pending}
              aria-label={t('buying.buyNamed', { name, price: euros(product.priceCents) })}
              onClick={() => void run({ body: { productId: product.id } })}
            >
              {t('buying.buy', { price: euros(product.priceCents) })}
            </Button>
            <Hint>{t('buying.hint')}</Hint>
          </div>
        )}
      </div>
    </Section>
  )
}
