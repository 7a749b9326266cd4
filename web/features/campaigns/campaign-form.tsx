import { useNavigate } from '@tanstack/react-router'
import { type Campaign, campaignInput, changeCampaign, createCampaign } from '#contract/campaigns.ts'
import { listModules } from '#contract/products.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm, FieldSection } from '#web/ui/form/entry-form.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ChangeFields, DeliverFields } from './change-fields.tsx'
import { FilterFields } from './filter-fields.tsx'
import { bodyOf, newValues, type Values, valuesOf } from './values.ts'

/** What is to change where; saving begins the dry run. */
export function CampaignForm({ campaign }: { campaign: Campaign | null }) {
  const t = useTexts(campaignsTexts)
  const navigate = useNavigate()
  const catalogue = useRead(listModules)
  const modules = (catalogue.data?.items ?? []).map(({ id: value, name, licName, level }) => ({
    value,
    level,
    label: `${name} (${licName})`,
  }))
  const initial = campaign ? valuesOf(campaign) : newValues
  const entry = useEntry<typeof changeCampaign, Values>(
    campaign ? changeCampaign : (createCampaign as unknown as typeof changeCampaign),
    {
      initial,
      schema: campaignInput,
      input: (values) =>
        (campaign
          ? { params: { id: campaign.id }, body: { ...bodyOf(values, modules), revision: campaign.revision } }
          : { body: bodyOf(values, modules) }) as never,
      done: ({ id }) => navigate({ to: '/campaigns/$id', params: { id } }),
    },
  )
  const back = campaign ? (
    <CancelLink to="/campaigns/$id" params={{ id: campaign.id }} />
  ) : (
    <CancelLink to="/campaigns" />
  )
  return (
    <EntryForm entry={entry} saveLabel={t('campaigns.check')} cancel={back}>
      <FieldSection title={t('campaigns.one')}>
        <TextField {...entry.field('name', t('campaigns.name'))} />
      </FieldSection>
      <FilterFields entry={entry} modules={modules} />
      <ChangeFields entry={entry} modules={modules} />
      {entry.values.change.kind !== 'upgrade' && <DeliverFields entry={entry} />}
    </EntryForm>
  )
}
