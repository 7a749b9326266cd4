import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Holding, removeHolding } from '#contract/holdings.ts'
import { listConfigurations } from '#contract/configurations.ts'
import { productsTexts } from '#texts/products.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ProductPicture } from './product-picture.tsx'
import classes from './products.module.css'
import { useRemoveHolding } from './use-remove-holding.ts'
import { productTitle } from '#texts/product-names.ts'
import { Hint, WrittenText } from '#web/ui/layout/text/words.tsx'

/** One product of a person: picture, title, subtitle, info comment; staff open it and may remove it. */
export function ProductTile({ holding, children }: { holding: Holding; children?: ReactNode }) {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { productKey } = usePortal()
  const { product, configuration, note, disabled, licences, id } = holding
  const title = productTitle(product, language)
  const subtitle = language === 'de' ? product.subtitleDe : product.subtitleEn
  const remove = useRemoveHolding(holding)
  const opens = can(listConfigurations.access) && can('configurations.area')
  return (
    <>
      <ProductPicture product={product} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          {opens ? (
            <TextLink to="/{$product}configuration/overview/$id" params={{ product: productKey, id }}>
              {title} {product.version}
            </TextLink>
          ) : (
            `${title} ${product.version}`
          )}
        </h3>
        <Hint>{subtitle}</Hint>
        {note && <WrittenText>{note}</WrittenText>}
        <Hint>
          {configuration
            ? t('products.configuration', { name: configuration.name || configuration.description })
            : t('products.noConfiguration')}
        </Hint>
        {licences > 0 && <Hint>{t('products.licences', { count: licences })}</Hint>}
        {disabled && <Badge color="gray">{t('products.disabled')}</Badge>}
        {children}
      </div>
      {can(removeHolding.access) && (
        <div className={classes.remove}>
          <RemoveButton text={remove.text} disabled={remove.pending} onClick={remove.ask} />
        </div>
      )}
    </>
  )
}
