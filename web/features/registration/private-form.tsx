import { registrationTexts } from '#texts/registration.ts'
import { FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { CheckboxField } from '#web/ui/form/fields/fields.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ConsentFields, emptyPerson, type PersonValues } from './form-fields.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './use-registration.ts'

interface Props {
  roloffMatek: boolean
  partner: string
  sent: (email: string) => void
  exists: () => void
}

export function PrivateRegistrationForm({ roloffMatek, partner, ...outcome }: Props) {
  const t = useTexts(registrationTexts)
  const initial = { ...emptyPerson, student: false, confirmed: false }
  const { entry, round } = useRegistration('private', initial, { more: { roloffMatek, partner }, ...outcome })
  const person = entry as unknown as Entry<PersonValues>
  return (
    <RegistrationFrame entry={person} round={round}>
      <FieldSection title={t('registration.consentSection')}>
        <StudentFields entry={entry} />
        <ConsentFields entry={person} />
      </FieldSection>
    </RegistrationFrame>
  )
}

type StudentEntry = Entry<PersonValues & { student: boolean; confirmed: boolean }>

// A component of its own, so that the fields are known in the order they stand in.
function StudentFields({ entry }: { entry: StudentEntry }) {
  const t = useTexts(registrationTexts)
  const confirmed = t('registration.confirmed')
  return (
    <>
      <CheckboxField {...entry.field('student', t('registration.student'))} hint={t('registration.studentHint')} />
      <CheckboxField {...entry.field('confirmed', confirmed)} label={`${confirmed} *`} />
    </>
  )
}
