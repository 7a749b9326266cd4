import { lazy } from 'react'
import { searchCrm } from '#contract/crm.ts'
import { crmSearchTexts } from '#texts/crm-search.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { IconSearch } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useCrm } from './use-crm.ts'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** Above the list of companies: searches the CRM. */
export function CrmSearchButton() {
  const t = useTexts(crmSearchTexts)
  if (!useCrm(searchCrm.access)) return null
  return (
    <DialogButton leftSection={<IconSearch />} dialog={(close) => <SearchDialog onClose={close} />}>
      {t('crm.search')}
    </DialogButton>
  )
}
