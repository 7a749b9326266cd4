import type { ReactNode } from 'react'
import { listCompanies } from '#contract/companies.ts'
import { type ContactInput, listContacts } from '#contract/contacts.ts'
import { salutation } from '#contract/shapes.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { CountryField } from '#web/ui/form/fields/country-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { CheckboxField, SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

type ContactEntry = Entry<ContactInput>

/** What the fields hold for a contact that is not entered yet. */
export const emptyContact = (companyId: string | null): ContactInput => ({
  companyId,
  salutation: 'NoSalutation',
  title: '',
  firstName: '',
  lastName: '',
  gender: '',
  phone: '',
  email: '',
  department: '',
  position: '',
  mainContact: false,
  country: 'DE',
  language: 'de',
})

interface FieldsProps {
  entry: ContactEntry
  /** The address is that of an account, which its owner alone changes. */
  emailFixed?: boolean
}

/** Salutation, names and, for private people, gender. */
function PersonSection({ entry, gender }: { entry: ContactEntry; gender?: boolean }) {
  const t = useTexts(contactsTexts)
  return (
    <FieldSection title={t('contacts.person')}>
      <FieldGrid>
        <SelectField
          {...entry.field('salutation', t('contacts.salutation'))}
          choices={salutation.options.map((value) => ({ value, label: t(`contacts.salutation.${value}`) }))}
        />
        <TextField {...entry.field('title', t('contacts.title'))} />
        <TextField {...entry.field('firstName', t('contacts.firstName'))} autoComplete="off" />
        <TextField {...entry.field('lastName', t('contacts.lastName'))} autoComplete="off" />
        {gender && (
          <SelectField
            {...entry.field('gender', t('contacts.gender'))}
            clearable
            choices={(['m', 'f', 'd'] as const).map((value) => ({ value, label: t(`contacts.gender.${value}`) }))}
          />
        )}
      </FieldGrid>
    </FieldSection>
  )
}

function ReachSection({ entry, emailFixed }: FieldsProps) {
  const t = useTexts(contactsTexts)
  const { can } = useSession()
  const seesAll = can(listCompanies.access) || can(listContacts.access)
  return (
    <FieldSection title={t('contacts.reach')}>
      <FieldGrid>
        <TextField
          {...entry.field('email', t('contacts.email'))}
          type="email"
          autoComplete="off"
          disabled={emailFixed ?? false}
          {...(emailFixed
            ? { hint: t('contacts.emailFixed') }
            : seesAll
              ? {}
              : { hint: t('contacts.emailReviewHint') })}
        />
        <TextField {...entry.field('phone', t('contacts.phone'))} type="tel" autoComplete="off" />
        {/* The language follows the country and can be changed afterwards. */}
        <CountryField
          {...entry.field('country', t('contacts.country'))}
          onChange={(code: string) => entry.set({ country: code, language: code === 'DE' ? 'de' : 'en' })}
        />
        <SelectField
          {...entry.field('language', t('contacts.language'))}
          choices={[
            { value: 'de', label: t('contacts.german') },
            { value: 'en', label: t('contacts.english') },
          ]}
        />
      </FieldGrid>
    </FieldSection>
  )
}

/** The fields of a company's contact; `company` is the choice of another company, for those who see all. */
export function ContactFields({ entry, emailFixed, company }: FieldsProps & { company?: ReactNode }) {
  const t = useTexts(contactsTexts)
  return (
    <>
      <PersonSection entry={entry} />
      <ReachSection entry={entry} emailFixed={emailFixed ?? false} />
      <FieldSection title={t('contacts.role')}>
        <FieldGrid>
          {company}
          <TextField {...entry.field('department', t('contacts.department'))} />
          <TextField {...entry.field('position', t('contacts.position'))} />
        </FieldGrid>
        <CheckboxField {...entry.field('mainContact', t('contacts.main'))} />
      </FieldSection>
    </>
  )
}

/** The fields of a person without a company. */
export function PersonFields({ entry, emailFixed }: FieldsProps) {
  return (
    <>
      <PersonSection entry={entry} gender />
      <ReachSection entry={entry} emailFixed={emailFixed ?? false} />
    </>
  )
}
