import { useNavigate } from '@tanstack/react-router'
import type { ProductRecord } from '#contract/catalogue.ts'
import { createProductVersion } from '#contract/product-versions.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { productName } from '#texts/product-names.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Another version of a product, with everything this one has; the new one opens. */
export function NewVersionDialog({ product, onClose }: { product: ProductRecord; onClose: () => void }) {
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const entry = useEntry(createProductVersion, {
    initial: { version: product.version + 1 },
    input: (body) => ({ params: { id: product.id }, body }),
    done: ({ id, ...made }) => {
      notify.success(c('catalogue.versionCreated', { product: productName(made, language) }))
      onClose()
      return navigate({ to: '/products/editproduct', search: { id } })
    },
  })
  return (
    <EntryFormDialog
      title={c('catalogue.newVersion')}
      onClose={onClose}
      entry={entry}
      saveLabel={c('catalogue.create')}
      offered="valid"
    >
      <Hint>{c('catalogue.newVersionHint', { product: productName(product, language) })}</Hint>
      <NumberField {...entry.field('version', c('catalogue.version'))} min={1} max={999} />
    </EntryFormDialog>
  )
}
