import type { Renewal } from '#contract/licence-renewals.ts'
import { machineName } from '#contract/machine-name.ts'
import { holderWords } from '#texts/holder-words.ts'
import { productName } from '#texts/product-names.ts'
import { renewingTexts } from '#texts/renewing.ts'
import { differenceLines, endWords, problemLines } from '#web/shared/licences/change-lines.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import classes from './renewing.module.css'

/** What renewing comes to, machine by machine: first the end of the machine, then what else its licence says differently. */
export function RenewalPreview({ items }: { items: readonly Renewal[] | undefined }) {
  const t = useTexts(renewingTexts)
  const { language } = useLanguage()
  const ends = ({ end }: Renewal) => {
    if (!end) return t('renewing.noLicence')
    const to = endWords(end.to, language)
    return end.from === end.to
      ? t('renewing.same', { day: to })
      : t('renewing.fromTo', { from: endWords(end.from, language), to })
  }
  const earlier = ({ earlier: modules }: Renewal) => {
    const shown = modules.slice(0, 3).map(({ name, end }) => t('renewing.earlierOne', { name, day: formats.date(end) }))
    const words = [...shown, ...(modules.length > shown.length ? ['…'] : [])].join(', ')
    return modules.length > 0 ? [t('renewing.earlier', { count: modules.length, modules: words })] : []
  }
  const linesOf = (row: Renewal) => [...differenceLines(row.differences, language), ...earlier(row)]
  const columns: Column<Renewal>[] = [
    {
      key: 'machine',
      text: t('renewing.machine'),
      render: (row) => (
        <>
          {machineName(row.machine) || t('renewing.unbound')}
          <SecondText>{holderWords(row.holder)}</SecondText>
        </>
      ),
    },
    { key: 'product', text: t('renewing.product'), value: ({ product }) => productName(product, language) },
    { key: 'end', text: t('renewing.end'), value: ends },
    {
      key: 'changes',
      text: t('renewing.changes'),
      render: (row) => <Lines broken={problemLines(row.broken, language)} lines={linesOf(row)} />,
    },
  ]
  const rows = items?.map((item) => ({ ...item, id: item.subjectId }))
  return <DataTable label={t('renewing.preview')} rows={rows} columns={columns} plain />
}

const Lines = ({ broken, lines }: { broken: string[]; lines: string[] }) =>
  broken.length + lines.length > 0 && (
    <PlainList gap={0} data-lines>
      {broken.map((line) => (
        <li key={line} className={classes.broken}>
          {line}
        </li>
      ))}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </PlainList>
  )
