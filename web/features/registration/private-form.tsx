import { registrationTexts } from '#texts/registration.ts'
import { Challenge } from '#web/ui/challenge/challenge.tsx'
import { EntryForm, FieldSection } from '#web/ui/form/entry-form.tsx'
import { CheckboxField } from '#web/ui/form/fields.tsx'
import type { Entry } from '#web/ui/form/use-entry.ts'
import { CancelLink } from '#web/ui/link.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import { ConsentFields, emptyPerson, PersonFields, type PersonValues } from './form-fields.tsx'
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
    <EntryForm mayLeave entry={entry} saveLabel={t('registration.submit')} cancel={<CancelLink to="/login" />}>
      <PersonFields entry={person} />
      <FieldSection title={t('registration.consentSection')}>
        <StudentFields entry={entry} />
        <ConsentFields entry={person} />
      </FieldSection>
      <Challenge field={person.field('challenge', t('registration.challenge'))} round={round} />
    </EntryForm>
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
