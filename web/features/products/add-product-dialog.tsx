import { addCompanyProduct } from '#contract/company-products.ts'
import { listCompanyConfigurations, listProductConfigurations } from '#contract/configurations.ts'
import { listAssignableProducts } from '#contract/products.ts'
import { productsTexts } from '#texts/products.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { SelectField, TextareaField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { notify } from '#web/ui/notify.ts'
import { useRead } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import type { OwningCompany } from './company-products.tsx'

// Without another choice the product's master is copied.
const master = 'master'

/** Chooses a product and where its first configuration comes from. */
export function AddProductDialog({ company, onClose }: { company: OwningCompany; onClose: () => void }) {
  const t = useTexts(productsTexts)
  const { language } = useLanguage()
  const products = useRead(listAssignableProducts, { params: { id: company.id } })
  const configurations = useRead(listCompanyConfigurations, { params: { id: company.id } })
  const entry = useEntry(addCompanyProduct, {
    initial: { productId: '', configurationId: master, note: '' },
    input: ({ productId, configurationId, note }) => ({
      params: { id: company.id },
      body: { productId, note, ...(configurationId === master ? {} : { configurationId }) },
    }),
    done: ({ product }) => {
      notify.success(
        t('products.added', { title: language === 'de' ? product.titleDe : product.titleEn, version: product.version }),
      )
      onClose()
    },
  })
  const { productId } = entry.values
  const sources = useRead(listProductConfigurations, { params: { id: productId } }, { enabled: productId !== '' })
  const items = products.data?.items
  const titleOf = (one: { titleDe: string; titleEn: string }) => (language === 'de' ? one.titleDe : one.titleEn)
  const product = entry.field('productId', t('products.add.product'))
  return (
    <Dialog onClose={onClose} title={t('products.add.title', { name: company.name })} size="lg">
      {products.error && <ErrorNotice error={products.error} />}
      {items?.every((one) => one.assigned) ? (
        <p>{t('products.add.none')}</p>
      ) : (
        <EntryForm entry={entry} saveLabel={t('products.add.submit')} mayLeave offered>
          <SelectField
            {...product}
            onChange={(id: string) => entry.set({ productId: id, configurationId: master })}
            choices={(items ?? []).map((one) => {
              const names = { title: titleOf(one), version: one.version }
              return {
                value: one.id,
                label: one.assigned
                  ? t('products.add.assigned', names)
                  : one.hasMaster
                    ? `${names.title} ${names.version}`
                    : t('products.add.noMaster', names),
                disabled: one.assigned || !one.hasMaster,
              }
            })}
          />
          <SelectField
            {...entry.field('configurationId', t('products.add.source'))}
            required={false}
            disabled={productId === ''}
            choices={[
              { value: master, label: t('products.add.master') },
              ...(sources.data?.items ?? [])
                .filter(({ kind }) => kind === 'template')
                .map(({ id, name }) => ({ value: id, label: t('products.add.template', { name }) })),
              ...(configurations.data?.items ?? []).map(({ id, name, description }) => ({
                value: id,
                label: t('products.add.company', { name: name || description }),
              })),
            ]}
          />
          <TextareaField {...entry.field('note', t('products.note'))} rows={2} />
        </EntryForm>
      )}
    </Dialog>
  )
}
