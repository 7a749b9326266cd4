import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import { importCrmContacts } from '#contract/crm-contacts.ts'
import { crmTexts } from '#texts/crm.ts'
import { IconDownload } from '#web/ui/icons.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import { useCrm } from './use-crm.ts'
import { Part } from '#web/ui/part.tsx'

const ContactsDialog = lazy(async () => ({ default: (await import('./contacts-dialog.tsx')).ContactsDialog }))

/** Beside a company's contacts: takes over those of the CRM. */
export function CrmContactsButton({ company }: { company: { id: string; name: string } }) {
  const t = useTexts(crmTexts)
  const [open, setOpen] = useState(false)
  if (!useCrm(importCrmContacts.access)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconDownload />} onClick={() => setOpen(true)}>
        {t('crm.contacts')}
      </Button>
      <Part>{open && <ContactsDialog company={company} onClose={() => setOpen(false)} />}</Part>
    </>
  )
}
