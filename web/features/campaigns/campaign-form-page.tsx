import { useSearch } from '@tanstack/react-router'
import { readCampaign } from '#contract/campaigns.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CampaignForm } from './campaign-form.tsx'

/** Creates a campaign, or changes one that has not been started (`?id=`). */
export function CampaignFormPage() {
  const t = useTexts(campaignsTexts)
  const { id } = useSearch({ from: '/campaigns/edit' })
  const { data, error, refetchError } = useRead(readCampaign, { params: { id: id ?? '' } }, { enabled: Boolean(id) })
  return (
    <Page title={t(id ? 'campaigns.edit' : 'campaigns.new')} narrow error={error} refetchError={refetchError}>
      {(!id || data) && <CampaignForm key={id ?? 'new'} campaign={data ?? null} />}
    </Page>
  )
}
