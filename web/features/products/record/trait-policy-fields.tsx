import type { TraitPolicies } from '#contract/traits.ts'
import { traitKind, traitProfile } from '#contract/traits.ts'
import { profileWords, traitWords } from '#licence/fact-words.ts'
import { proposedTraitPolicies } from '#licence/traits/trait-policy.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { traitPolicyTexts } from '#texts/trait-policies.ts'
import { ChoicesField } from '#web/ui/form/fields/choices-field.tsx'
import { FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SwitchField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import type { DetailValues } from './product-values.ts'

type Profile = keyof TraitPolicies

/** The policies proposed, as the form holds them. */
const proposed = (): TraitPolicies => structuredClone(proposedTraitPolicies)

/** Which traits of a machine the product's licences look at, and how many must hold; off: none. */
export function TraitPolicyFields({ entry }: { entry: Entry<DetailValues> }) {
  const t = useTexts(traitPolicyTexts)
  const c = useTexts(catalogueTexts)
  const policies = entry.values.traitPolicies ?? null
  const { value: _v, onChange, ...on } = entry.field('traitPolicies', c('catalogue.traitPolicies'))
  return (
    <FieldSection title={t('traitPolicies.title')}>
      <SwitchField
        {...on}
        required={false}
        hint={t('traitPolicies.hint')}
        value={policies !== null}
        onChange={(checked: boolean) => onChange(checked ? proposed() : null)}
      />
      {policies &&
        traitProfile.options.map((profile) => (
          <ProfileFields key={profile} entry={entry} policies={policies} profile={profile} />
        ))}
    </FieldSection>
  )
}

interface ProfileFieldsProps {
  entry: Entry<DetailValues>
  policies: TraitPolicies
  profile: Profile
}

function ProfileFields({ entry, policies, profile }: ProfileFieldsProps) {
  const t = useTexts(traitPolicyTexts)
  const c = useTexts(catalogueTexts)
  const { language } = useLanguage()
  const name = { profile: profileWords[profile][language] }
  const { kinds } = policies[profile]
  const change = (patch: Partial<TraitPolicies[Profile]>) =>
    entry.set({ traitPolicies: { ...policies, [profile]: { ...policies[profile], ...patch } } })
  const field = entry.field('traitPolicies', c('catalogue.traitPolicies'))
  return (
    <>
      <ChoicesField
        label={t('traitPolicies.kinds', name)}
        choices={traitKind.options.map((value) => ({ value, text: traitWords[value][language] }))}
        value={kinds}
        onChange={(chosen) => change({ kinds: chosen })}
      />
      <NumberField
        {...field}
        id={`${field.id}-${profile}`}
        name={`need-${profile}`}
        label={t('traitPolicies.need', name)}
        error={undefined}
        value={policies[profile].need}
        onChange={(need: number) => change({ need })}
        min={1}
        max={kinds.length}
      />
    </>
  )
}
