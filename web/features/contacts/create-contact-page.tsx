import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { addCloudUsers } from '#contract/cloud-users.ts'
import { type Company, listCompanies, readCompany } from '#contract/companies.ts'
import { createContact } from '#contract/contacts.ts'
import { inviteContact } from '#contract/registration.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { SecondSaveButton, useSecondSave } from '#web/ui/form/second-save.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { useMailed } from '#web/shared/mails/use-mailed.ts'
import { useMe, useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ContactFields, emptyContact } from './contact-form.tsx'
import { nameOf } from './person.tsx'

/** A new contact for the company in the address, or for one to choose; customers enter people of their own company. */
export function CreateContactPage() {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const me = useMe()
  const { company: asked } = useSearch({ from: '/createcompanycontact' })
  const id = asked || me.companyId || ''
  const [round, setRound] = useState(0)
  const { data: company, error, refetchError } = useRead(readCompany, { params: { id } }, { enabled: id !== '' })
  const staff = can(listCompanies.access)
  if (id === '' && !staff) return <Navigate to="/companies" replace />
  // Its own people come from the list of contacts, which the trail begins with.
  const crumb = company && staff && (
    <TextLink to="/company/$id" params={{ id }}>
      {company.name}
    </TextLink>
  )
  return (
    <Page
      narrow
      title={t('contacts.create')}
      context={company && t('contacts.createContext', { name: company.name, number: company.customerNumber })}
      error={error}
      refetchError={refetchError}
      {...(crumb ? { crumbs: [crumb] } : {})}
    >
      {(company || id === '') && (
        <ContactForm key={round} company={company ?? null} round={round} onNext={() => setRound(round + 1)} />
      )}
    </Page>
  )
}

interface FormProps {
  /** Null: it is chosen in the form. */
  company: Company | null
  /** How many were saved before this one. */
  round: number
  onNext: () => void
}

function ContactForm({ company, round, onNext }: FormProps) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const navigate = useNavigate()
  const wish = useSecondSave()
  const wishInvitation = useSecondSave()
  const mailed = useMailed()
  const address = useRef('')
  const invite = useWrite(inviteContact, {
    done: async () => notify.success(await mailed(t('contacts.invited', { email: address.current }))),
  })
  const { configurationAws: account } = useSearch({ from: '/createcompanycontact' })
  const addToAccount = useWrite(addCloudUsers)
  const staff = can(listCompanies.access)
  const entry = useEntry(createContact, {
    initial: emptyContact(company?.id ?? null),
    needed: () => ['companyId'],
    // Both at once: which button was pressed is known at this moment only.
    ask: async () => (await Promise.all([wish.decide(), wishInvitation.decide()])).every(Boolean),
    done: async (contact) => {
      const { id, email } = contact
      notify.success(t('contacts.saved', { name: nameOf(contact) }))
      address.current = email
      if (account) await addToAccount.run({ params: { id: account }, body: { contacts: [id] } })
      if (wishInvitation.another.current) await invite.run({ params: { id } })
      if (wish.another.current) return onNext()
      if (account) return navigate({ to: '/awsaccount', search: { id: account, tab: 'users' } })
      if (!staff) return navigate({ to: '/company_contacts' })
      return company
        ? navigate({ to: '/company/$id', params: { id: company.id }, search: { tab: 'contacts' } })
        : navigate({ to: '/allcompanycontacts' })
    },
  })
  const first = entry.field('salutation', t('contacts.salutation')).id
  useEffect(() => {
    if (round > 0) document.getElementById(first)?.focus()
  }, [round, first])
  const cancel = account ? (
    <CancelLink to="/awsaccount" search={{ id: account, tab: 'users' }} variant="subtle" />
  ) : !staff ? (
    <CancelLink to="/company_contacts" variant="subtle" />
  ) : company ? (
    <CancelLink to="/company/$id" params={{ id: company.id }} search={{ tab: 'contacts' }} variant="subtle" />
  ) : (
    <CancelLink to="/allcompanycontacts" variant="subtle" />
  )
  return (
    <EntryForm
      entry={entry}
      cancel={
        <>
          {can(inviteContact.access) && (
            <SecondSaveButton entry={entry} wish={wishInvitation} label={t('contacts.saveAndInvite')} />
          )}
          <SecondSaveButton entry={entry} wish={wish} label={t('contacts.saveAndNew')} />
          {cancel}
        </>
      }
    >
      <ContactFields
        entry={entry}
        company={!company && <CompanyField {...entry.field('companyId', t('contacts.company'))} known={null} />}
      />
    </EntryForm>
  )
}
