import { useState } from 'react'
import type { Host } from '#contract/hosts.ts'
import { downloadLicence, type Licence, listHostLicences, sendLicence } from '#contract/licences.ts'
import type { Language } from '#contract/shapes.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconDownload, IconMail } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { SendForm, useLicenceDownload } from './licence-delivery.tsx'

interface LicencesDialogProps {
  host: Host
  name: string
  /** In which the holder is written to. */
  language: Language
  onClose: () => void
}

/** Every licence issued for a host, newest first, each to download or send again. */
export function LicencesDialog({ host, name, language, onClose }: LicencesDialogProps) {
  const t = useTexts(licencesTexts)
  const { can } = useSession()
  const licences = useRead(listHostLicences, { params: { id: host.id } })
  const [mailing, setMailing] = useState<Licence | null>(null)
  const save = useLicenceDownload()
  const columns: Column<Licence>[] = [
    { key: 'serial', text: t('licences.serial'), code: true },
    { key: 'generation', text: t('licences.generation'), align: 'right' },
    { key: 'issuedAt', text: t('licences.issuedAt'), value: ({ issuedAt }) => formats.instant(issuedAt) },
    { key: 'issuedBy', text: t('licences.issuedBy') },
    {
      key: 'endDate',
      text: t('licences.ends'),
      value: ({ endDate }) => (endDate === null ? t('licences.unlimited') : formats.date(endDate)),
    },
    {
      key: 'state',
      text: t('licences.validity'),
      value: ({ supersededBy }) =>
        supersededBy === null ? t('licences.current') : t('licences.superseded', { serial: supersededBy }),
    },
  ]
  const rowActions = (licence: Licence) => (
    <RowActions name={String(licence.serial)}>
      {can(downloadLicence.access) && (
        <RowButton
          text={t('licences.downloadOf', { serial: licence.serial })}
          letter="s"
          icon={<IconDownload />}
          onClick={() => save(licence.id)}
        />
      )}
      {can(sendLicence.access) && (
        <RowButton
          text={t('licences.sendOf', { serial: licence.serial })}
          letter="m"
          icon={<IconMail />}
          onClick={() => setMailing(licence)}
        />
      )}
    </RowActions>
  )
  return (
    <Dialog onClose={onClose} title={t('licences.list', { name })} size="xl">
      {mailing ? (
        <SendForm
          licence={mailing}
          receiver={host.email}
          language={language}
          onBack={() => setMailing(null)}
          onDone={() => setMailing(null)}
        />
      ) : (
        <DataTable
          plain
          label={t('licences.list', { name })}
          read={licences}
          columns={columns}
          empty={{ text: t('licences.list.empty') }}
          actions={rowActions}
        />
      )}
    </Dialog>
  )
}
