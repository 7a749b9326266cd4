import { lazy, type ReactNode, useState } from 'react'
import type { Holder, Holding } from '#contract/holdings.ts'
import { productsTexts } from '#texts/products.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { holderOperations } from '#web/shared/holdings/holder-operations.ts'
import { IconPlus } from '#web/ui/layout/icons.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ProductTile } from './product-tile.tsx'
import classes from './products.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const AddProductDialog = lazy(async () => ({ default: (await import('./add-product-dialog.tsx')).AddProductDialog }))

interface HoldingsProps {
  holder: Pick<Holder, 'kind' | 'id' | 'name'>
  /** What other features know of one of them, at the foot of its tile. */
  more?: (holding: Holding) => ReactNode
}

/** The products of a person as tiles; staff add and remove here. */
export function Holdings({ holder, more }: HoldingsProps) {
  const t = useTexts(productsTexts)
  const { can } = useSession()
  const [adding, setAdding] = useState(false)
  const { list, add } = holderOperations(holder)
  const { data, error, refetch } = useRead(list, { params: { id: holder.id } })
  const mayAdd = can(add.access)
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <Section title={t(more ? 'products.andLicences' : 'products.section')} busy={!data}>
      {data && data.items.length === 0 && <Hint>{t('products.emptyPerson')}</Hint>}
      <PlainList className={classes.grid} gap="1rem">
        {data?.items.map((holding) => (
          <li key={holding.id} className={classes.tile} data-disabled={holding.disabled || undefined}>
            <ProductTile holding={holding}>{more?.(holding)}</ProductTile>
          </li>
        ))}
        {mayAdd && data && (
          <li>
            <button type="button" className={classes.add} onClick={() => setAdding(true)}>
              <IconPlus size="2rem" />
              {t('products.add')}
            </button>
          </li>
        )}
      </PlainList>
      <LazyBoundary>{adding && <AddProductDialog holder={holder} onClose={() => setAdding(false)} />}</LazyBoundary>
    </Section>
  )
}
