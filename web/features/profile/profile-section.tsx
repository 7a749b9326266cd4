import { type Profile, type ProfileInput, profileInput, readProfile, saveProfile } from '#contract/profile.ts'
import { profileTexts } from '#texts/profile.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { CountryField } from '#web/ui/form/fields/country-field.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { PendingContent } from '#web/ui/feedback/pending.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { AvatarSection } from './avatar-section.tsx'

const empty: ProfileInput = {
  salutation: 'NoSalutation',
  firstName: '',
  lastName: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  country: 'DE',
}

/** Picture, name and address. `onSaved` hears the new name. */
export function ProfileSection({ onSaved }: { onSaved: (name: string) => void }) {
  const t = useTexts(profileTexts)
  const { data, error, refetch } = useRead(readProfile)
  return (
    <Card title={t('profile.section')} aria-busy={!data && !error}>
      {error && <ErrorNotice error={error} retry={refetch} />}
      {!data && !error && <PendingContent lines={16} />}
      {data && (
        <>
          <AvatarSection avatarAt={data.avatarAt} />
          <Known profile={data} />
          <Form profile={data} onSaved={onSaved} />
        </>
      )}
    </Card>
  )
}

function Known({ profile: { email, customerNumber, companyName } }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const facts: Fact[] = [
    [t('profile.email'), email],
    [t('profile.company'), companyName],
    [t('profile.customerNumber'), customerNumber],
  ]
  return <Facts facts={facts} />
}

function Form({ profile, onSaved }: { profile: Profile; onSaved: (name: string) => void }) {
  const t = useTexts(profileTexts)
  const { can } = useSession()
  const { language } = useLanguage()
  const entry = useEntry(saveProfile, {
    initial: profile.values ?? empty,
    schema: profileInput,
    input: (body) => ({ body: { ...body, modifiedAt: profile.modifiedAt ?? undefined } }),
    done: (_, { firstName, lastName }) => {
      notify.success(t('profile.saved'))
      onSaved(`${firstName} ${lastName}`.trim())
    },
    failed: (error) => {
      // What is wrong with a field is told beside it.
      if (error.status < 500 && error.status !== 0) return false
      notify.error(`${t('profile.notSaved')} ${error.text(language)}`)
      return true
    },
  })
  const disabled = !can(saveProfile.access)
  const salutations = (['Herr', 'Frau', 'NoSalutation'] as const).map((value) => ({
    value,
    label: t(`profile.salutation.${value}`),
  }))
  return (
    <EntryForm entry={entry} readOnly={disabled}>
      <FieldGrid>
        <SelectField {...entry.field('salutation', t('profile.salutation'))} choices={salutations} />
        <TextField {...entry.field('firstName', t('profile.firstName'))} autoComplete="given-name" />
        <TextField {...entry.field('lastName', t('profile.lastName'))} autoComplete="family-name" />
        <TextField {...entry.field('street', t('profile.street'))} autoComplete="address-line1" />
        <TextField {...entry.field('houseNumber', t('profile.houseNumber'))} />
        <TextField {...entry.field('zipCode', t('profile.zipCode'))} autoComplete="postal-code" />
        <TextField {...entry.field('city', t('profile.city'))} autoComplete="address-level2" />
        <CountryField {...entry.field('country', t('profile.country'))} />
      </FieldGrid>
    </EntryForm>
  )
}
