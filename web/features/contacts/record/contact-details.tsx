import { useNavigate } from '@tanstack/react-router'
import { listCompanies } from '#contract/companies.ts'
import { changeContact, type Contact, contactInput, editedContact } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { SecondSaveButton, useSecondSave } from '#web/ui/form/second-save.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { ContactFields, PersonFields } from '../contact-form.tsx'
import classes from '../contacts.module.css'
import { nameOf } from '../person.tsx'

/** The data of a contact, to change. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const navigate = useNavigate()
  const wish = useSecondSave()
  const { id, companyId, companyName, hasAccount, modifiedAt } = contact
  const entry = useEntry(changeContact, {
    initial: editable(contactInput, contact),
    schema: editedContact,
    input: (body) => ({ params: { id }, body: { ...body, modifiedAt } }),
    ask: wish.decide,
    done: (saved) => {
      notify.success(t(saved.companyId ? 'contacts.saved' : 'contacts.savedPerson', { name: nameOf(saved) }))
      if (wish.another.current && saved.companyId)
        return navigate({ to: '/createcompanycontact', search: { company: saved.companyId } })
    },
  })
  const choice = can(listCompanies.access) && (
    <CompanyField
      {...entry.field('companyId', t('contacts.company'))}
      clearable
      known={companyId ? { id: companyId, name: companyName ?? '' } : null}
    />
  )
  return (
    <section className={classes.section} aria-label={t('contacts.details')}>
      <EntryForm
        entry={entry}
        readOnly={!can(changeContact.access)}
        cancel={
          companyId &&
          can('contacts.create') && <SecondSaveButton entry={entry} wish={wish} label={t('contacts.saveAndNew')} />
        }
      >
        {companyId ? (
          <ContactFields entry={entry} emailFixed={hasAccount} company={choice} />
        ) : (
          <PersonFields entry={entry} emailFixed={hasAccount} />
        )}
      </EntryForm>
    </section>
  )
}
