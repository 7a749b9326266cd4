import { Button, Select, TextInput } from '@mantine/core'
import { listAuditPeople } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { auditSentences, deedOf } from '#texts/audit/sentences.ts'
import { DayField } from '#web/ui/form/fields/day-field.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './audit.module.css'
import { kinds, useKindName } from './record.tsx'
import { Buttons } from '#web/ui/layout/buttons.tsx'

export interface AuditFilter {
  account: string
  operation: string
  kind: string
  record: string
  from?: string | undefined
  to?: string | undefined
}

const noFilter: AuditFilter = { account: '', operation: '', kind: '', record: '', from: undefined, to: undefined }

/** Person, what was done, kind of record and period, each chosen; the list follows at once. */
export function AuditFilters({ filter, onFilter }: { filter: AuditFilter; onFilter: (next: AuditFilter) => void }) {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const kindName = useKindName()
  const people = useRead(listAuditPeople)
  const set = (patch: Partial<AuditFilter>) => onFilter({ ...filter, ...patch })
  const choice = (name: 'account' | 'operation' | 'kind', label: string, data: { value: string; label: string }[]) => (
    <Select
      label={label}
      placeholder={t('audit.all')}
      searchable
      clearable
      limit={300}
      value={filter[name] || null}
      // An address that was chosen otherwise, such as part of one, stays to be seen.
      data={
        filter[name] && !data.some(({ value }) => value === filter[name])
          ? [{ value: filter[name], label: filter[name] }, ...data]
          : data
      }
      onChange={(value) => set({ [name]: value ?? '' })}
    />
  )
  const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label, language)
  const deeds = Object.entries(auditSentences).map(([value, { kind }]) => ({
    value,
    label: deedOf(value, language, kindName(kind)),
  }))
  const day = (name: 'from' | 'to') => (
    <DayField
      label={t(`audit.${name}`)}
      value={filter[name] ?? null}
      onDay={(value) => set({ [name]: value ?? undefined })}
    />
  )
  return (
    <search aria-label={t('audit.filters')} className={classes.filters}>
      {choice(
        'account',
        t('audit.person'),
        (people.data?.items ?? []).map(({ email, name }) => ({
          value: email,
          label: name ? `${name} (${email})` : email,
        })),
      )}
      {choice('operation', t('audit.deed'), distinct(deeds).toSorted(byLabel))}
      {choice('kind', t('audit.kind'), kinds.map((value) => ({ value, label: kindName(value) })).toSorted(byLabel))}
      {day('from')}
      {day('to')}
      {filter.record !== '' && <TextInput label={t('audit.recordId')} value={filter.record} readOnly />}
      <Buttons>
        <Button variant="default" onClick={() => onFilter(noFilter)}>
          {t('audit.reset')}
        </Button>
      </Buttons>
    </search>
  )
}

/** Two deeds told alike are told apart by the operation. */
const distinct = (deeds: { value: string; label: string }[]) =>
  deeds.map((deed) =>
    deeds.some(({ value, label }) => value !== deed.value && label === deed.label)
      ? { ...deed, label: `${deed.label} (${deed.value})` }
      : deed,
  )
