import { useNavigate } from '@tanstack/react-router'
import type { Holding } from '#contract/holdings.ts'
import { chooseConfiguration } from '#contract/configurations.ts'
import { isNewerVersion } from '#contract/products.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { holderOperations } from '#web/shared/holdings/holder-operations.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { UpgradeNotice, useUpgrade } from '#web/shared/configurations/upgrade-notice.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useRefetchOnConflict } from '#web/ui/data/use-refetch-on-conflict.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { productTitle } from '#texts/product-names.ts'

interface UpgradeDialogProps {
  area: string
  holding: Holding & { configuration: { id: string } }
  onClose: () => void
}

/** Takes the active configuration over into a product of a newer version: one the holder gets, or one they have. */
export function UpgradeDialog({ area, holding, onClose }: UpgradeDialogProps) {
  const t = useTexts(configurationPathsTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { holder, product, configuration } = holding
  const operations = holderOperations(holder)
  const params = { id: holder.id }
  const products = useRead(operations.assignable, { params })
  const owned = useRead(operations.list, { params })
  const newer = products.data?.items.filter((one) => isNewerVersion(one, product))
  const titleOf = (one: { titleDe: string; titleEn: string }) => productTitle(one, language)
  const done = async (made: Holding) => {
    const names = { title: titleOf(made.product), version: made.product.version }
    notify.success(t('upgrade.done', names))
    await navigate({ to: '/{$product}configuration/overview/$id', params: { product: area, id: made.id } })
    onClose()
  }
  const entry = useEntry(operations.add, {
    initial: { productId: '', drop: [] as string[] },
    input: ({ productId, drop }) => ({
      params,
      body: { productId, drop, configurationId: configuration.id },
    }),
    done,
    // Another user was faster: the holder has it now.
    failed: ({ code }) => void (code === 'holdings.taken' && owned.refetch()),
  })
  const { productId, drop } = entry.values
  const upgrade = useUpgrade(configuration.id, productId || null, drop)
  const there = owned.data?.items.find((one) => one.product.id === productId)
  // The holder has the product already: then its configuration is replaced, and the history keeps the old one.
  const replacing = useWrite(chooseConfiguration, {
    done,
    failed: useRefetchOnConflict('configurations.changedMeanwhile'),
  })
  const replace = (id: string, basedOn: string | null) =>
    void replacing.run({ params: { id }, body: { basedOn, configurationId: configuration.id, drop } })
  const submitted = there
    ? { pending: replacing.pending, submit: () => replace(there.id, there.configuration?.id ?? null) }
    : {}
  const blocked = upgrade.ready ? {} : { valid: false, open: [t('upgrade.dropped')] }
  return (
    <Dialog title={t('upgrade.title')} onClose={onClose} size="lg">
      {products.error && <ErrorNotice error={products.error} />}
      {newer?.length === 0 ? (
        <p>{t('upgrade.none')}</p>
      ) : (
        <EntryForm entry={entry} held={{ ...submitted, ...blocked }} saveLabel={t('upgrade.submit')} mayLeave>
          <SelectField
            {...entry.field('productId', t('upgrade.target'))}
            onChange={(id: string) => entry.set({ productId: id, drop: [] })}
            choices={(newer ?? []).map((one) => {
              const names = { title: titleOf(one), version: one.version }
              return {
                value: one.id,
                label: one.assigned ? t('upgrade.owned', names) : `${names.title} ${names.version}`,
              }
            })}
            {...(there ? { hint: t('upgrade.ownedHint') } : {})}
          />
          <UpgradeNotice upgrade={upgrade} drop={drop} onDrop={(ids) => entry.set({ drop: ids })} />
        </EntryForm>
      )}
    </Dialog>
  )
}
