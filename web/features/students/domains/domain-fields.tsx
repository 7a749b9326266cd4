import { domainKind, type StudentDomainInput } from '#contract/student-domains.ts'
import { domainsTexts } from '#texts/student-lists.ts'
import { CountryField } from '#web/ui/form/fields/country-field.tsx'
import { FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export type DomainValues = StudentDomainInput & Record<string, unknown>

/** What there is to say of a domain. */
export function DomainFields({ entry }: { entry: Entry<DomainValues> }) {
  const t = useTexts(domainsTexts)
  const { value, onChange, ...country } = entry.field('country', t('domains.country'))
  return (
    <FieldGrid>
      <TextField {...entry.field('domain', t('domains.domain'))} hint={t('domains.domainHint')} spellCheck={false} />
      <CountryField
        {...country}
        value={String(value).toUpperCase()}
        onChange={(next: string) => onChange(next.toLowerCase())}
      />
      <TextField {...entry.field('nameDe', t('domains.nameDe'))} />
      <TextField {...entry.field('nameEn', t('domains.nameEn'))} />
      <SelectField
        {...entry.field('kind', t('domains.kind'))}
        choices={domainKind.options.map((one) => ({ value: one, label: t(`domains.kind.${one}`) }))}
      />
    </FieldGrid>
  )
}
