import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  type CloudConfigurationInput,
  cloudConfigurationInput,
  createCloudConfiguration,
  readCloudHolding,
} from '#contract/cloud.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { uiTexts } from '#texts/ui.ts'
import { CloudLook } from '#web/shared/cloud/cloud-freshness.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { today } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AccountFields } from './account-form.tsx'

/** Gives a company's cloud product an account. */
export function CreateCloudPage() {
  const { companyProduct: holdingId } = useSearch({ from: '/createawsconfig' })
  const t = useTexts(cloudTexts)
  const ui = useTexts(uiTexts)
  const navigate = useNavigate()
  const { data, error, refetchError } = useRead(readCloudHolding, { params: { id: holdingId } })
  const initial: CloudConfigurationInput & Record<string, unknown> = {
    accountTypeId: '',
    stackId: '',
    seats: 1,
    runtime: '12',
    startDate: today(),
  }
  const entry = useEntry(createCloudConfiguration, {
    initial,
    schema: cloudConfigurationInput,
    input: (body) => ({ params: { id: holdingId }, body }),
    done: ({ id }) => {
      notify.success(t('cloud.created'))
      return navigate({ to: '/awsaccount', search: { id } })
    },
  })
  const crumbs = [
    <TextLink key="holding" to="/awsselect" search={{ companyProduct: holdingId }}>
      {data?.company.name ?? <Pending />}
    </TextLink>,
  ]
  return (
    <Page
      narrow
      title={t('cloud.create')}
      context={ui('ui.required')}
      crumbs={crumbs}
      error={error}
      refetchError={refetchError}
    >
      <CloudLook />
      <EntryForm entry={entry} cancel={<CancelLink to="/awsselect" search={{ companyProduct: holdingId }} />}>
        <AccountFields entry={entry} />
      </EntryForm>
    </Page>
  )
}
