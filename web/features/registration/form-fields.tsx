import { Group } from '@mantine/core'
import { registrationTexts } from '#texts/registration.ts'
import { CountryField } from '#web/ui/form/fields/country-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { CheckboxField, TextField } from '#web/ui/form/fields/fields.tsx'
import { NewPasswordField } from '#web/ui/form/fields/new-password-field.tsx'
import { RadioField } from '#web/ui/form/fields/radio-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What both kinds of registration ask. */
export interface PersonValues {
  email: string
  password: string
  salutation: string
  firstName: string
  lastName: string
  country: string
  terms: boolean
  newsletter: boolean
  productNews: boolean
  challenge: string
}

export const emptyPerson: PersonValues = {
  email: '',
  password: '',
  salutation: '',
  firstName: '',
  lastName: '',
  country: 'DE',
  terms: false,
  newsletter: false,
  productNews: false,
  challenge: '',
}

export function PersonFields({ entry }: { entry: Entry<PersonValues> }) {
  const t = useTexts(registrationTexts)
  const salutations = (['Herr', 'Frau', 'NoSalutation'] as const).map((value) => ({
    value,
    label: t(`registration.salutation.${value}`),
  }))
  return (
    <>
      <FieldSection title={t('registration.accountSection')}>
        <TextField {...entry.field('email', t('registration.email'))} type="email" autoComplete="email" />
        <NewPasswordField {...entry.field('password', t('registration.password'))} />
      </FieldSection>
      <FieldSection title={t('registration.personSection')}>
        <RadioField {...entry.field('salutation', t('registration.salutation'))} choices={salutations} />
        <FieldGrid>
          <TextField {...entry.field('firstName', t('registration.firstName'))} autoComplete="given-name" />
          <TextField {...entry.field('lastName', t('registration.lastName'))} autoComplete="family-name" />
          <CountryField {...entry.field('country', t('registration.country'))} />
        </FieldGrid>
      </FieldSection>
    </>
  )
}

export function ConsentFields({ entry }: { entry: Entry<PersonValues> }) {
  const t = useTexts(registrationTexts)
  return (
    <>
      <CheckboxField {...entry.field('terms', t('registration.terms'))} label={`${t('registration.terms')} *`} />
      <Group gap="0.25rem 1rem">
        <TextLink to="/pages/$slug" params={{ slug: 'terms' }} target="_blank" rel="noopener" size="sm" py={4}>
          {t('registration.readTerms')}
        </TextLink>
        <TextLink to="/pages/$slug" params={{ slug: 'privacy' }} target="_blank" rel="noopener" size="sm" py={4}>
          {t('registration.readPrivacy')}
        </TextLink>
      </Group>
      <CheckboxField {...entry.field('newsletter', t('registration.newsletter'))} hint={t('registration.optional')} />
      <CheckboxField {...entry.field('productNews', t('registration.productNews'))} hint={t('registration.optional')} />
    </>
  )
}
