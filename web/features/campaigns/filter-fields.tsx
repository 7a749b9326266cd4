import { listCompanyTypes } from '#contract/companies.ts'
import { listProducts } from '#contract/products.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { countryNames } from '#web/ui/form/fields/country-field.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import type { ModuleChoice, Values } from './values.ts'
import { productName } from '#texts/product-names.ts'

const countries = ['DE', 'AT', 'CH', 'IT', 'FR', 'NL', 'BE', 'PL', 'CZ', 'DK', 'SE', 'NO', 'FI', 'ES', 'GB', 'US']

/** Which holdings a campaign is for. */
export function FilterFields({ entry, modules }: { entry: Entry<Values>; modules: readonly ModuleChoice[] }) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const products = useRead(listProducts)
  const types = useRead(listCompanyTypes)
  const { can } = useSession()
  const name = countryNames(language)
  const hint = [t('campaigns.filterHint'), can('companies.list') ? '' : t('campaigns.filterOwn')].join(' ').trim()
  return (
    <FieldSection title={t('campaigns.filter')} hint={hint}>
      <FieldGrid>
        <SelectField
          {...entry.field('filter.productId', t('campaigns.product'))}
          choices={(products.data?.items ?? []).map(({ id: value, titleDe, titleEn, version }) => ({
            value,
            label: productName({ titleDe, titleEn, version }, language),
          }))}
          clearable
        />
        <NumberField {...entry.field('filter.version', t('campaigns.version'))} min={1} max={999} />
        <SelectField {...entry.field('filter.moduleId', t('campaigns.holds'))} choices={modules} clearable />
        <SelectField
          {...entry.field('filter.serviceContract', t('campaigns.contract'))}
          required={false}
          choices={(['any', 'running', 'none'] as const).map((value) => ({
            value,
            label: t(`campaigns.contract.${value}`),
          }))}
        />
        <SelectField
          {...entry.field('filter.holder', t('campaigns.holderKind'))}
          required={false}
          choices={(['', 'company', 'contact'] as const).map((value) => ({
            value,
            label: t(`campaigns.holderKind.${value === '' ? 'any' : value}`),
          }))}
        />
        <SelectField
          {...entry.field('filter.country', t('campaigns.country'))}
          choices={countries.map((value) => ({ value, label: name(value) }))}
          clearable
        />
        <SelectField
          {...entry.field('filter.companyTypeId', t('campaigns.type'))}
          choices={(types.data?.items ?? []).map(({ id: value, nameDe, nameEn }) => ({
            value,
            label: language === 'de' ? nameDe : nameEn,
          }))}
          clearable
        />
        <DateField {...entry.field('filter.endsBefore', t('campaigns.endsBefore'))} />
        <TextField {...entry.field('filter.search', t('campaigns.search'))} />
      </FieldGrid>
    </FieldSection>
  )
}
