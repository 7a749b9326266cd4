import type { ComponentProps } from 'react'
import type { Holding } from '#contract/holdings.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { holderLine } from '#texts/passport-words.ts'
import { useHoldingCrumbs } from '#web/shared/holdings/holding-crumbs.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface ConfigurationPageProps extends Omit<ComponentProps<typeof Page>, 'context' | 'crumbs' | 'failed'> {
  area: string
  /** Of the holding. */
  id: string
  holding: Holding | undefined
  /** The page above; else the overview. */
  above?: 'manager'
}

/** The frame of the pages below a holding: whose it is, the way back, and why it could not be loaded. */
export function ConfigurationPage({ area, id, holding, above, ...page }: ConfigurationPageProps) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const params = { product: area, id }
  const holder = holding?.holder
  const way = useHoldingCrumbs(area, holding)
  const manager = (
    <TextLink key="manager" to="/{$product}configuration/manager/$id" params={params}>
      {t('manager.title')}
    </TextLink>
  )
  return (
    <Page
      {...page}
      context={holder && holderLine(holder, language)}
      crumbs={above === 'manager' ? [...way, manager] : way}
      failed={t('configurations.errorLoadConfiguration')}
    />
  )
}
