import { Alert, Group } from '@mantine/core'
import { listMyHoldings } from '#contract/holdings.ts'
import { buyingTexts } from '#texts/buying.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Leads a private person without a product, who lands at their account, to what they can have. */
export function FirstProduct() {
  const t = useTexts(buyingTexts)
  const { data } = useRead(listMyHoldings)
  if (data?.items.length !== 0) return null
  return (
    <Alert color="blue">
      <Group>
        <span>{t('buying.nothingHint')}</span>
        <LinkButton to="/products/buy" size="xs" variant="default">
          {t('buying.first')}
        </LinkButton>
      </Group>
    </Alert>
  )
}
