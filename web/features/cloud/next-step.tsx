import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { type CloudConfiguration, extendCloudConfiguration } from '#contract/cloud.ts'
import { listCloudUsers, listLinkedHoldings } from '#contract/cloud-users.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import classes from './cloud.module.css'
import { type CloudAccountTab, searchOf } from './tabs.ts'
import { accountState, useEndWords } from './words.ts'

interface Props {
  configuration: CloudConfiguration
  tab: CloudAccountTab
  extend: () => void
}

/** What keeps people from working, or will soon, with the one thing to do about it; nothing where all is well. */
export function NextStep({ configuration, tab, extend }: Props) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const endWords = useEndWords()
  const { can } = useSession()
  const { id, state, stopped, missingProduct, used, endDate } = configuration
  const ends = accountState(configuration) === 'soon'
  if (stopped && state === 'running')
    return (
      <Alert color="orange">
        {t('cloud.stoppedNote')}{' '}
        <TextLink to="/awsaccount" search={searchOf(id, 'costs')} hash="budget">
          {t('cloud.toBudget')}
        </TextLink>
      </Alert>
    )
  if (missingProduct && state !== 'expired') return <NoProduct configuration={configuration} tab={tab} />
  if (tab !== 'account') return null
  if ((state === 'expired' || ends) && can(extendCloudConfiguration.access))
    return (
      <Step text={a(ends ? 'cloudAccount.next.ends' : 'cloudAccount.next.expired', { day: endWords(endDate) })}>
        <Button size="xs" onClick={extend}>
          {a('cloudAccount.next.extend')}
        </Button>
      </Step>
    )
  return used === 0 && state !== 'expired' ? <NoUsers id={id} /> : null
}

function Step({ text, title, children }: { text: string; title?: string; children?: ReactNode }) {
  return (
    <Alert color="orange" title={title}>
      {text}
      {children && <div className={classes.step}>{children}</div>}
    </Alert>
  )
}

/** Nothing to work with: switch a product on, or see to it that the company has one. */
function NoProduct({ configuration: { id, company }, tab }: Pick<Props, 'configuration' | 'tab'>) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const { can } = useSession()
  const { data, error } = useRead(listLinkedHoldings, { params: { id } })
  if (!data && !error) return null
  const none = data?.items.length === 0
  return (
    <Step title={t('cloud.missingTitle')} text={t(none ? 'cloud.noProductYet' : 'cloud.warning_missing_configuration')}>
      {none && can('companies.list') && (
        <LinkButton size="xs" to="/company/$id" params={{ id: company.id }} search={{ tab: 'products' }}>
          {a('cloudAccount.next.company')}
        </LinkButton>
      )}
      {!none && tab !== 'products' && (
        <LinkButton size="xs" to="/awsaccount" search={searchOf(id, 'products')}>
          {a('cloudAccount.next.product')}
        </LinkButton>
      )}
    </Step>
  )
}

/** No user has access yet: choose people, or switch on those who were chosen. */
function NoUsers({ id }: { id: string }) {
  const a = useTexts(cloudAccountTexts)
  const { data } = useRead(listCloudUsers, { params: { id }, query: { pageSize: 1 } })
  if (!data) return null
  return (
    <Step text={a(data.total === 0 ? 'cloudAccount.next.nobody' : 'cloudAccount.next.noAccess')}>
      <LinkButton size="xs" to="/awsaccount" search={searchOf(id, 'users')}>
        {a('cloudAccount.next.users')}
      </LinkButton>
    </Step>
  )
}
