import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { formats } from '#web/ui/data/formats.ts'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import styles from './protocol.module.css'
import { Section } from '#web/ui/layout/section.tsx'

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
  const flagsOf = ({ test, testCount, student, editModules, connect }: ConfigurationItem) =>
    [
      test && t('protocol.testOf', { count: testCount }),
      student && t('protocol.student'),
      editModules && t('protocol.editModules'),
      connect && t('protocol.connect'),
    ]
      .filter(Boolean)
      .join(', ')
  const columns: Column<ConfigurationItem>[] = [
    {
      key: 'module',
      text: t('protocol.module'),
      render: ({ level, name }) => <span className={styles[`level${level}`]}>{name}</span>,
    },
    { key: 'licName', text: t('protocol.licName'), code: true },
    { key: 'count', text: t('protocol.count'), align: 'right', value: countOf },
    { key: 'start', text: t('protocol.start'), value: ({ startDate }) => formats.date(startDate) },
    {
      key: 'end',
      text: t('protocol.end'),
      value: ({ endDate, unlimited }) => (unlimited ? t('licences.unlimited') : formats.date(endDate)),
    },
    { key: 'flags', text: t('protocol.flags'), value: flagsOf },
  ]
  return (
    <Section title={t('protocol.items')}>
      <DataTable
        plain
        label={t('protocol.items')}
        rows={rows}
        // An empty column takes room on paper and says nothing.
        columns={columns.filter(({ key, value }) => !spare.has(key) || rows.some((row) => value?.(row)))}
        empty={{ text: t('protocol.none') }}
      />
    </Section>
  )
}

const spare = new Set(['start', 'flags'])

const selected = ({ count }: ConfigurationItem): boolean =>
  count.kind === 'uncounted' || (count.kind === 'counted' && count.n >= 1)
