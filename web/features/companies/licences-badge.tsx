import { Badge } from '@mantine/core'
import type { CompanyRow } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const colours = { expired: 'red', grace: 'orange', soon: 'orange', running: 'green', unlimited: 'green' } as const

/** How a company stands with its licences, in one word and one colour. */
export function LicencesBadge({ licences: { state, day } }: Pick<CompanyRow, 'licences'>) {
  const t = useTexts(companiesTexts)
  if (state === 'none') return t('companies.licences.none')
  return (
    <Badge color={colours[state]} variant="light">
      {`${t(`companies.licences.${state}`)} ${day ? formats.date(day) : ''}`}
    </Badge>
  )
}
