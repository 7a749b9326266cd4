import { Page } from '#web/ui/page.tsx'
import { buyingTexts } from '#texts/buying.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { ProductsToBuy } from './products-to-buy.tsx'

/** What a private person can buy without a proof of studies. */
export function BuyPage() {
  const t = useTexts(buyingTexts)
  return (
    <Page title={t('buying.title')} context={t('buying.context')}>
      <ProductsToBuy />
    </Page>
  )
}
