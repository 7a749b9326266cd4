import type { ContactInput } from '#contract/contacts.ts'
import { salutation } from '#contract/shapes.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { CountryField } from '#web/ui/form/country-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry-form.tsx'
import { CheckboxField, SelectField, TextField } from '#web/ui/form/fields.tsx'
import type { Entry } from '#web/ui/form/use-entry.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** What the fields hold for somebody nobody has entered yet. */
export const emptyContact = (companyId: string): ContactInput => ({
  ...{
    companyId,
    salutation: 'NoSalutation',
    title: '',
    firstName: '',
    lastName: '',
    gender: '',
    phone: '',
    email: '',
  },
  ...{ department: '', position: '', mainContact: false, country: 'DE', language: 'de' },
})

/** The fields of a company's contact. */
export function ContactFields({ entry }: { entry: Entry<ContactInput> }) {
  const t = useTexts(contactsTexts)
  const country = entry.field('country', t('contacts.country'))
  return (
    <>
      <FieldSection title={t('contacts.person')}>
        <FieldGrid>
          <SelectField
            {...entry.field('salutation', t('contacts.salutation'))}
            choices={salutation.options.map((value) => ({ value, label: t(`contacts.salutation.${value}`) }))}
          />
          <TextField {...entry.field('title', t('contacts.title'))} />
          <TextField {...entry.field('firstName', t('contacts.firstName'))} autoComplete="off" />
          <TextField {...entry.field('lastName', t('contacts.lastName'))} autoComplete="off" />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('contacts.reach')}>
        <FieldGrid>
          <TextField {...entry.field('email', t('contacts.email'))} type="email" autoComplete="off" />
          <TextField {...entry.field('phone', t('contacts.phone'))} type="tel" autoComplete="off" />
          {/* The language follows the country and can be changed afterwards. */}
          <CountryField
            {...country}
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
      <FieldSection title={t('contacts.role')}>
        <FieldGrid>
          <TextField {...entry.field('department', t('contacts.department'))} />
          <TextField {...entry.field('position', t('contacts.position'))} />
        </FieldGrid>
        <CheckboxField {...entry.field('mainContact', t('contacts.main'))} />
      </FieldSection>
    </>
  )
}
