import { Badge, Select } from '@mantine/core'
import type { ImportReading } from '#contract/import-reading.ts'
import { type ImportRecord, rereadImport } from '#contract/imports.ts'
import { encodings } from '#contract/import-limits.ts'
import { tableImportsTexts } from '#texts/table-imports.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Nothing in the file says it. */
export function GuessedBadge() {
  const t = useTexts(tableImportsTexts)
  return (
    <Badge variant="light" color="yellow">
      {t('tableImports.reading.guessed')}
    </Badge>
  )
}

/** How an uploaded file was read, to be read in another way: by another encoding, sheet or row of headers. */
export function ReadingForm({ record: { id }, reading }: { record: ImportRecord; reading: ImportReading }) {
  const t = useTexts(tableImportsTexts)
  const { encoding, sheet, sheets, hiddenSheets, headerRow, top, guessed } = reading
  const { run, pending } = useWrite(rereadImport, { done: () => notify.success(t('tableImports.reading.again')) })
  // What was chosen before stays; the headers of another sheet or encoding are looked for again.
  const keep = {
    ...(encoding && !guessed.includes('encoding') && { encoding }),
    ...(sheet !== null && { sheet }),
  }
  const read = (choice: object) => void run({ params: { id }, body: { ...keep, ...choice } })
  const label = (of: 'encoding' | 'sheet' | 'headerRow') => (
    <>
      {t(`tableImports.reading.${of}`)} {guessed.includes(of) && <GuessedBadge />}
    </>
  )
  const rows = top.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const rowNumbers = rows.some(({ row }) => row === headerRow) ? rows : [{ row: headerRow, cells: [] }, ...rows]
  return (
    <Section title={t('tableImports.reading')}>
      <Hint>
        {t('tableImports.reading.hint')}
        {hiddenSheets > 0 && ` ${t('tableImports.reading.hidden', { count: String(hiddenSheets) })}`}
      </Hint>
      <FieldGrid>
        {encoding && (
          <Select
            label={label('encoding')}
            allowDeselect={false}
            disabled={pending}
            value={encoding}
            data={encodings.map((value) => ({ value, label: t(`tableImports.encoding.${value}`) }))}
            onChange={(value) => value && read({ encoding: value })}
          />
        )}
        {sheet !== null && (
          <Select
            label={label('sheet')}
            allowDeselect={false}
            disabled={pending}
            value={sheet}
            data={sheets}
            onChange={(value) => value !== null && read({ sheet: value })}
          />
        )}
        <Select
          label={label('headerRow')}
          allowDeselect={false}
          disabled={pending}
          value={String(headerRow)}
          data={rowNumbers.map(({ row, cells }) => ({
            value: String(row),
            label: t('tableImports.reading.row', { row, cells: cells.filter(Boolean).join(' · ') }),
          }))}
          onChange={(value) => value && read({ headerRow: Number(value) })}
        />
      </FieldGrid>
    </Section>
  )
}
