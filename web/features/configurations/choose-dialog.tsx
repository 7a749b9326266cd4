import type { CompanyProduct } from '#contract/company-products.ts'
import { chooseConfiguration, listCompanyConfigurations, listProductConfigurations } from '#contract/configurations.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { notify } from '#web/ui/notify.ts'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Copies the master, a template or a configuration of the company into this company product. */
export function ChooseDialog({ companyProduct, onClose }: { companyProduct: CompanyProduct; onClose: () => void }) {
  const t = useTexts(configurationsTexts)
  const { id, company, product, configuration } = companyProduct
  const sources = useRead(listProductConfigurations, { params: { id: product.id } })
  const others = useRead(listCompanyConfigurations, { params: { id: company.id } })
  const entry = useEntry(chooseConfiguration, {
    initial: { configurationId: '', name: '', description: '' },
    input: ({ configurationId, name, description }) => ({
      params: { id },
      body: {
        basedOn: configuration?.id ?? null,
        ...(configurationId && { configurationId }),
        ...(name && { name }),
        ...(description && { description }),
      },
    }),
    done: () => {
      notify.success(t('overview.chosen'))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('overview.choose.title')}>
      <p>{t('overview.choose.hint')}</p>
      <EntryForm entry={entry} saveLabel={t('overview.choose.submit')} mayLeave>
        <SelectField
          {...entry.field('configurationId', t('overview.choose.source'))}
          choices={[
            ...(sources.data?.items ?? []).map(({ id: value, kind, name }) => ({
              value,
              label: kind === 'master' ? t('overview.choose.master') : t('overview.choose.template', { name }),
            })),
            ...(others.data?.items ?? []).map(({ id: value, name, description }) => ({
              value,
              label: t('overview.choose.company', { name: name || description }),
            })),
          ]}
        />
        <TextField {...entry.field('name', t('overview.name'))} />
        <TextareaField {...entry.field('description', t('overview.description'))} rows={2} />
      </EntryForm>
    </Dialog>
  )
}
