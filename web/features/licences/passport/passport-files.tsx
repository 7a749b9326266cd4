import { fetchLicence, type Passport } from '#contract/passports.ts'
import { passportTexts } from '#texts/passports.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { timesWords } from './passport-hosts.tsx'
import { useFetchLicence } from '#web/shared/licences/use-fetch-licence.ts'
import { Section } from '#web/ui/layout/section.tsx'

type File = Passport['imports'][number]

/** The licence files of older systems; nothing is shown where there are none. */
export function PassportFiles({ passport: { id, imports, disabled } }: { passport: Passport }) {
  const t = useTexts(passportTexts)
  const why = useTexts(reasonsTexts)
  const { can } = useSession()
  const { fetchOne: fetchFile } = useFetchLicence(id)
  if (imports.length === 0) return null
  const columns: Column<File>[] = [
    { key: 'fileName', text: t('passport.licence') },
    { key: 'at', text: t('passport.storedAt'), value: ({ at }) => formats.date(at) },
    { key: 'fetched', text: t('passport.fetched'), value: (file) => timesWords(t, file) },
  ]
  const rowActions = (file: File) =>
    can(fetchLicence.access) && (
      <RowButton
        text={t('passport.download', { fileName: file.fileName })}
        letter="s"
        icon={<IconDownload />}
        reason={disabled && why('reason.productOff')}
        onClick={() => fetchFile(file.id)}
      />
    )
  return (
    <Section title={t('passport.imports')}>
      <DataTable plain label={t('passport.imports')} rows={imports} columns={columns} actions={rowActions} />
    </Section>
  )
}
