import { type CrmCompanyRow, importCompany } from '#contract/crm.ts'
import { crmTexts } from '#texts/crm.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { EditLink, RowLink } from '#web/ui/table/rows/row-link.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CrmSearch } from './crm-search.tsx'

/** Companies of the CRM, each to be imported or, where it is here already, opened. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(crmTexts)
  const { can } = useSession()
  const actions = ({ crmId, companyId, name }: CrmCompanyRow) =>
    companyId ? (
      <EditLink to="/company/$id" params={{ id: companyId }} text={t('crm.open', { name })} />
    ) : (
      can(importCompany.access) && (
        <RowLink
          to="/companyvemasimport"
          search={{ id: crmId }}
          text={t('crm.import', { name })}
          icon={<IconDownload />}
        />
      )
    )
  return (
    <Dialog title={t('crm.searchTitle')} onClose={onClose} size={1200}>
      <CrmSearch actions={actions} />
    </Dialog>
  )
}
