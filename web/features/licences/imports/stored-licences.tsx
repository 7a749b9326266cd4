import { downloadLicenceImport, type LicenceImport, listLicenceImports } from '#contract/licence-imports.ts'
import type { Holding } from '#contract/holdings.ts'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** The files of older systems a holding came from, byte for byte; nothing is shown where there are none. */
export function StoredLicences({ holding: { id } }: { holding: Holding }) {
  const t = useTexts(licenceImportsTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const { can } = useSession()
  const { data } = useRead(listLicenceImports, { params: { id } }, { enabled: can(listLicenceImports.access) })
  if (!data || data.items.length === 0) return null
  const columns: Column<LicenceImport>[] = [
    { key: 'fileName', text: t('imports.file') },
    { key: 'customerNumber', text: t('imports.customerNumber'), code: true },
    { key: 'size', text: t('imports.size'), align: 'right', value: ({ size }) => formats.size(size, language) },
    { key: 'importedAt', text: t('imports.storedAt'), value: ({ importedAt }) => formats.instant(importedAt) },
    { key: 'importedBy', text: t('imports.storedBy') },
  ]
  const rowActions = ({ id: importId, fileName }: LicenceImport) => (
    <RowButton
      text={t('imports.download', { fileName })}
      letter="s"
      icon={<IconDownload />}
      onClick={() => void download(downloadLicenceImport, { params: { id: importId } })}
    />
  )
  return (
    <Section title={t('imports.stored')}>
      <DataTable plain label={t('imports.stored')} rows={data.items} columns={columns} actions={rowActions} />
    </Section>
  )
}
