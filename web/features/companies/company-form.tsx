import { Fragment, lazy, type ReactNode } from 'react'
import { addCompanyType, type CompanyInput, type CompanyType } from '#contract/companies.ts'
import { companyFields } from '#contract/company-fields.ts'
import { companiesTexts } from '#texts/companies.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { CountryField } from '#web/ui/form/fields/country-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './companies.module.css'
import type { CompanyEntry } from './company-entry.ts'
import { ServiceContractFields } from './service-contract-fields.tsx'

/** What the fields hold for a company that is not entered yet. */
export const emptyCompany: CompanyInput = {
  customerNumber: '',
  name: '',
  companyTypeId: '',
  vatNumber: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  country: 'DE',
  language: 'de',
  email: '',
  phone: '',
  fax: '',
  website: '',
  remark: '',
  serviceContract: null,
}

interface FieldsProps {
  entry: CompanyEntry
  types: readonly CompanyType[]
  /** The customer number comes from the CRM. */
  numberFixed?: boolean
}

const AddTypeDialog = lazy(async () => ({ default: (await import('./add-type-dialog.tsx')).AddTypeDialog }))

function AddType({ onDone }: { onDone: (type: CompanyType) => void }) {
  const t = useTexts(companiesTexts)
  const { can } = useSession()
  if (!can(addCompanyType.access)) return null
  return (
    <DialogButton
      variant="subtle"
      size="compact-sm"
      className={classes.addType ?? ''}
      dialog={(close) => <AddTypeDialog onClose={close} onDone={onDone} />}
    >
      {t('companies.addType')}
    </DialogButton>
  )
}

const inOrder = (fields: Record<string, ReactNode>) =>
  Object.entries(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>)

/** The fields of a company, for creating and editing alike. */
export function CompanyFields({ entry, types, numberFixed = false }: FieldsProps) {
  const t = useTexts(companiesTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const field = (name: keyof CompanyInput) => entry.field(name, t(companyFields[name].text))
  const base = {
    customerNumber: (
      <TextField
        {...field('customerNumber')}
        hint={numberFixed ? why('reason.numberFromCrm') : t('companies.customerNumberHint')}
        inputMode="numeric"
        disabled={numberFixed}
      />
    ),
    name: <TextField {...field('name')} autoComplete="off" />,
    companyTypeId: (
      <SelectField
        {...field('companyTypeId')}
        choices={types.map(({ id, nameDe, nameEn }) => ({ value: id, label: language === 'de' ? nameDe : nameEn }))}
      />
    ),
    vatNumber: <TextField {...field('vatNumber')} />,
  }
  const address = {
    street: <TextField {...field('street')} />,
    houseNumber: <TextField {...field('houseNumber')} />,
    zipCode: <TextField {...field('zipCode')} />,
    city: <TextField {...field('city')} />,
    // The language follows the country and can be changed afterwards.
    country: (
      <CountryField
        {...field('country')}
        onChange={(code: string) => entry.set({ country: code, language: code === 'DE' ? 'de' : 'en' })}
      />
    ),
    language: (
      <SelectField
        {...field('language')}
        choices={[
          { value: 'de', label: t('companies.german') },
          { value: 'en', label: t('companies.english') },
        ]}
      />
    ),
  }
  const reach = {
    email: <TextField {...field('email')} type="email" />,
    phone: <TextField {...field('phone')} type="tel" />,
    fax: <TextField {...field('fax')} type="tel" />,
    website: <TextField {...field('website')} type="url" />,
  }
  const remark = <TextareaField {...field('remark')} rows={3} />
  const serviceContract = <ServiceContractFields entry={entry} />
  // A field that stands nowhere does not compile.
  const all = { ...base, ...address, ...reach, remark, serviceContract } satisfies Record<keyof CompanyInput, ReactNode>
  return (
    <>
      <FieldSection title={t('companies.baseSection')}>
        <FieldGrid>{inOrder(base)}</FieldGrid>
        <AddType onDone={({ id }) => entry.set({ companyTypeId: id })} />
      </FieldSection>
      <FieldSection title={t('companies.addressSection')}>
        <FieldGrid>{inOrder(address)}</FieldGrid>
      </FieldSection>
      <FieldSection title={t('companies.contactSection')}>
        <FieldGrid>{inOrder(reach)}</FieldGrid>
        {all.remark}
      </FieldSection>
      {all.serviceContract}
    </>
  )
}
