import { NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type ImportOutcome, importOutcome } from '#contract/licence-imports.ts'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { isError, productWords, stateWords } from './import-log.ts'
import type { ImportFile, ImportRun } from './import-run.ts'
import classes from './imports.module.css'

const kindOf = ({ result }: ImportFile) =>
  !result || result.outcome === 'repeated' ? 'quiet' : isError(result) ? 'bad' : 'good'

/** What became of each file; pages of a few rows, however many there are. */
export function ImportTable({ run: { files } }: { run: ImportRun }) {
  const t = useTexts(licenceImportsTexts)
  const { language } = useLanguage()
  const [outcome, setOutcome] = useState<ImportOutcome | ''>('')
  const counts = useMemo(() => {
    const all = new Map<ImportOutcome, number>()
    for (const { result } of files) if (result) all.set(result.outcome, (all.get(result.outcome) ?? 0) + 1)
    return all
  }, [files])
  const rows = useMemo(
    () => (outcome === '' ? files : files.filter(({ result }) => result?.outcome === outcome)),
    [files, outcome],
  )
  const columns = useMemo<Column<ImportFile>[]>(
    () => [
      {
        key: 'file',
        text: t('imports.file'),
        sortable: true,
        value: ({ result, file }) => result?.fileName ?? file.name,
      },
      {
        key: 'outcome',
        text: t('imports.outcome'),
        sortable: true,
        value: (row) => stateWords(t, row),
        render: (row) => (
          <span className={classes.outcome} data-kind={kindOf(row)}>
            {stateWords(t, row)}
          </span>
        ),
      },
      {
        key: 'company',
        holds: 'name',
        text: t('imports.company'),
        sortable: true,
        // Where no company is found, the number the file names.
        value: ({ result }) => result?.company?.name ?? result?.customerNumber,
        render: ({ result }) =>
          result?.company ? (
            <TextLink to="/company/$id" params={{ id: result.company.id }}>
              {result.company.name}
            </TextLink>
          ) : (
            result?.customerNumber
          ),
      },
      {
        key: 'product',
        holds: 'product',
        text: t('imports.product'),
        sortable: true,
        value: ({ result }) => (result ? productWords(result, language) : ''),
      },
    ],
    [t, language],
  )
  const words = (one: ImportOutcome) =>
    t('imports.filter.one', { outcome: t(`imports.${one}`), count: counts.get(one) ?? 0 })
  return (
    <DataTable
      label={t('imports.files')}
      rows={rows}
      columns={columns}
      exportName={t('imports.exportName')}
      empty={{ text: t('imports.none') }}
      filters={
        <NativeSelect
          aria-label={t('imports.filter')}
          value={outcome}
          onChange={(event) => setOutcome(event.currentTarget.value as ImportOutcome | '')}
          data={[
            { value: '', label: t('imports.filter.all', { count: files.length }) },
            ...importOutcome.options
              .filter((one) => counts.has(one) || one === outcome)
              .map((one) => ({ value: one, label: words(one) })),
          ]}
        />
      }
    />
  )
}
