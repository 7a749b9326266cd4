import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { addCompanyType, type CompanyInput, type CompanyType } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { CountryField } from '#web/ui/form/country-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry-form.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx'
import { useSession } from '#web/ui/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import classes from './companies.module.css'
import { type CompanyEntry, ServiceContractFields } from './service-contract-fields.tsx'

/** What the fields hold for a company nobody has entered yet. */
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
  const [open, setOpen] = useState(false)
  if (!can(addCompanyType.access)) return null
  return (
    <>
      <Button variant="subtle" size="compact-sm" className={classes.addType ?? ''} onClick={() => setOpen(true)}>
        {t('companies.addType')}
      </Button>
      <Suspense>{open && <AddTypeDialog onClose={() => setOpen(false)} onDone={onDone} />}</Suspense>
    </>
  )
}

/** The fields of a company, for creating and editing alike. */
export function CompanyFields({ entry, types, numberFixed = false }: FieldsProps) {
  const t = useTexts(companiesTexts)
  const { language } = useLanguage()
  const country = entry.field('country', t('companies.country'))
  return (
    <>
      <FieldSection title={t('companies.baseSection')}>
        <FieldGrid>
          <TextField
            {...entry.field('customerNumber', t('companies.customerNumber'))}
            hint={t('companies.customerNumberHint')}
            inputMode="numeric"
            disabled={numberFixed}
          />
          <TextField {...entry.field('name', t('companies.name'))} autoComplete="off" />
          <SelectField
            {...entry.field('companyTypeId', t('companies.type'))}
            choices={types.map(({ id, nameDe, nameEn }) => ({ value: id, label: language === 'de' ? nameDe : nameEn }))}
          />
          <TextField {...entry.field('vatNumber', t('companies.vatNumber'))} />
        </FieldGrid>
        <AddType onDone={({ id }) => entry.set({ companyTypeId: id })} />
      </FieldSection>
      <FieldSection title={t('companies.addressSection')}>
        <FieldGrid>
          <TextField {...entry.field('street', t('companies.street'))} />
          <TextField {...entry.field('houseNumber', t('companies.houseNumber'))} />
          <TextField {...entry.field('zipCode', t('companies.zipCode'))} />
          <TextField {...entry.field('city', t('companies.city'))} />
          {/* The language follows the country and can be changed afterwards. */}
          <CountryField
            {...country}
            onChange={(code: string) => entry.set({ country: code, language: code === 'DE' ? 'de' : 'en' })}
          />
          <SelectField
            {...entry.field('language', t('companies.language'))}
            choices={[
              { value: 'de', label: t('companies.german') },
              { value: 'en', label: t('companies.english') },
            ]}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('companies.contactSection')}>
        <FieldGrid>
          <TextField {...entry.field('email', t('companies.email'))} type="email" />
          <TextField {...entry.field('phone', t('companies.phone'))} type="tel" />
          <TextField {...entry.field('fax', t('companies.fax'))} type="tel" />
          <TextField {...entry.field('website', t('companies.website'))} type="url" />
        </FieldGrid>
        <TextareaField {...entry.field('remark', t('companies.remark'))} rows={3} />
      </FieldSection>
      <ServiceContractFields entry={entry} />
    </>
  )
}
