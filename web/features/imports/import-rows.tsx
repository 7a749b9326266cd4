import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { type ImportRecord, type ImportRow, importOutcomes, listImportRows, startImport } from '#contract/imports.ts'
import { importRowsTexts, tableImportsTexts } from '#texts/table-imports.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { formats } from '#web/ui/data/formats.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { RowChanges, RowProblems } from './import-row.tsx'
import classes from './imports.module.css'
import { Section } from '#web/ui/layout/section.tsx'

/** What would become of each row, or did; all that can be written are, or those that are chosen. */
export function ImportRows({ record, unchecked }: { record: ImportRecord; unchecked: boolean }) {
  const t = useTexts(tableImportsTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const list = useListState(listImportRows)
  const { counts, state } = record
  const number = (value: number) => formats.number(value, language)
  const open = counts.new + counts.changed - counts.written
  const idle = state === 'checked' || state === 'done'
  const { ask, pending } = useConfirmed(startImport, (rows: 'all' | number[]) => ({
    input: { params: { id: record.id }, body: { rows } },
    title: t('tableImports.writeTitle'),
    question: t('tableImports.writeQuestion', { count: number(rows === 'all' ? open : rows.length) }),
    confirmLabel: t('tableImports.writeConfirm'),
    done: () => setPicked(new Set()),
  }))
  const writable = ({ outcome, result }: ImportRow) =>
    idle && (outcome === 'new' || outcome === 'changed') && (result === null || result === 'failed')
  const shown = list.query.result === 'failed' ? 'failed' : (list.query.outcome ?? '')
  const filter = (
    <NativeSelect
      aria-label={t('tableImports.filter')}
      value={shown}
      data={[
        { value: '', label: t('tableImports.filter.all', { count: number(record.rowCount) }) },
        ...importOutcomes.map((value) => ({
          value,
          label: t('tableImports.filter.one', {
            outcome: t(`tableImports.outcome.${value}`),
            count: number(counts[value]),
          }),
        })),
        ...(counts.failed > 0
          ? [{ value: 'failed', label: t('tableImports.filter.failed', { count: number(counts.failed) }) }]
          : []),
      ]}
      onChange={(event) => {
        const value = event.currentTarget.value
        list.set({
          outcome: value === '' || value === 'failed' ? undefined : (value as ImportRow['outcome'] & string),
          result: value === 'failed' ? 'failed' : undefined,
        })
      }}
    />
  )
  return (
    <Section title={t('tableImports.result.title')}>
      {idle && open > 0 && (
        <Group gap={8} my={12}>
          {/* What is written is what was checked: by another assignment of the columns it would be something else. */}
          <ReasonButton
            variant={unchecked ? 'default' : 'filled'}
            loading={pending}
            reason={unchecked && why('reason.checkAgain')}
            onClick={() => ask('all')}
          >
            {t('tableImports.writeAll', { count: number(open) })}
          </ReasonButton>
          <ReasonButton
            variant="default"
            reason={unchecked ? why('reason.checkAgain') : picked.size === 0 && why('reason.chooseRows')}
            onClick={() => ask([...picked])}
          >
            {t('tableImports.writeChosen', { count: number(picked.size) })}
          </ReasonButton>
        </Group>
      )}
      <ListTable
        params={{ id: record.id }}
        list={list}
        label={t('tableImports.result.title')}
        texts={importRowsTexts}
        cells={{
          row: (row) =>
            writable(row) ? (
              <Checkbox
                label={row.row}
                aria-label={t('tableImports.pick', { row: row.row })}
                checked={picked.has(row.row)}
                onChange={(event) => {
                  const on = event.currentTarget.checked
                  setPicked(new Set(on ? [...picked, row.row] : [...picked].filter((one) => one !== row.row)))
                }}
              />
            ) : (
              row.row
            ),
          key: ({ key }) => <span className={classes.key}>{key}</span>,
          changes: (row) => (
            <>
              {row.problems.length > 0 && <RowProblems row={row} />}
              {row.outcome !== 'error' && <RowChanges row={row} />}
            </>
          ),
          result: ({ result }) => (
            <span className={result === 'failed' ? classes.problem : undefined}>
              {result && t(`tableImports.result.${result}`)}
            </span>
          ),
        }}
        chips={{
          outcome: list.query.outcome && t(`tableImports.outcome.${list.query.outcome}`),
          result: list.query.result && t(`tableImports.result.${list.query.result}`),
        }}
        filters={filter}
        empty={{ text: t('tableImports.noRows') }}
      />
    </Section>
  )
}
