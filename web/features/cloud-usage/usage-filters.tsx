import { NativeSelect } from '@mantine/core'
import type { z } from 'zod'
import type { listCloudUsage, readCloudStatistics } from '#contract/cloud-usage.ts'
import { addToMonth } from '#licence/days.ts'
import { cloudUsageTexts } from '#texts/cloud-usage.ts'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { formats, today } from '#web/ui/data/formats.ts'
import type { ListQuery, ListState } from '#web/ui/table/use-list-state.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

type Query = z.output<(typeof listCloudUsage)['query']> & ListQuery
type Choices = z.output<(typeof readCloudStatistics)['output']>['choices']

const offered = 25

/** The last months, the newest first. */
const monthsBefore = (day: string): string[] =>
  Array.from({ length: offered }, (_, index) => addToMonth(day.slice(0, 7), -index))

interface Props {
  list: ListState<Query>
  choices: Choices | undefined
  /** The company chosen, once its name is known. */
  company: { id: string; name: string; customerNumber: string } | undefined
}

/** Company, stack, version of the product, and months. */
export function UsageFilters({ list, choices, company: known }: Props) {
  const t = useTexts(cloudUsageTexts)
  const { language } = useLanguage()
  const { company, stack, version, from, to } = list.query
  const chosen = [from, to].filter((one) => one !== undefined)
  const months = [...new Set([...chosen, ...monthsBefore(today())])]
    .toSorted((a, b) => b.localeCompare(a))
    .map((value) => ({ value, label: formats.month(value, language) }))
  return (
    <>
      <CompanyField
        id="usage-company"
        name="company"
        label={t('cloudUsage.company')}
        placeholder={t('cloudUsage.allCompanies')}
        clearable
        known={known ?? null}
        value={company ?? null}
        onChange={(id) => list.set({ company: id ?? undefined })}
      />
      <NativeSelect
        label={t('cloudUsage.stack')}
        value={stack ?? ''}
        data={[
          { value: '', label: t('cloudUsage.allStacks') },
          ...(choices?.stacks ?? []).map(({ stack: value, stackName }) => ({ value, label: stackName })),
        ]}
        onChange={({ currentTarget: { value } }) => list.set({ stack: value || undefined })}
      />
      <NativeSelect
        label={t('cloudUsage.productVersion')}
        value={version === undefined ? '' : String(version)}
        data={[
          { value: '', label: t('cloudUsage.allVersions') },
          ...(choices?.versions ?? []).map((one) => ({
            value: String(one),
            label: t('cloudUsage.productVersionOf', { version: one }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => list.set({ version: value === '' ? undefined : Number(value) })}
      />
      <NativeSelect
        label={t('cloudUsage.from')}
        value={from ?? ''}
        data={[{ value: '', label: t('cloudUsage.fromStart') }, ...months]}
        onChange={({ currentTarget: { value } }) => list.set({ from: value || undefined })}
      />
      <NativeSelect
        label={t('cloudUsage.to')}
        value={to ?? ''}
        data={[{ value: '', label: t('cloudUsage.untilNow') }, ...months]}
        onChange={({ currentTarget: { value } }) => list.set({ to: value || undefined })}
      />
    </>
  )
}
