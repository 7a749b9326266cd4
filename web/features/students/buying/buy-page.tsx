import { readMyStudies } from '#contract/students.ts'
import { buyingTexts } from '#texts/buying.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { NoStudies } from './no-studies.tsx'
import { ProductsToBuy } from './products-to-buy.tsx'

/** What a private person can buy without a proof of studies, and the student version for those who have none. */
export function BuyPage() {
  const t = useTexts(buyingTexts)
  const { data, error, refetchError } = useRead(readMyStudies, { query: { kind: 'student' } })
  return (
    <Page title={t('buying.title')} context={t('buying.context')} error={error} refetchError={refetchError}>
      {data === null && <NoStudies />}
      {data && <ProductsToBuy />}
    </Page>
  )
}
