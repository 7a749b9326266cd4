import { Alert, Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  changeCloudConfiguration,
  type CloudConfiguration,
  cloudConfigurationInput,
  type CloudConfigurationInput,
  extendCloudConfiguration,
  readCloudConfiguration,
} from '#contract/cloud.ts'
import { listLinkedHoldings } from '#contract/cloud-users.ts'
import { endOfRuntime, termState } from '#contract/cloud-terms.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { CloudFreshness } from '#web/shared/cloud/cloud-freshness.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { editable } from '#web/ui/form/schema-part.ts'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AccountFields } from './account-form.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { LinkedSection } from './linked-section.tsx'
import { PendingChanges } from './pending-changes.tsx'
import { RunningSection } from './running-section.tsx'
import { StateBadge } from './state-badge.tsx'
import { UsersSection } from './users-section.tsx'
import { useAffected } from '#web/shared/cloud/use-affected.ts'
import { accountState, useEndWords } from './words.ts'

interface Props {
  id: string
  /** Beside the choice of contacts: what other features bring. */
  tools?: (company: { id: string; name: string }) => ReactNode
  /** What other features know of the company. */
  children?: (configuration: CloudConfiguration) => ReactNode
}

/** One cloud account: its configuration, its products, its people, and who streams. */
export function CloudAccountPage({ id, tools, children }: Props) {
  const t = useTexts(cloudTexts)
  const { data, error, refetchError } = useRead(readCloudConfiguration, { params: { id } })
  const { can } = useSession()
  const [extending, setExtending] = useState(false)
  const extend = data && data.runtime !== '-1' && can(extendCloudConfiguration.access) && (
    <Button variant={data.state === 'expired' ? 'filled' : 'default'} onClick={() => setExtending(true)}>
      {t('cloud.extend')}
    </Button>
  )
  const crumbs = data
    ? [
        <TextLink key="holding" to="/awsselect" search={{ companyProduct: data.holdingId }}>
          {data.company.name}
        </TextLink>,
      ]
    : []
  return (
    <Page
      title={data && t('cloud.accountOf', { name: data.company.name })}
      crumbs={crumbs}
      action={extend}
      error={error}
      refetchError={refetchError}
    >
      {data && (
        <Stack gap={16} miw={0}>
          <PendingChanges id={data.id} />
          <Glance configuration={data} />
          {data.stopped && data.state === 'running' && <BudgetUsedUp id={data.id} />}
          {data.missingProduct && data.state !== 'expired' && <NoProduct configuration={data} />}
          <Section title={t('cloud.configuration')}>
            <ConfigurationForm key={`${data.id} ${data.terms.length}`} configuration={data} />
          </Section>
          <LinkedSection configuration={data} />
          <UsersSection configuration={data} tools={tools?.(data.company)} />
          <RunningSection configuration={data} />
          {children?.(data)}
        </Stack>
      )}
      {data && extending && <ExtendDialog configuration={data} onClose={() => setExtending(false)} />}
    </Page>
  )
}

/** Nobody is let in: the way to what staff can change about it, at the foot of the page. */
function BudgetUsedUp({ id }: { id: string }) {
  const t = useTexts(cloudTexts)
  return (
    <Alert color="orange">
      {t('cloud.stoppedNote')}{' '}
      <TextLink to="/awsaccount" search={{ id }} hash="budget">
        {t('cloud.toBudget')}
      </TextLink>
    </Alert>
  )
}

/** Nothing to work with, and what to do: switch a product on, or see to it that the company has one. */
function NoProduct({ configuration: { id, company } }: { configuration: CloudConfiguration }) {
  const t = useTexts(cloudTexts)
  const { can } = useSession()
  const { data, error } = useRead(listLinkedHoldings, { params: { id } })
  if (!data && !error) return null
  const none = data?.items.length === 0
  return (
    <Alert color="orange" title={t('cloud.missingTitle')}>
      {t(none ? 'cloud.noProductYet' : 'cloud.warning_missing_configuration')}{' '}
      {none && can('companies.list') && (
        <TextLink to="/company/$id" params={{ id: company.id }}>
          {t('cloud.company.toCompany')}
        </TextLink>
      )}
    </Alert>
  )
}

/** How it stands, before anything else. */
function Glance({ configuration }: { configuration: CloudConfiguration }) {
  const t = useTexts(cloudTexts)
  const endWords = useEndWords()
  const { stack, used, seats, streaming, endDate, terms } = configuration
  const fleet = stack.gone
    ? t('cloud.stackGone')
    : `${t(`cloud.fleet.${stack.fleetState}`)}, ${t('cloud.fleetFree', { available: stack.available, running: stack.running })}`
  return (
    <>
      <CloudFreshness />
      <Facts
        layout="row"
        facts={[
          [
            t('cloud.state'),
            <StateBadge key="state" state={accountState(configuration)} start={configuration.startDate} />,
          ],
          [t('cloud.places'), t('cloud.usedOf', { used, seats })],
          [t('cloud.streaming'), String(streaming)],
          [t('cloud.stack'), stack.name],
          [t('cloud.fleet'), fleet],
          [t('cloud.lastDay'), endWords(endDate)],
          ...(terms.length > 1
            ? [
                [
                  t('cloud.terms'),
                  terms.map((one) => `${formats.date(one.startDate)} – ${endWords(one.endDate)}`).join('; '),
                ] as const,
              ]
            : []),
        ]}
      />
    </>
  )
}

function ConfigurationForm({ configuration }: { configuration: CloudConfiguration }) {
  const t = useTexts(cloudTexts)
  const u = useTexts(cloudUserTexts)
  const affected = useAffected()
  const expired = configuration.state === 'expired'
  const initial: CloudConfigurationInput & Record<string, unknown> = editable(cloudConfigurationInput, configuration)
  const entry = useEntry(changeCloudConfiguration, {
    initial,
    schema: cloudConfigurationInput,
    input: (body) => ({
      params: { id: configuration.id },
      body: { ...body, modifiedAt: configuration.modifiedAt, undoable: true },
    }),
    async ask({ startDate, runtime, stackId }) {
      const ends =
        termState(configuration, today()) === 'running' &&
        termState({ startDate, endDate: endOfRuntime(startDate, runtime) }, today()) !== 'running'
      if (!ends && stackId === configuration.stackId) return true
      const named = await affected(configuration.id)
      return (
        named === '' ||
        confirm({
          title: t('cloud.saveQuestion'),
          question: `${u(ends ? 'cloud.startMoved' : 'cloud.stackMoved')} ${named}`,
          confirmLabel: t('cloud.saveConfirm'),
          danger: true,
        })
      )
    },
    done: (saved, { startDate, stackId }) =>
      saved.startDate === startDate && saved.stackId === stackId
        ? notify.success(t('cloud.saved'))
        : notify.note(u('cloud.willEnd')),
  })
  const { createdAt, createdBy, endDate } = configuration
  return (
    <>
      {expired && (
        <Alert color="gray" mb="md">
          {t('cloud.expiredNote', { end: formats.date(endDate) })}
        </Alert>
      )}
      <EntryForm entry={entry} readOnly={expired}>
        <AccountFields entry={entry} before={configuration} />
      </EntryForm>
      <p>
        {createdBy
          ? t('cloud.createdBy', { day: formats.date(createdAt), name: createdBy })
          : t('cloud.createdLine', { day: formats.date(createdAt) })}
      </p>
    </>
  )
}
