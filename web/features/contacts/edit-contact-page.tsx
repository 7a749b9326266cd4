import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listCompanies } from '#contract/companies.ts'
import { changeContact, type Contact, contactInput, editedContact, readContact } from '#contract/contacts.ts'
import { listInvitations } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { editable } from '#web/ui/form/schema-part.ts'
import { SecondSaveButton, useSecondSave } from '#web/ui/form/second-save.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { useMenuEntryOverride } from '#web/ui/layout/breadcrumb.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ContactFields, PersonFields } from './contact-form.tsx'
import { ContactRole } from './contact-role.tsx'
import classes from './contacts.module.css'
import { EmailReview } from './email-review.tsx'
import { InviteButtons } from './invite-button.tsx'
import { nameOf } from './person.tsx'
import { useInvitations, useInvitationWords } from './use-invitations.ts'

interface Props {
  id: string
  children?: (contact: Contact) => ReactNode
}

// Students and private people have a list of their own.
const ofPeople = ['/contacts']

/** One contact: access, form, role; below what other features know of a private person (`children`). */
export function EditContactPage({ id, children }: Props) {
  const { can } = useSession()
  const { data: contact, error, refetchError } = useRead(readContact, { params: { id } })
  useMenuEntryOverride(contact && !contact.companyId ? ofPeople : undefined)
  const company = contact?.companyId && can(listCompanies.access) && (
    <TextLink to="/company/$id" params={{ id: contact.companyId }}>
      {contact.companyName}
    </TextLink>
  )
  return (
    <Page
      narrow
      title={contact && nameOf(contact)}
      context={contact && [contact.email, contact.companyName].filter(Boolean).join(' · ')}
      crumbs={company ? [company] : []}
      error={error}
      refetchError={refetchError}
    >
      {contact && <Access contact={contact} />}
      {contact && <EmailReview contact={contact} />}
      {contact && <ContactForm key={contact.id} contact={contact} />}
      {contact && <ContactRole id={contact.id} />}
      {contact && !contact.companyId && children?.(contact)}
    </Page>
  )
}

/** Whether the contact can sign in, and what to do about it. */
function Access({ contact }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  const invitation = useInvitations([contact]).get(contact.id)
  const words = useInvitationWords()
  const { can } = useSession()
  // Its room is kept from the beginning, so that the form below does not move.
  if (!invitation) return can(listInvitations.access) && <div className={classes.access} aria-hidden />
  return (
    <section className={classes.access} aria-label={t('contacts.access')}>
      <span>
        {t('contacts.access')}: <strong>{words(invitation)}</strong>
      </span>
      <InviteButtons contact={contact} invitation={invitation} />
    </section>
  )
}

function ContactForm({ contact }: { contact: Contact }) {
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
