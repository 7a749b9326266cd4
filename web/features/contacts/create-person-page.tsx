import { Navigate, useNavigate } from '@tanstack/react-router'
import { createContact, listContacts } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { emptyContact, PersonFields } from './contact-form.tsx'
import { nameOf } from './person.tsx'

/** A new contact that belongs to no company. Customers only know people of their own. */
export function CreatePersonPage() {
  const { can } = useSession()
  if (!can(listContacts.access)) return <Navigate to="/createcompanycontact" search={{ company: '' }} replace />
  return <PersonForm />
}

function PersonForm() {
  const t = useTexts(contactsTexts)
  const ui = useTexts(uiTexts)
  const navigate = useNavigate()
  const entry = useEntry(createContact, {
    initial: emptyContact(null),
    ask: (values) =>
      confirm({
        title: t('contacts.createTitle'),
        question: t('contacts.createQuestion', { name: nameOf(values), email: values.email }),
        confirmLabel: ui('ui.save'),
      }),
    done: (contact) => {
      notify.success(t('contacts.savedPerson', { name: nameOf(contact) }))
      return navigate({ to: '/contacts' })
    },
  })
  return (
    <Page narrow title={t('contacts.createPerson')} context={ui('ui.required')}>
      <EntryForm entry={entry} cancel={<CancelLink to="/contacts" />}>
        <PersonFields entry={entry} />
      </EntryForm>
    </Page>
  )
}
