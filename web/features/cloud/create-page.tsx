import { useNavigate, useSearch } from '@tanstack/react-router'
import { type CloudConfigurationInput, createCloudConfiguration, readCloudHolding } from '#contract/cloud.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { uiTexts } from '#texts/ui.ts'
import { CloudFreshness } from '#web/shared/cloud/cloud-freshness.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { SelectField } from '#web/ui/form/fields/fields.tsx'
import { today } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AccountFields } from './account-form.tsx'
import { useEndWords } from './words.ts'

/** Gives a company's cloud product an account. */
export function CreateCloudPage() {
  const { companyProduct: holdingId } = useSearch({ from: '/createawsconfig' })
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const ui = useTexts(uiTexts)
  const endWords = useEndWords()
  const navigate = useNavigate()
  const { data, error, refetchError } = useRead(readCloudHolding, { params: { id: holdingId } })
  const earlier = data?.configurations ?? []
  const initial: CloudConfigurationInput & { takeOver: string | null } & Record<string, unknown> = {
    takeOver: null,
    accountTypeId: '',
    stackId: '',
    seats: 1,
    runtime: '12',
    startDate: today(),
  }
  const entry = useEntry(createCloudConfiguration, {
    initial,
    schema: createCloudConfiguration.body,
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
      <CloudFreshness />
      <EntryForm entry={entry} cancel={<CancelLink to="/awsselect" search={{ companyProduct: holdingId }} />}>
        <AccountFields entry={entry} />
        {earlier.length > 0 && (
          <SelectField
            {...entry.field('takeOver', a('cloudAccount.takeOver'))}
            hint={a('cloudAccount.takeOverHint')}
            clearable
            onChange={(value: string) => entry.set({ takeOver: value || null })}
            choices={earlier.map(({ id, stack, endDate, used }) => ({
              value: id,
              label: a('cloudAccount.from', { stack: stack.name, end: endWords(endDate), used }),
            }))}
          />
        )}
      </EntryForm>
    </Page>
  )
}
