import { Checkbox } from '@mantine/core'
import { type Scope, scopes } from '#contract/scopes.ts'
import type { ServiceAccount } from '#contract/services.ts'
import { servicesTexts } from '#texts/services.ts'
import { CompanyField } from '#web/ui/form/company-field.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields.tsx'
import type { Entry } from '#web/ui/form/use-entry.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './services.module.css'

interface Values extends Record<string, unknown> {
  name: string
  description?: string | undefined
  scopes: Scope[]
  companyId?: string | null | undefined
}

/** What a service account is called, what for, and what it may. */
export function ServiceFields<V extends Values>({
  entry,
  company,
}: {
  entry: Entry<V>
  company: ServiceAccount['company']
}) {
  const t = useTexts(servicesTexts)
  const fields = entry as unknown as Entry<Values>
  const { scopes: held } = fields.values
  const toggle = (scope: Scope, on: boolean) =>
    fields.set({ scopes: scopes.filter((one) => (one === scope ? on : held.includes(one))) })
  return (
    <>
      <TextField {...fields.field('name', t('services.name'))} />
      <TextareaField {...fields.field('description', t('services.description'))} rows={2} />
      <fieldset className={classes.scopes}>
        <legend>{t('services.scopes')}</legend>
        <div className={classes.scopeList}>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`services.scope.${scope}`)}
              description={scope}
              checked={held.includes(scope)}
              onChange={(event) => toggle(scope, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <CompanyField {...fields.field('companyId', t('services.company'))} known={company} clearable />
    </>
  )
}
