import { Progress, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ImportRecord, listImportRows, readImport } from '#contract/imports.ts'
import { tableImportsTexts } from '#texts/table-imports.ts'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ReadingForm } from './import-reading.tsx'
import { ImportRows } from './import-rows.tsx'
import { MovingInPage } from './moving-in-page.tsx'
import { movingInId } from './moving-in-id.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Where what was imported is found. */
const listOf = {
  companies: '/companies',
  contacts: '/allcompanycontacts',
  studentDomains: '/management/studentdomains',
  virtualDesktops: '/vdiaccountslist',
  products: '/products/allproducts',
  modules: '/products/allproducts',
  masters: '/products/allproducts',
  holdings: '/companies',
  configurations: '/companies',
  hosts: '/companies',
  licences: '/companies',
} as const

const working = (record: ImportRecord | undefined) => record?.state === 'checking' || record?.state === 'writing'

/** The guide for moving in stands among the imports, at an address of its own. */
export function ImportPage() {
  const { id } = useParams({ from: '/management/imports/$id' })
  return id === movingInId ? <MovingInPage /> : <OneImport id={id} />
}

/** One table: what its columns hold, what would become of its rows, and writing them. */
function OneImport({ id }: { id: string }) {
  const t = useTexts(tableImportsTexts)
  const { language } = useLanguage()
  const { data, error, refetchError } = useRead(readImport, { params: { id } }, { every: 1000, everyWhile: working })
  const queries = useQueryClient()
  const progress = data && `${data.state} ${data.counts.checked} ${data.counts.written} ${data.counts.failed}`
  useEffect(() => {
    if (progress) void queries.invalidateQueries({ queryKey: [listImportRows.name] })
  }, [queries, progress])
  const count = (value: number) => formats.number(value, language)
  return (
    <Page
      title={data?.fileName}
      context={
        data && t('tableImports.one', { kind: t(`tableImports.kind.${data.kind}`), count: count(data.rowCount) })
      }
      error={error}
      refetchError={refetchError}
    >
      {data && working(data) && <Working record={data} />}
      {data?.state === 'done' && (
        <output>
          {t('tableImports.finished', { written: count(data.counts.written), failed: count(data.counts.failed) })}{' '}
          <TextLink to={listOf[data.kind]}>
            {t('tableImports.toList', { kind: t(`tableImports.kind.${data.kind}`) })}
          </TextLink>
        </output>
      )}
      {data && <Table key={data.id} record={data} />}
    </Page>
  )
}

/** Columns and rows; what is chosen for the columns counts for the rows once they were checked with it. */
function Table({ record }: { record: ImportRecord }) {
  const { state } = record
  // null: as it was checked.
  const [chosen, setChosen] = useState<ImportRecord['mapping'] | null>(null)
  const mapping = chosen ?? record.mapping
  const unchecked = record.headers.some((_, at) => (mapping[at] ?? null) !== (record.mapping[at] ?? null))
  return (
    <>
      {(state === 'mapping' || state === 'checked') && record.reading && (
        <ReadingForm record={record} reading={record.reading} />
      )}
      {(state === 'mapping' || state === 'checked') && (
        <ImportColumns
          key={record.headers.join(' ')}
          record={record}
          mapping={mapping}
          onMapping={setChosen}
          unchecked={unchecked}
        />
      )}
      {state !== 'mapping' && state !== 'checking' && (
        <ImportRows key={state} record={record} unchecked={state === 'checked' && unchecked} />
      )}
    </>
  )
}

function Working({ record: { state, counts, rowCount } }: { record: ImportRecord }) {
  const t = useTexts(tableImportsTexts)
  const { language } = useLanguage()
  const [done, total] =
    state === 'checking' ? [counts.checked, rowCount] : [counts.written + counts.failed, counts.chosen]
  const numbers = { done: formats.number(done, language), total: formats.number(total, language) }
  const text = t(state === 'checking' ? 'tableImports.checking' : 'tableImports.writing', numbers)
  return (
    <Stack gap={8} mb={24}>
      <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={text} />
      <Hint aria-live="polite">{text}</Hint>
      {state === 'writing' && <Hint>{t('tableImports.stay')}</Hint>}
    </Stack>
  )
}
