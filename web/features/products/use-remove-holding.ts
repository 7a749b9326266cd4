import { type Holding, removeHolding } from '#contract/holdings.ts'
import { productTitle } from '#texts/product-names.ts'
import { productsTexts } from '#texts/products.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Takes a product from its holder after a question that names both. */
export function useRemoveHolding({ id, product, holder }: Holding): {
  text: string
  pending: boolean
  ask: () => void
} {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const names = { title: productTitle(product, language), version: product.version, name: holder.name }
  const { remove, pending } = useRemoval(removeHolding, () => ({
    input: { params: { id } },
    title: t('products.remove.title'),
    question: t('products.remove.question', names),
    confirmLabel: t('products.remove.confirm'),
    removed: () => notify.success(t('products.removed', names)),
  }))
  return { text: t('products.remove', names), pending, ask: () => remove() }
}
