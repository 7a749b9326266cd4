import { type Holding, removeHolding } from '#contract/holdings.ts'
import { productTitle } from '#texts/product-names.ts'
import { productsTexts } from '#texts/products.ts'
import { confirm } from '#web/ui/confirm.ts'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

/** Takes a product from its holder after a question that names both. */
export function useRemoveHolding({ id, product, holder }: Holding): {
  text: string
  pending: boolean
  ask: () => void
} {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const names = { title: productTitle(product, language), version: product.version, name: holder.name }
  const remove = useWrite(removeHolding, { done: () => notify.success(t('products.removed', names)) })
  const ask = async () => {
    const question = {
      title: t('products.remove.title'),
      question: t('products.remove.question', names),
      confirmLabel: t('products.remove.confirm'),
    }
    if (await confirm({ ...question, danger: true })) await remove.run({ params: { id } })
  }
  return { text: t('products.remove', names), pending: remove.pending, ask: () => void ask() }
}
