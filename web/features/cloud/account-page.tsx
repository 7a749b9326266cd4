import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type CloudConfiguration, extendCloudConfiguration, readCloudConfiguration } from '#contract/cloud.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { RecordTabs, tabLink } from '#web/ui/menu/record-tabs.tsx'
import { productTitle } from '#texts/product-names.ts'
import { AccountGlance } from './account-glance.tsx'
import { ConfigurationForm } from './configuration-form.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { LinkedSection } from './linked-section.tsx'
import { NextStep } from './next-step.tsx'
import { PendingChanges } from './pending-changes.tsx'
import { RunningSection } from './running-section.tsx'
import { type CloudAccountTab, cloudAccountTabs, searchOf } from './tabs.ts'
import { UsersSection } from './users/users-section.tsx'

interface Props {
  id: string
  tab: CloudAccountTab
  /** Beside the choice of contacts: what other features bring. */
  tools?: (company: { id: string; name: string }) => ReactNode
  /** What other features know of it, below each part. */
  parts?: Partial<Record<CloudAccountTab, (configuration: CloudConfiguration) => ReactNode>>
}

/** One cloud account in parts, each with an address of its own. */
export function CloudAccountPage({ id, tab, tools, parts }: Props) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const { language } = useLanguage()
  const { data, error, refetchError } = useRead(readCloudConfiguration, { params: { id } })
  const { can } = useSession()
  const [extending, setExtending] = useState(false)
  const action = data && (
    <>
      {can('companies.list') && (
        <LinkButton variant="default" to="/company/$id" params={{ id: data.company.id }}>
          {t('cloud.company.toCompany')}
        </LinkButton>
      )}
      {data.runtime !== '-1' && can(extendCloudConfiguration.access) && (
        <Button variant={data.state === 'expired' ? 'filled' : 'default'} onClick={() => setExtending(true)}>
          {t('cloud.extend')}
        </Button>
      )}
    </>
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
      context={data && `${productTitle(data.product, language)} ${data.product.version} · ${data.stack.name}`}
      crumbs={crumbs}
      action={action}
      error={error}
      refetchError={refetchError}
    >
      {data && (
        <Stack gap={16} miw={0}>
          <PendingChanges id={data.id} />
          <RecordTabs
            label={a('cloudAccount.tabs')}
            links={cloudAccountTabs.map((one) => (
              <TextLink
                key={one}
                to="/awsaccount"
                search={searchOf(data.id, one)}
                aria-current={one === tab ? 'page' : undefined}
                {...tabLink}
              >
                {a(`cloudAccount.tab.${one}`)}
              </TextLink>
            ))}
          />
          <NextStep configuration={data} tab={tab} extend={() => setExtending(true)} />
          {tab === 'account' && (
            <>
              <AccountGlance configuration={data} />
              <Section title={t('cloud.configuration')}>
                <ConfigurationForm key={`${data.id} ${data.terms.length}`} configuration={data} />
              </Section>
            </>
          )}
          {tab === 'users' && <UsersSection configuration={data} tools={tools?.(data.company)} />}
          {tab === 'products' && <LinkedSection configuration={data} />}
          {tab === 'usage' && <RunningSection configuration={data} />}
          {parts?.[tab]?.(data)}
        </Stack>
      )}
      {data && extending && <ExtendDialog accounts={[data]} onClose={() => setExtending(false)} />}
    </Page>
  )
}
