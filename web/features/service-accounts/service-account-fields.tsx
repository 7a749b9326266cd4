import { type Scope, scopes } from '#contract/scopes.ts'
import type { ServiceAccount } from '#contract/service-accounts.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { ChoicesField } from '#web/ui/form/fields/choices-field.tsx'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

interface Values extends Record<string, unknown> {
  name: string
  description?: string | undefined
  scopes: Scope[]
  companyId?: string | null | undefined
}

/** What a service account is called, what for, and what it may. */
export function ServiceAccountFields<V extends Values>({
  entry,
  company,
}: {
  entry: Entry<V>
  company: ServiceAccount['company']
}) {
  const t = useTexts(serviceAccountsTexts)
  const fields = entry as unknown as Entry<Values>
  return (
    <>
      <TextField {...fields.field('name', t('services.name'))} />
      <TextareaField {...fields.field('description', t('services.description'))} rows={2} />
      <ChoicesField
        {...fields.field('scopes', t('services.scopes'))}
        choices={scopes.map((value) => ({ value, text: t(`services.scope.${value}`) }))}
      />
      <CompanyField {...fields.field('companyId', t('services.company'))} known={company} clearable />
    </>
  )
}
