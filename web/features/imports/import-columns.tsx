import { Group, Select } from '@mantine/core'
import { type ImportRecord, mapImport } from '#contract/imports.ts'
import { type ImportField, importFields, importKeys } from '#contract/import-kinds.ts'
import { tableImportsTexts } from '#texts/table-imports.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import classes from './imports.module.css'
import { GuessedBadge } from './import-reading.tsx'
import { useFieldName, useFieldValue } from './use-field-name.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { Section } from '#web/ui/layout/section.tsx'

interface Row {
  index: number
  header: string
  cells: ImportRecord['understood'][number]
}

const none = ''

type Mapping = ImportRecord['mapping']

interface ImportColumnsProps {
  record: ImportRecord
  mapping: Mapping
  onMapping: (mapping: Mapping) => void
  /** It is another one than the rows were checked with, if they were. */
  unchecked: boolean
}

/** Which column goes to which field; checking the rows begins from here. */
export function ImportColumns({ record, mapping, onMapping: setMapping, unchecked }: ImportColumnsProps) {
  const t = useTexts(tableImportsTexts)
  const why = useTexts(reasonsTexts)
  const name = useFieldName()
  const { run, pending } = useWrite(mapImport)
  const key = importKeys[record.kind]
  const rows = record.headers.map((header, index) => ({
    index,
    header: header || t('tableImports.unnamed', { column: columnLetters(index) }),
    cells: record.understood[index] ?? [],
  }))
  const choose = (index: number, field: ImportField | null) =>
    // A field holds one column: choosing it here takes it from there.
    setMapping(
      record.headers.map((_, at) => (at === index ? field : mapping[at] === field ? null : (mapping[at] ?? null))),
    )
  const columns: Column<Row>[] = [
    {
      key: 'header',
      text: t('tableImports.header'),
      render: ({ header }) => <b className={classes.value}>{header}</b>,
    },
    {
      key: 'field',
      text: t('tableImports.target'),
      render: ({ index, header }) => (
        <Group gap="xs" wrap="nowrap">
          <Select
            className={classes.field ?? ''}
            aria-label={t('tableImports.targetOf', { header })}
            size="xs"
            allowDeselect={false}
            searchable
            value={mapping[index] ?? none}
            data={[
              { value: none, label: t('tableImports.skip') },
              ...importFields[record.kind].map((field) => ({ value: field, label: name(field) })),
            ]}
            onChange={(value) => choose(index, value || null)}
          />
          {record.state === 'mapping' && mapping[index] && mapping[index] === record.mapping[index] && <GuessedBadge />}
        </Group>
      ),
    },
    {
      key: 'sample',
      text: t('tableImports.sample'),
      render: ({ index, cells }) => (
        <Understood cells={cells} field={mapping[index] === record.mapping[index] ? (mapping[index] ?? null) : null} />
      ),
    },
  ]
  return (
    <Section title={t('tableImports.columns')}>
      <Hint>{t('tableImports.columnsHint', { key: name(key) })}</Hint>
      <Group gap={8} my={12}>
        <ReasonButton
          loading={pending}
          reason={!mapping.includes(key) && why('reason.keyColumn', { key: name(key) })}
          variant={record.state === 'mapping' || unchecked ? 'filled' : 'default'}
          onClick={() => void run({ params: { id: record.id }, body: { mapping } })}
        >
          {t(record.state === 'mapping' ? 'tableImports.check' : 'tableImports.checkAgain')}
        </ReasonButton>
      </Group>
      <DataTable plain label={t('tableImports.columns')} rows={rows} columns={columns} />
    </Section>
  )
}

/** Cells as they are in the table, and what the field they go to makes of them where that is something else. */
function Understood({ cells, field }: { cells: Row['cells']; field: ImportField | null }) {
  const t = useTexts(tableImportsTexts)
  const say = useFieldValue()
  return (
    <span className={classes.value}>
      {cells.map(({ cell, value }, at) => {
        const words = field && value !== null ? dayInWords(say(field, value)) : cell
        return (
          <span key={cell} className={field && value === null ? classes.problem : undefined}>
            {at > 0 && ', '}
            {field && value === null
              ? t('tableImports.notUnderstood', { cell })
              : words === cell
                ? cell
                : `${cell} → ${words}`}
          </span>
        )
      })}
    </span>
  )
}

const dayInWords = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? formats.date(value) : value)

/** A column as spreadsheets call it: A to Z, then AA. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}
