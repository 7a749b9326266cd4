import { Alert, Button, Group } from '@mantine/core'
import type { Holder } from '#contract/holdings.ts'
import { listProductConfigurations, saveConfiguration } from '#contract/configurations.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { endRequestTexts } from '#texts/end-requests.ts'
import { productsTexts } from '#texts/products.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { ConfigurationPreview, useConfigurationPreview } from '#web/shared/configurations/configuration-preview.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, SwitchField, TextareaField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { holderOperations } from '#web/shared/holdings/holder-operations.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { UpgradeNotice, useUpgrade } from '#web/shared/configurations/upgrade-notice.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
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
  const c = useTexts(configurationsTexts)
  const p = useTexts(configurationPathsTexts)
  const ends = useTexts(endRequestTexts)
  const why = useTexts(reasonsTexts)
  const { can } = useSession()
  // A user who may not set count and end asks for them.
  const mayPrefill = can(saveConfiguration.access)
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
    input: ({ productId, configurationId, note, drop, count, ...wish }) => ({
      params,
      body: {
        productId,
        note,
        drop,
        ...(configurationId !== master && { configurationId }),
        ...(mayPrefill ? { ...(count !== null && { count }), ...endOf(wish) } : askedFor(count, endOf(wish))),
      },
    }),
    done: ({ product }) => {
      notify.success(t('products.added', { title: productTitle(product, language), version: product.version }))
      onClose()
    },
  })
  const { productId, configurationId, drop, count, endDate, unlimited } = entry.values
  const sources = useRead(listProductConfigurations, { params: { id: productId } }, { enabled: productId !== '' })
  const items = products.data?.items
  const isOfHolder = configurations.data?.items.some(({ id }) => id === configurationId) ?? false
  // Its term begins with the licence, whose end the student's terms decide.
  const kind = items?.find(({ id }) => id === productId)?.kind
  const hasOwnTerm = kind === 'student' || kind === 'textbook'
  const upgrade = useUpgrade(isOfHolder ? configurationId : null, productId || null, drop)
  const masterId = sources.data?.items.find(({ kind }) => kind === 'master')?.id ?? null
  const preview = useConfigurationPreview({
    id: productId === '' ? null : configurationId === master ? masterId : configurationId,
    ...(mayPrefill && { count: count ?? undefined, ...endOf({ endDate, unlimited }) }),
    drop,
  })
  const unread = configurations.error ?? sources.error
  const templates = sources.data?.items.filter(({ kind }) => kind === 'template') ?? []
  const titleOf = (one: { titleDe: string; titleEn: string }) => productTitle(one, language)
  // What persons get may be configured when its licence is made.
  const withoutMaster = holder.kind === 'contact'
  const product = entry.field('productId', t('products.add.product'))
  const countAndEnd = (hint: string) => (
    <FieldGrid>
      <NumberField {...entry.field('count', p('select.count'))} min={1} max={100} hint={hint} />
      {!unlimited && <DateField {...entry.field('endDate', p('select.end'))} required={false} />}
      <SwitchField {...entry.field('unlimited', p('select.isUnlimited'))} />
    </FieldGrid>
  )
  const missingEnd = (
    <Alert>
      {ends('ends.askWith')}
      <Group gap="xs" my="xs">
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
      {countAndEnd(ends('ends.countHint'))}
    </Alert>
  )
  return (
    <Dialog onClose={onClose} title={t('products.add.title', { name: holder.name })} size="lg">
      {products.error && <ErrorNotice error={products.error} />}
      {items?.every((one) => one.assigned) ? (
        <p>{t('products.add.none', { name: holder.name })}</p>
      ) : (
        <EntryForm entry={entry} held={upgrade.held} saveLabel={t('products.add.submit')} mayLeave offered>
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
            {...(productId === '' && { hint: why('reason.chooseProduct') })}
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
          {unread && (
            <ErrorNotice
              error={unread}
              failed={c('configurations.errorGetAllConfigs')}
              retry={() => Promise.all([configurations.refetch(), sources.refetch()])}
            />
          )}
          <UpgradeNotice upgrade={upgrade} drop={drop} onDrop={(ids) => entry.set({ drop: ids })} />
          {mayPrefill &&
            countAndEnd(t(configurationId === master ? 'products.add.countHint' : 'products.add.countOther'))}
          <ConfigurationPreview
            preview={preview}
            pending={sources.isPending}
            {...(hasOwnTerm ? { notice: null } : !mayPrefill && { notice: preview.open > 0 ? missingEnd : null })}
          />
          <TextareaField {...entry.field('note', t('products.note'))} rows={2} />
        </EntryForm>
      )}
    </Dialog>
  )
}

const endOf = ({ endDate, unlimited }: { endDate: string | null; unlimited: boolean }): { end?: string } =>
  unlimited ? { end: 'unlimited' } : endDate === null ? {} : { end: endDate }

const askedFor = (count: number | null, { end }: { end?: string }) => (end === undefined ? {} : { ask: { count, end } })
