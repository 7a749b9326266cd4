import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { formats } from '#web/ui/formats.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './licences.module.css'

/** The licences of a configuration over three levels; dependencies and deselected items only when all are wanted. */
export function ProtocolTable({ items, all }: { items: readonly ConfigurationItem[]; all: boolean }) {
  const t = useTexts(licencesTexts)
  const rows: ConfigurationItem[] = []
  walkItems(items, (item, ancestors) => {
    if (all || [item, ...ancestors].every(selected)) rows.push(item)
  })
  const countOf = ({ count }: ConfigurationItem) =>
    count.kind === 'counted'
      ? String(count.n)
      : t(count.kind === 'uncounted' ? 'protocol.uncounted' : 'protocol.dependency')
  const flag = (key: 'student' | 'editModules' | 'connect'): Column<ConfigurationItem> => ({
    ...{ key, text: t(`protocol.${key}`), align: 'center' },
    value: (item) => (item[key] ? t('protocol.yes') : ''),
  })
  const columns: Column<ConfigurationItem>[] = [
    {
      key: 'module',
      text: t('protocol.module'),
      render: ({ level, name }) => <span className={level > 1 ? classes[`level${level}`] : undefined}>{name}</span>,
    },
    { key: 'count', text: t('protocol.count'), align: 'right', value: countOf },
    { key: 'start', text: t('protocol.start'), value: ({ startDate }) => formats.date(startDate) },
    {
      key: 'end',
      text: t('protocol.end'),
      value: ({ endDate, unlimited }) => (unlimited ? t('licences.unlimited') : formats.date(endDate)),
    },
    { key: 'test', text: t('protocol.test'), align: 'right', value: ({ test, testCount }) => (test ? testCount : '') },
    flag('student'),
    flag('editModules'),
    flag('connect'),
  ]
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('protocol.items')}</h2>
      <DataTable plain label={t('protocol.items')} rows={rows} columns={columns} />
    </section>
  )
}

const selected = ({ count }: ConfigurationItem): boolean =>
  count.kind === 'uncounted' || (count.kind === 'counted' && count.n >= 1)
