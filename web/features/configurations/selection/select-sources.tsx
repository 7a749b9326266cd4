import { Radio, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import type { Holding } from '#contract/holdings.ts'
import {
  type HolderConfiguration,
  listProductConfigurations,
  type ProductConfiguration,
} from '#contract/configurations.ts'
import { deleteTemplate } from '#contract/templates.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import type { FieldProps } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { holderOperations } from '#web/shared/holdings/holder-operations.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../paths.module.css'
import { productTitle } from '#texts/product-names.ts'

/** What was chosen, with the count and end it prefills; the master prefills nothing, since its counts are 0. */
export interface Choice {
  id: string
  count: number | null
  endDate: string | null
  unlimited: boolean
  /** The holder's own, of the same version: both products may go on with the very same one. */
  shareable: boolean
}

interface SelectSourcesProps {
  /** Its name and id: where what is still open leads. */
  field: Pick<FieldProps, 'id' | 'label'>
  holding: Holding
  chosen: string
  onChoose: (choice: Choice) => void
}

/** The product's path, its templates and the holder's configurations as one choice. */
export function SelectSources({ field, holding: { product, holder }, chosen, onChoose }: SelectSourcesProps) {
  const t = useTexts(configurationPathsTexts)
  const c = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const name = useId()
  const own = useRead(listProductConfigurations, { params: { id: product.id } })
  const others = useRead(holderOperations(holder).configurations, { params: { id: holder.id } })
  const error = own.error ?? others.error
  if (error) return <ErrorNotice error={error} failed={c('configurations.errorGetAllConfigs')} />
  const master = own.data?.items.find(({ kind }) => kind === 'master')
  const templates = own.data?.items.filter(({ kind }) => kind === 'template') ?? []
  const plain = (id: string, shareable = false): Choice => ({
    id,
    count: null,
    endDate: null,
    unlimited: false,
    shareable,
  })
  const sameVersion = ({ products }: HolderConfiguration) => products.some(({ version }) => version === product.version)
  const radio = (choice: Choice, label: string, description: string) => (
    <Radio
      name={name}
      value={choice.id}
      checked={chosen === choice.id}
      onChange={() => onChoose(choice)}
      label={label}
      description={description}
    />
  )
  const productsOf = ({ products }: HolderConfiguration) =>
    products.map((one) => t('select.of', { title: productTitle(one, language), version: one.version })).join(', ')
  return (
    <Stack
      gap="md"
      id={field.id}
      role="radiogroup"
      aria-label={field.label}
      tabIndex={-1}
      className={classes.sources}
      aria-busy={!own.data || !others.data}
    >
      <fieldset>
        <legend>{t('select.path')}</legend>
        {own.data && !master && (
          <Text inherit c="dimmed" role="alert">
            {t('select.noMaster')}
          </Text>
        )}
        {master && radio(plain(master.id), t('select.master'), productTitle(product, language))}
      </fieldset>
      <fieldset>
        <legend>{t('select.templates')}</legend>
        {own.data && templates.length === 0 && (
          <Text inherit c="dimmed">
            {t('select.templates.none')}
          </Text>
        )}
        {templates.map((template) => (
          <div key={template.id} className={classes.source}>
            {radio(choiceOf(template), template.name, prefills(template, t))}
            <DeleteTemplate template={template} />
          </div>
        ))}
      </fieldset>
      {others.data && others.data.items.length > 0 && (
        <fieldset>
          <legend>{t(holder.kind === 'company' ? 'select.company' : 'select.person')}</legend>
          {others.data.items.map((one) => (
            <div key={one.id} className={classes.source}>
              {radio(
                plain(one.id, sameVersion(one)),
                one.name || one.description,
                `${productsOf(one)} · ${formats.date(one.createdAt)}`,
              )}
            </div>
          ))}
        </fieldset>
      )}
    </Stack>
  )
}

const choiceOf = ({ id, count, endDate, unlimited }: ProductConfiguration): Choice => ({
  id,
  endDate,
  unlimited,
  shareable: false,
  count: count?.kind === 'counted' && count.n > 0 ? count.n : null,
})

type Say = (key: keyof typeof configurationPathsTexts, values?: Record<string, unknown>) => string

const prefills = ({ description, count, endDate, unlimited }: ProductConfiguration, t: Say): string =>
  [
    description,
    t('select.prefills', {
      count: count?.kind === 'counted' ? count.n : t(count ? 'select.uncounted' : 'select.open'),
      end: unlimited ? t('select.unlimited') : endDate ? formats.date(endDate) : t('select.open'),
    }),
  ]
    .filter(Boolean)
    .join(' · ')

function DeleteTemplate({ template: { id, name } }: { template: ProductConfiguration }) {
  const t = useTexts(configurationPathsTexts)
  const { can } = useSession()
  const { remove, pending } = useRemoval(deleteTemplate, () => ({
    input: { params: { id } },
    title: t('template.delete', { name }),
    question: t('template.delete.question', { name }),
    confirmLabel: t('template.delete.confirm'),
    removed: () => notify.success(t('template.deleted', { name })),
  }))
  if (!can(deleteTemplate.access)) return null
  return <RemoveButton text={t('template.delete', { name })} disabled={pending} onClick={() => remove()} />
}
