import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Campaign, campaignInput, changeCampaign, createCampaign } from '#contract/campaigns.ts'
import { listModules } from '#contract/products.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { type Entry, useEntry } from '#web/ui/form/entry/use-entry.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ChangeFields, DeliverFields } from './change-fields.tsx'
import { FilterFields } from './filter-fields.tsx'
import { bodyOf, type ModuleChoice, newValues, type Values, valuesOf } from './values.ts'

/** What is to change where; saving begins the dry run. */
export const CampaignForm = ({ campaign }: { campaign: Campaign | null }) =>
  campaign ? <ChangeForm campaign={campaign} /> : <CreateForm />

function CreateForm() {
  const { modules, done } = useCampaignSave()
  const entry = useEntry<typeof createCampaign, Values>(createCampaign, {
    initial: newValues,
    schema: campaignInput,
    input: (values) => ({ body: bodyOf(values, modules) }),
    done,
  })
  return <CampaignFields entry={entry} modules={modules} cancel={<CancelLink to="/campaigns" />} />
}

function ChangeForm({ campaign }: { campaign: Campaign }) {
  const { id, revision } = campaign
  const { modules, done } = useCampaignSave()
  const entry = useEntry<typeof changeCampaign, Values>(changeCampaign, {
    initial: valuesOf(campaign),
    schema: campaignInput,
    input: (values) => ({ params: { id }, body: { ...bodyOf(values, modules), revision } }),
    done,
  })
  const back = <CancelLink to="/campaigns/$id" params={{ id }} />
  return <CampaignFields entry={entry} modules={modules} cancel={back} />
}

/** The catalogue's modules to choose from, and what follows a save. */
function useCampaignSave() {
  const navigate = useNavigate()
  const catalogue = useRead(listModules)
  const modules = (catalogue.data?.items ?? []).map(({ id: value, name, licName, level }) => ({
    value,
    level,
    label: `${name} (${licName})`,
  }))
  return { modules, done: ({ id }: { id: string }) => navigate({ to: '/campaigns/$id', params: { id } }) }
}

interface CampaignFieldsProps {
  entry: Entry<Values>
  modules: readonly ModuleChoice[]
  cancel: ReactNode
}

function CampaignFields({ entry, modules, cancel }: CampaignFieldsProps) {
  const t = useTexts(campaignsTexts)
  return (
    <EntryForm entry={entry} saveLabel={t('campaigns.check')} cancel={cancel}>
      <FieldSection title={t('campaigns.one')}>
        <TextField {...entry.field('name', t('campaigns.name'))} />
      </FieldSection>
      <FilterFields entry={entry} modules={modules} />
      <ChangeFields entry={entry} modules={modules} />
      {entry.values.change.kind !== 'upgrade' && <DeliverFields entry={entry} />}
    </EntryForm>
  )
}
