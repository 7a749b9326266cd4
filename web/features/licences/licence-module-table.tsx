import type { LicenceModule } from '#licence/licence-file.ts'
import { describeCount } from '#licence/words.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'

/** The modules a licence file lists, with seats and ends. */
export function LicenceModuleTable({ modules }: { modules: readonly LicenceModule[] }) {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  const columns: Column<LicenceModule>[] = [
    {
      key: 'licName',
      text: t('facts.module'),
      render: ({ licName, level }) => <span style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}>{licName}</span>,
    },
    { key: 'count', text: t('facts.seats'), align: 'right', value: ({ count }) => describeCount(count, language) },
    {
      key: 'endDate',
      text: t('facts.moduleEnd'),
      value: ({ endDate }) => (endDate === null ? t('licences.unlimited') : formats.date(endDate)),
    },
  ]
  const rows = modules.map((module, at) => ({ ...module, id: String(at) }))
  return <DataTable plain label={t('facts.moduleTable')} rows={rows} columns={columns} />
}
