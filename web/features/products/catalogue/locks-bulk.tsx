import { type CatalogueRow, unlockProducts } from '#contract/catalogue.ts'
import { selectionTexts } from '#texts/selection.ts'
import { productName } from '#texts/product-names.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { IconCheck, IconLock } from '#web/ui/layout/icons.tsx'

/** Unlocks or locks the selected products. */
export function LocksBulk({ products, clear }: { products: readonly CatalogueRow[]; clear: () => void }) {
  const c = useTexts(selectionTexts)
  const { language } = useLanguage()
  const [on, off] = [products.filter(({ unlocked }) => unlocked), products.filter(({ unlocked }) => !unlocked)]
  const both = {
    operation: unlockProducts,
    nameOf: (row: CatalogueRow) => productName(row, language),
    clear,
  } as const
  return (
    <>
      {off.length > 0 && (
        <BulkWriteButton
          {...both}
          rows={off}
          text={c('catalogue.unlockMany', { count: off.length })}
          letter="u"
          icon={<IconCheck />}
          input={(ids) => ({ body: { ids, unlocked: true } })}
          question={(names) => c('catalogue.unlockManyQuestion', { names })}
          done={(count) => c('catalogue.unlockedMany', { count })}
        />
      )}
      {on.length > 0 && (
        <BulkWriteButton
          {...both}
          rows={on}
          text={c('catalogue.lockMany', { count: on.length })}
          letter="l"
          icon={<IconLock />}
          danger
          input={(ids) => ({ body: { ids, unlocked: false } })}
          question={(names) => c('catalogue.lockManyQuestion', { names })}
          done={(count) => c('catalogue.lockedMany', { count })}
        />
      )}
    </>
  )
}
