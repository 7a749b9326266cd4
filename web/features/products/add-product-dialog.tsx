import { Alert, Button, Group } from '@mantine/core'
import type { Holder } from '#contract/holdings.ts'
import { listProductConfigurations, saveConfiguration } from '#contract/configurations.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { productsTexts } from '#texts/products.ts'
import { ConfigurationPreview, useConfigurationPreview } from '#web/ui/configuration-preview.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { DateField } from '#web/ui/form/date-field.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry-form.tsx'
import { SelectField, SwitchField, TextareaField } from '#web/ui/form/fields.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { holderOperations } from '#web/ui/holder-operations.ts'
import { notify } from '#web/ui/notify.ts'
import { UpgradeNotice, useUpgrade } from '#web/ui/upgrade-notice.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { productTitle } from '#texts/product-names.ts'

interface AddProductDialogProps {
  holder: Pick<Holder, 'kind' | 'id' | 'name'>
  onClose: () => void
}

// Without another choice the product's master is copied.
const master = 'master'

/** Chooses a product and where its first configuration comes from. */
export function AddProductDialog({ holder, onClose }: AddProductDialogProps) {
  const t = useTexts(productsTexts)
  const p = useTexts(configurationPathsTexts)
  const { language } = useLanguage()
  const operations = holderOperations(holder)
  const params = { id: holder.id }
  const products = useRead(operations.assignable, { params })
  const configurations = useRead(operations.configurations, { params })
  const entry = useEntry(operations.add, {
    initial: {
      productId: '',
      configurationId: master,
      note: '',
      drop: [] as string[],
      count: null as number | null,
      endDate: null as string | null,
      unlimited: false,
    },
    input: ({ productId, configurationId, note, drop, count, endDate, unlimited }) => ({
      params,
      body: {
        productId,
        note,
        drop,
        ...(configurationId !== master && { configurationId }),
        ...(count !== null && { count }),
        ...(unlimited ? { end: 'unlimited' as const } : endDate !== null && { end: endDate }),
      },
    }),
    done: ({ product }) => {
      notify.success(t('products.added', { title: productTitle(product, language), version: product.version }))
      onClose()
    },
  })
  const { productId, configurationId, drop, count, endDate, unlimited } = entry.values
  const { can } = useSession()
  const mayPrefill = can(saveConfiguration.access)
  const sources = useRead(listProductConfigurations, { params: { id: productId } }, { enabled: productId !== '' })
  const items = products.data?.items
  const isOfHolder = configurations.data?.items.some(({ id }) => id === configurationId) ?? false
  const upgrade = useUpgrade(isOfHolder ? configurationId : null, productId || null, drop)
  const masterId = sources.data?.items.find(({ kind }) => kind === 'master')?.id ?? null
  const preview = useConfigurationPreview({
    id: productId === '' ? null : configurationId === master ? masterId : configurationId,
    count: count ?? undefined,
    end: unlimited ? 'unlimited' : (endDate ?? undefined),
    drop,
  })
  const templates = sources.data?.items.filter(({ kind }) => kind === 'template') ?? []
  const blocked = upgrade.ready ? {} : { submit: () => notify.error(p('upgrade.open')) }
  const titleOf = (one: { titleDe: string; titleEn: string }) => productTitle(one, language)
  // What persons get may be configured when its licence is made.
  const withoutMaster = holder.kind === 'contact'
  const product = entry.field('productId', t('products.add.product'))
  const missingEnd = (
    <Alert>
      {p('select.askEnd')}
      <Group gap="xs" mt="xs">
        {templates
          .filter((one) => one.unlimited || one.endDate !== null)
          .map(({ id, name }) => (
            <Button
              key={id}
              size="compact-sm"
              variant="default"
              onClick={() => entry.set({ configurationId: id, drop: [] })}
            >
              {p('select.takeTemplate', { name })}
            </Button>
          ))}
      </Group>
    </Alert>
  )
  return (
    <Dialog onClose={onClose} title={t('products.add.title', { name: holder.name })} size="lg">
      {products.error && <ErrorNotice error={products.error} />}
      {items?.every((one) => one.assigned) ? (
        <p>{t('products.add.none')}</p>
      ) : (
        <EntryForm entry={{ ...entry, ...blocked }} saveLabel={t('products.add.submit')} mayLeave offered>
          <SelectField
            {...product}
            onChange={(id: string) => entry.set({ productId: id, configurationId: master, drop: [] })}
            choices={(items ?? []).map((one) => {
              const names = { title: titleOf(one), version: one.version }
              return {
                value: one.id,
                label: one.assigned
                  ? t('products.add.assigned', names)
                  : one.hasMaster || withoutMaster
                    ? `${names.title} ${names.version}`
                    : t('products.add.noMaster', names),
                disabled: one.assigned || !(one.hasMaster || withoutMaster),
              }
            })}
          />
          <SelectField
            {...entry.field('configurationId', t('products.add.source'))}
            onChange={(id: string) => entry.set({ configurationId: id, drop: [] })}
            required={false}
            disabled={productId === ''}
            choices={[
              { value: master, label: t('products.add.master') },
              ...templates.map(({ id, name }) => ({ value: id, label: t('products.add.template', { name }) })),
              ...(configurations.data?.items ?? []).map(({ id, name, description }) => ({
                value: id,
                label: t(holder.kind === 'company' ? 'products.add.company' : 'products.add.person', {
                  name: name || description,
                }),
              })),
            ]}
          />
          <UpgradeNotice upgrade={upgrade} drop={drop} onDrop={(ids) => entry.set({ drop: ids })} />
          {mayPrefill && (
            <FieldGrid>
              <NumberField
                {...entry.field('count', p('select.count'))}
                min={1}
                max={100}
                hint={t(configurationId === master ? 'products.add.countHint' : 'products.add.countOther')}
              />
              {!unlimited && <DateField {...entry.field('endDate', p('select.end'))} />}
              <SwitchField {...entry.field('unlimited', p('select.isUnlimited'))} />
            </FieldGrid>
          )}
          <ConfigurationPreview
            preview={preview}
            pending={productId !== '' && sources.isPending}
            {...(!mayPrefill && { notice: preview.open > 0 ? missingEnd : null })}
          />
          <TextareaField {...entry.field('note', t('products.note'))} rows={2} />
        </EntryForm>
      )}
    </Dialog>
  )
}
