import { listSettings, type ShownSetting } from '#contract/system.ts'
import { systemTexts } from '#texts/system.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import classes from './system.module.css'

/** The settings the server runs with, those that were set first. */
export function Settings() {
  const t = useTexts(systemTexts)
  const { data, error, refetch } = useRead(listSettings)
  const columns: Column<ShownSetting>[] = [
    { key: 'name', text: t('settings.name'), code: true },
    { key: 'value', text: t('settings.value'), value: ({ value }) => value ?? t('settings.notSet') },
    { key: 'source', text: t('settings.source'), value: ({ source }) => t(`settings.source.${source}`) },
  ]
  const isSet = ({ source }: ShownSetting) => source !== 'default'
  const rows = data && [...data.items.filter(isSet), ...data.items.filter((one) => !isSet(one))]
  return (
    <Section title={t('settings.title')}>
      <p className={classes.hint}>{t('settings.hint')}</p>
      <DataTable label={t('settings.title')} rows={rows} error={error} retry={refetch} columns={columns} />
    </Section>
  )
}
