import { landings, rolePurposes } from '#contract/roles.ts'
import type { RoleInput } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, SwitchField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What a role means beyond its permissions. `keepsPurpose`: the portal gives it by itself, so only its settings change. */
export function RoleSettingsFields({ entry, keepsPurpose }: { entry: Entry<RoleInput>; keepsPurpose: boolean }) {
  const t = useTexts(rolesTexts)
  const pages = landings.map((value) => ({ value, label: t(`roles.landing.${value}`) }))
  const purpose = entry.field('purpose', t('roles.purpose'))
  return (
    <FieldSection title={t('roles.settings')}>
      <FieldGrid>
        <SelectField
          {...purpose}
          onChange={(value: string) => purpose.onChange(value === '' ? null : value)}
          hint={t(keepsPurpose ? 'roles.purposeKept' : 'roles.purposeHint')}
          disabled={keepsPurpose}
          clearable
          choices={rolePurposes.map((value) => ({
            value,
            label: t(`roles.purpose.${value}`),
            disabled: value === 'administrator' || value === 'blocked',
          }))}
        />
        <SelectField {...entry.field('landing', t('roles.landing'))} choices={pages} />
        <SelectField {...entry.field('factorLanding', t('roles.factorLanding'))} choices={pages} />
      </FieldGrid>
      <SwitchField {...entry.field('studentVersion', t('roles.studentVersion'))} hint={t('roles.studentVersionHint')} />
      <SwitchField {...entry.field('showsCustomerNumber', t('roles.showsCustomerNumber'))} />
      <SwitchField {...entry.field('factorRequired', t('roles.factorRequired'))} hint={t('roles.factorRequiredHint')} />
      <FieldGrid>
        <NumberField
          {...entry.field('factorGraceDays', t('roles.factorGraceDays'))}
          hint={t('roles.factorGraceDaysHint')}
          min={0}
          max={90}
        />
      </FieldGrid>
    </FieldSection>
  )
}
