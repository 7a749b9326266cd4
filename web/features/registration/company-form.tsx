import { neededOfAddress } from '#contract/postal.ts'
import { registrationTexts } from '#texts/registration.ts'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ConsentFields, emptyPerson, type PersonValues } from './form-fields.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './use-registration.ts'

const empty = {
  ...emptyPerson,
  companyName: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  customerNumber: '',
}

export function CompanyRegistrationForm(outcome: { sent: (email: string) => void; exists: () => void }) {
  const t = useTexts(registrationTexts)
  const { entry, round } = useRegistration('company', empty, { ...outcome, needed: neededOfAddress })
  const person = entry as unknown as Entry<PersonValues>
  return (
    <RegistrationFrame entry={person} round={round}>
      <FieldSection title={t('registration.companySection')} hint={t('registration.companyHint')}>
        <CompanyFields entry={entry} />
      </FieldSection>
      <FieldSection title={t('registration.consentSection')}>
        <ConsentFields entry={person} />
      </FieldSection>
    </RegistrationFrame>
  )
}

// A component of its own, so that the fields are known in the order they stand in.
function CompanyFields({ entry }: { entry: Entry<typeof empty> }) {
  const t = useTexts(registrationTexts)
  return (
    <FieldGrid>
      <TextField {...entry.field('companyName', t('registration.companyName'))} autoComplete="organization" />
      <TextField
        {...entry.field('customerNumber', t('registration.customerNumber'))}
        hint={t('registration.customerNumberHint')}
        inputMode="numeric"
      />
      <TextField {...entry.field('street', t('registration.street'))} autoComplete="off" />
      <TextField {...entry.field('houseNumber', t('registration.houseNumber'))} autoComplete="off" />
      <TextField {...entry.field('zipCode', t('registration.zipCode'))} autoComplete="postal-code" />
      <TextField {...entry.field('city', t('registration.city'))} autoComplete="address-level2" />
    </FieldGrid>
  )
}
