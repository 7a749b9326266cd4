import { lazy } from 'react'
import { importCrmContacts } from '#contract/crm-contacts.ts'
import { crmTexts } from '#texts/crm.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useCrm } from './use-crm.ts'

const ContactsDialog = lazy(async () => ({ default: (await import('./contacts-dialog.tsx')).ContactsDialog }))

interface Props {
  company: { id: string; name: string }
  /** What else becomes of those taken over. */
  onImported?: (contacts: string[]) => Promise<unknown>
}

/** Beside a company's contacts: takes over those of the CRM. */
export function CrmContactsButton({ company, onImported }: Props) {
  const t = useTexts(crmTexts)
  if (!useCrm(importCrmContacts.access)) return null
  return (
    <DialogButton
      leftSection={<IconDownload />}
      dialog={(close) => <ContactsDialog company={company} onImported={onImported} onClose={close} />}
    >
      {t('crm.contacts')}
    </DialogButton>
  )
}
