import { Alert } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Holding } from '#contract/holdings.ts'
import { chooseConfiguration, saveConfiguration } from '#contract/configurations.ts'
import { day } from '#contract/shapes.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { ConfigurationPreview, useConfigurationPreview } from '#web/shared/configurations/configuration-preview.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { EntryForm, FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SwitchField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { type Entry, useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { UpgradeNotice, useUpgrade } from '#web/shared/configurations/upgrade-notice.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { type Choice, SelectSources } from './select-sources.tsx'

interface SelectFormProps {
  area: string
  holding: Holding
}

const unset: Omit<Choice, 'id' | 'shareable'> = { count: null, endDate: null, unlimited: false }

const endOf = ({ unlimited, endDate }: Pick<Choice, 'unlimited' | 'endDate'>) =>
  unlimited ? { end: 'unlimited' as const } : endDate !== null && { end: endDate }

const hasEnd = ({ unlimited, endDate }: Pick<Choice, 'unlimited' | 'endDate'>) => unlimited || endDate !== null

const isEmptied = (suggested: typeof unset, now: Pick<Choice, 'unlimited' | 'endDate'>) =>
  hasEnd(suggested) && !hasEnd(now)

const nothing = {
  configurationId: '',
  name: '',
  description: '',
  changeNotes: '',
  count: null as number | null,
  endDate: null as string | null,
  unlimited: false,
  drop: [] as string[],
  shared: false,
}

// An emptied end has a rule of its own, at the field that holds it; the operation knows no such field.
const rules = chooseConfiguration.body.extend({ endDate: day.optional() })

/** The choice with what it prefills: count and end, and what a newer version changes. */
export function SelectForm({ area, holding }: SelectFormProps) {
  const t = useTexts(configurationPathsTexts)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { can } = useSession()
  const mayPrefill = can(saveConfiguration.access)
  // What the choice suggests; only what is changed of it is sent, so that a template comes out as it is.
  const [suggested, setSuggested] = useState(unset)
  const [shareable, setShareable] = useState(false)
  const { id, product, configuration } = holding
  const overview = { to: '/{$product}configuration/overview/$id' as const, params: { product: area, id } }
  const entry = useEntry(chooseConfiguration, {
    initial: nothing,
    schema: rules,
    input: ({ configurationId, shared, name, description, changeNotes, count, endDate, unlimited, drop }) => ({
      params: { id },
      body: {
        basedOn: configuration?.id ?? null,
        configurationId,
        changeNotes,
        // What is shared is taken as it is.
        ...(shared && { shared }),
        ...(!shared && {
          drop,
          ...(name && { name }),
          ...(description && { description }),
          ...(count !== null && count !== suggested.count && { count }),
          ...((unlimited !== suggested.unlimited || endDate !== suggested.endDate) && endOf({ unlimited, endDate })),
          // Taken out of what was prefilled, it would come back with the copy: that is asked about, not done silently.
          ...((count === null && suggested.count !== null && { count }) as object),
          ...((isEmptied(suggested, { endDate, unlimited }) && { endDate }) as object),
        }),
      },
    }),
    done: () => {
      notify.success(t('select.done'))
      return navigate(overview)
    },
    failed: ({ code }) => {
      if (code !== 'configurations.changedMeanwhile') return false
      notify.error(t('select.changed'))
      void queries.invalidateQueries()
      return true
    },
  })
  const { configurationId, count, endDate, unlimited, drop, shared } = entry.values
  const upgrade = useUpgrade(entry.values.configurationId || null, product.id, drop)
  // The same as is sent: what was not changed stays row by row.
  const preview = useConfigurationPreview({
    id: configurationId || null,
    drop,
    ...(!shared && count !== null && count !== suggested.count && { count }),
    ...(!shared &&
      (unlimited !== suggested.unlimited || endDate !== suggested.endDate) &&
      endOf({ unlimited, endDate })),
  })
  const choose = ({ id: configurationId, shareable, ...suggests }: Choice) => {
    setShareable(shareable)
    setSuggested(mayPrefill ? suggests : unset)
    entry.set({ configurationId, drop: [], shared: false, ...(mayPrefill && suggests) })
  }
  const source = entry.field('configurationId', t('select.source'))
  return (
    <EntryForm
      entry={entry}
      held={{
        ...(!upgrade.ready && { valid: false }),
        ...(upgrade.open && { missingFields: [t('upgrade.dropped')] }),
      }}
      saveLabel={t('select.submit')}
      cancel={<CancelLink {...overview} />}
    >
      <FieldSection title={t('select.sources')} hint={t('select.hint')}>
        <SelectSources field={source} holding={holding} chosen={configurationId} onChoose={choose} />
      </FieldSection>
      <UpgradeNotice upgrade={upgrade} drop={drop} onDrop={(ids) => entry.set({ drop: ids })} />
      {configurationId && (
        <FieldSection title={t('select.title')}>
          {shareable && configurationId !== configuration?.id && (
            <SwitchField {...entry.field('shared', t('select.shared'))} hint={t('select.sharedHint')} />
          )}
          {!mayPrefill && !shared && <Alert>{t(preview.open > 0 ? 'select.askEnd' : 'select.ask')}</Alert>}
          {!shared && <Labels entry={entry} mayPrefill={mayPrefill} unlimited={unlimited} />}
          <ConfigurationPreview preview={preview} />
          <TextareaField {...entry.field('changeNotes', t('select.notes'))} rows={2} />
        </FieldSection>
      )}
    </EntryForm>
  )
}

interface LabelsProps {
  entry: Entry<typeof nothing>
  mayPrefill: boolean
  unlimited: boolean
}

/** Name and description of the copy, and what it starts with instead of what was chosen. */
function Labels({ entry, mayPrefill, unlimited }: LabelsProps) {
  const t = useTexts(configurationPathsTexts)
  return (
    <>
      <FieldGrid>
        <TextField {...entry.field('name', t('select.name'))} required={false} hint={t('select.labelsHint')} />
        {mayPrefill && (
          <>
            <NumberField {...entry.field('count', t('select.count'))} min={1} max={100} hint={t('select.countHint')} />
            {!unlimited && <DateField {...entry.field('endDate', t('select.end'))} />}
            <SwitchField {...entry.field('unlimited', t('select.isUnlimited'))} />
          </>
        )}
      </FieldGrid>
      <TextareaField
        {...entry.field('description', t('select.description'))}
        required={false}
        hint={t('select.labelsHint')}
        rows={2}
      />
    </>
  )
}
