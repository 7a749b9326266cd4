import type { ProductTexts } from '#contract/catalogue.ts'
import { productKind } from '#contract/products.ts'
import { catalogueTexts } from '#texts/catalogue.ts'
import { productsTexts } from '#texts/products.ts'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import type { DetailValues, ProductValues } from './product-values.ts'
import { TraitPolicyFields } from './trait-policy-fields.tsx'

export const emptyProduct: ProductValues = {
  code: '',
  kind: 'single',
  version: null,
  name: '',
  licName: '',
  titleDe: '',
  titleEn: '',
  subtitleDe: '',
  subtitleEn: '',
  teaserDe: '',
  teaserEn: '',
  guideDe: '',
  guideEn: '',
  linkDe: '',
  linkEn: '',
  externalId: '',
  externalCode: '',
  buyLink: '',
  runtimeInDays: null,
  licenceFormat: 2,
  graceDays: 0,
  warnDays: 0,
  traitPolicies: null,
  startsOn: null,
  endsOn: null,
  unlocked: false,
}

/** What the fields are called. */
function useProductLabels(): (field: keyof ProductValues) => string {
  const t = useTexts(productsTexts)
  const c = useTexts(catalogueTexts)
  return (field) => {
    switch (field) {
      case 'name':
      case 'licName':
      case 'version':
      case 'kind':
      case 'code':
      case 'externalCode':
        return t(`products.${field}`)
      case 'runtimeInDays':
        return c('catalogue.runtime')
      default:
        return c(`catalogue.${field}`)
    }
  }
}

/** What a product is and when it is offered; `fixed` where it is assigned already, so that edition and version stay. */
export function DetailFields({ entry, fixed }: { entry: Entry<DetailValues>; fixed: boolean }) {
  return (
    <>
      <IdentityFields entry={entry} fixed={fixed} />
      <OfferFields entry={entry} />
    </>
  )
}

/** How the product is called and told apart. */
export function IdentityFields({ entry, fixed }: { entry: Entry<DetailValues>; fixed: boolean }) {
  const t = useTexts(productsTexts)
  const c = useTexts(catalogueTexts)
  const labelOf = useProductLabels()
  const stays = fixed ? { hint: c('catalogue.fixedHint'), disabled: true } : {}
  return (
    <FieldSection title={c('catalogue.section.identity')}>
      <FieldGrid>
        <TextField {...entry.field('name', labelOf('name'))} hint={c('catalogue.nameHint')} autoComplete="off" />
        <TextField
          {...entry.field('licName', labelOf('licName'))}
          hint={c('catalogue.licNameHint')}
          autoComplete="off"
        />
        <NumberField {...entry.field('version', labelOf('version'))} min={1} max={999} {...stays} />
        <SelectField
          {...entry.field('kind', labelOf('kind'))}
          {...stays}
          choices={productKind.options.map((value) => ({ value, label: t(`products.kind.${value}`) }))}
        />
        <TextField {...entry.field('code', labelOf('code'))} hint={c('catalogue.codeHint')} spellCheck={false} />
      </FieldGrid>
    </FieldSection>
  )
}

/** Where and when it is offered, for how long, and what its licences say. */
export function OfferFields({ entry }: { entry: Entry<DetailValues> }) {
  const c = useTexts(catalogueTexts)
  const labelOf = useProductLabels()
  const format = entry.field('licenceFormat', labelOf('licenceFormat'))
  return (
    <>
      <FieldSection title={c('catalogue.section.term')}>
        <FieldGrid>
          <NumberField
            {...entry.field('runtimeInDays', labelOf('runtimeInDays'))}
            min={1}
            max={36_500}
            hint={c('catalogue.runtimeHint')}
          />
          <DateField {...entry.field('startsOn', labelOf('startsOn'))} />
          <DateField {...entry.field('endsOn', labelOf('endsOn'))} />
          <SwitchField {...entry.field('unlocked', labelOf('unlocked'))} hint={c('catalogue.unlockedHint')} />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={c('catalogue.section.licences')}>
        <FieldGrid>
          <SelectField
            {...format}
            value={String(format.value)}
            onChange={(value) => format.onChange(Number(value))}
            hint={c('catalogue.licenceFormatHint')}
            choices={([2, 3] as const).map((value) => ({
              value: String(value),
              label: c(`catalogue.licenceFormat.${value}`),
            }))}
          />
          <NumberField
            {...entry.field('graceDays', labelOf('graceDays'))}
            min={0}
            max={60}
            hint={c('catalogue.graceDaysHint')}
          />
          <NumberField
            {...entry.field('warnDays', labelOf('warnDays'))}
            min={0}
            max={366}
            hint={c('catalogue.warnDaysHint')}
          />
        </FieldGrid>
      </FieldSection>
      <TraitPolicyFields entry={entry} />
      <FieldSection title={c('catalogue.section.shop')}>
        <FieldGrid>
          <TextField {...entry.field('externalId', labelOf('externalId'))} />
          <TextField {...entry.field('externalCode', labelOf('externalCode'))} />
          <TextField {...entry.field('buyLink', labelOf('buyLink'))} type="url" hint={c('catalogue.linkHint')} />
        </FieldGrid>
      </FieldSection>
    </>
  )
}

/** What is written about it, one language after the other. */
export const TextFields = ({ entry }: { entry: Entry<ProductTexts> }) =>
  (['de', 'en'] as const).map((language) => <LanguageFields key={language} entry={entry} language={language} />)

function LanguageFields({ entry, language }: { entry: Entry<ProductTexts>; language: 'de' | 'en' }) {
  const c = useTexts(catalogueTexts)
  const labelOf = useProductLabels()
  const of = language === 'de' ? 'De' : 'En'
  return (
    <FieldSection title={c(language === 'de' ? 'catalogue.section.german' : 'catalogue.section.english')}>
      <FieldGrid>
        <TextField {...entry.field(`title${of}`, labelOf(`title${of}`))} />
        <TextField {...entry.field(`subtitle${of}`, labelOf(`subtitle${of}`))} />
        <TextField {...entry.field(`link${of}`, labelOf(`link${of}`))} type="url" hint={c('catalogue.linkHint')} />
      </FieldGrid>
      <TextareaField {...entry.field(`teaser${of}`, labelOf(`teaser${of}`))} rows={3} />
      <TextareaField {...entry.field(`guide${of}`, labelOf(`guide${of}`))} hint={c('catalogue.guideHint')} rows={5} />
    </FieldSection>
  )
}
