import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import { searchCrm } from '#contract/crm.ts'
import { crmSearchTexts } from '#texts/crm-search.ts'
import { IconSearch } from '#web/ui/icons.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import { useCrm } from './use-crm.ts'
import { Part } from '#web/ui/part.tsx'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** Above the list of companies: searches the CRM. */
export function CrmSearchButton() {
  const t = useTexts(crmSearchTexts)
  const [open, setOpen] = useState(false)
  if (!useCrm(searchCrm.access)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconSearch />} onClick={() => setOpen(true)}>
        {t('crm.search')}
      </Button>
      <Part>{open && <SearchDialog onClose={() => setOpen(false)} />}</Part>
    </>
  )
}
