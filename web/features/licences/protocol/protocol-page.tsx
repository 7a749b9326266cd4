import { Button, Switch } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { readHolding } from '#contract/holdings.ts'
import { readConfiguration } from '#contract/configurations.ts'
import { type Host, readHost } from '#contract/hosts.ts'
import { companyShort } from '#licence/binding.ts'
import { formatMac } from '#licence/mac.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { holderLine } from '#texts/passport-words.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useHoldingCrumbs } from '#web/shared/holdings/holding-crumbs.tsx'
import { IconPrint } from '#web/ui/layout/icons.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { EmptyState } from '#web/ui/table/empty-state.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { decodeId } from '../address.ts'
import { termOf } from '../hosts/host-words.ts'
import styles from './protocol.module.css'
import { ProtocolTable } from './protocol-table.tsx'
import { productName } from '#texts/product-names.ts'

/** Host facts and licences on one page that prints well; both ids of the address may be `empty`, not both at once. */
export function ProtocolPage() {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  const {
    product: area,
    hostID,
    configID,
  } = useParams({ from: '/{$product}configuration/configurationprotocol/$hostID/$configID' })
  const [all, setAll] = useState(false)
  const hostId = decodeId(hostID)
  const host = useRead(readHost, { params: { id: hostId ?? '' } }, { enabled: hostId !== null })
  const holding = useRead(readHolding, { params: { id: host.data?.holdingId ?? '' } }, { enabled: Boolean(host.data) })
  const configurationId = decodeId(configID) ?? holding.data?.configuration?.id ?? null
  const configuration = useRead(
    readConfiguration,
    { params: { id: configurationId ?? '' } },
    { enabled: configurationId !== null },
  )
  const holder = holding.data?.holder ?? configuration.data?.holder ?? null
  const product = holding.data?.product
  const crumbs = useHoldingCrumbs(area, holding.data)
  const title = product ? productName(product, language) : (configuration.data?.name ?? '')
  const nothing = hostId === null && configurationId === null
  const error = host.error ?? holding.error ?? configuration.error
  const known = holder && t('protocol.context', { holder: holderLine(holder, language), product: title })
  return (
    <Page
      title={t('protocol.title')}
      context={known ?? (!nothing && !error && <Pending />)}
      {...(holding.data && { crumbs })}
      error={error}
      action={
        !nothing && (
          <div className={styles.tools}>
            <Switch
              label={t('protocol.showAll')}
              checked={all}
              onChange={(event) => setAll(event.currentTarget.checked)}
            />
            <Button variant="default" leftSection={<IconPrint />} onClick={() => window.print()}>
              {t('protocol.print')}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.sheet}>
        {nothing && <EmptyState title={t('protocol.nothing')} />}
        {host.data && <HostFacts host={host.data} />}
        {configuration.data && <ProtocolTable items={configuration.data.items} all={all} />}
        {host.data && holding.data && configurationId === null && <p>{t('protocol.noConfiguration')}</p>}
      </div>
    </Page>
  )
}

function HostFacts({ host }: { host: Host }) {
  const t = useTexts(licencesTexts)
  const hosts = useTexts(hostsTexts)
  const yesNo = (value: boolean) => t(value ? 'protocol.yes' : 'protocol.no')
  const names = host.hosts.map(({ name }, index): [string, string] => [
    hosts('hosts.name', { number: index + 1 }),
    name ?? '–',
  ])
  const macs = host.hosts.map(({ mac }, index): [string, string] => [
    hosts('hosts.mac', { number: index + 1 }),
    mac ? formatMac(mac) : '–',
  ])
  const facts: [string, string][] = [
    [t('protocol.company'), companyShort(host)],
    [t('protocol.email'), host.email],
    [t('protocol.created'), formats.date(host.hostCreatedOn ?? host.createdAt)],
    [hosts('hosts.term'), termOf(host, hosts)],
    [t('protocol.binding'), hosts(`hosts.binding.${host.binding}`)],
    ...names,
    ...macs,
    [t('protocol.port'), String(host.port)],
    [t('protocol.terminalServer'), yesNo(host.terminalServer)],
    [t('protocol.virtualServer'), yesNo(host.virtualServer)],
  ]
  return (
    <Section title={t('protocol.host')}>
      <Facts layout="columns" facts={facts} />
    </Section>
  )
}
