import { Badge, Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import type { Holding } from '#contract/holdings.ts'
import {
  changeHost,
  createHost,
  type Host,
  type ListedHost,
  listHosts,
  readTraitBinding,
  toggleHost,
} from '#contract/hosts.ts'
import { issueLicence } from '#contract/licences.ts'
import { simulateLicences } from '#contract/simulations.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { traitBindingTexts } from '#texts/trait-binding.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { IconKey } from '#web/ui/layout/frame-icons.tsx'
import { IconCheck, IconDocument, IconEye, IconHistory, IconLock } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { EditLink, RowLink } from '#web/ui/table/rows/row-link.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { encodeId } from '../address.ts'
import { hostLabel } from './host-values.ts'
import { readingWords, stateOf, termOf, timesOf } from './host-words.ts'
import { IssueDialog } from '../issue-dialog.tsx'
import { ValidityLine } from '../passport/validity-line.tsx'
import { LicencesDialog } from '../licences-dialog.tsx'

const HostsBulk = lazy(async () => ({ default: (await import('./hosts-bulk.tsx')).HostsBulk }))

interface HostsSectionProps {
  /** The product key in the address. */
  area: string
  holding: Holding
  /** What other features do with a machine, in its menu. */
  more?: (hostId: string) => ReactNode
}

/** The host IDs of a holding: edit, deactivate, issue, and what was issued. */
export function HostsSection({ area, holding, more }: HostsSectionProps) {
  const t = useTexts(hostsTexts)
  const licences = useTexts(licencesTexts)
  const traits = useTexts(traitBindingTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { id, configuration } = holding
  const hosts = useRead(listHosts, { params: { id } })
  const navigate = useNavigate()
  const { issue } = useSearch({ from: '/{$product}configuration/overview/$id' })
  const byTraits = hosts.data?.items.some(({ binding }) => binding === 'traits') ?? false
  const binding = useRead(readTraitBinding, { params: { id } }, { enabled: byTraits })
  const readingOf = (host: Host) => binding.data?.readings.find(({ hostId }) => hostId === host.id)
  const [chosen, setOpen] = useState<{ host: Host; dialog: 'issue' | 'licences' } | null>(null)
  const mayIssue = (host: Host) => can(issueLicence.access) && !host.disabled && !host.movedTo
  // The address may name the host ID to go on with: after saving it, or from the products of a company.
  const named = hosts.data?.items.find((host) => host.id === issue && mayIssue(host))
  const open = chosen ?? (named && { host: named, dialog: 'issue' as const })
  const close = () => {
    setOpen(null)
    if (issue) void navigate({ to: '.', search: (now) => ({ ...now, issue: undefined }), replace: true })
  }
  const nextOf = (host: Host) =>
    hosts.data?.items.find((one) => one.id !== host.id && one.generation === 0 && mayIssue(one))
  const nameOf = (host: Host) => hostLabel(host, t('hosts.unnamed'))
  const toggle = useConfirmed(toggleHost, (host: Host) => {
    const verb = host.disabled ? 'activate' : 'deactivate'
    return {
      input: { params: { id: host.id }, body: { disabled: !host.disabled } },
      title: t(`hosts.${verb}.title`),
      question: t(`hosts.${verb}.question`, { name: nameOf(host) }),
      confirmLabel: t(`hosts.${verb}.confirm`),
      danger: !host.disabled,
    }
  })
  const create = can(createHost.access) && (
    <CreateLink to="/{$product}configuration/licencecreator/$id" params={{ product: area, id }}>
      {t('hosts.create')}
    </CreateLink>
  )
  const columns: Column<ListedHost>[] = [
    { key: 'machine', text: t('hosts.machine'), sortable: true, value: nameOf, code: true },
    { key: 'binding', text: t('hosts.binding'), sortable: true, value: ({ binding }) => t(`hosts.binding.${binding}`) },
    ...(byTraits
      ? [
          {
            key: 'traits',
            text: traits('traits.column'),
            value: (host: Host) => readingWords(readingOf(host), traits, language),
          },
        ]
      : []),
    {
      key: 'term',
      holds: 'name',
      text: t('hosts.term'),
      value: (host) => termOf(host, t),
      render: (host) => (
        <>
          {termOf(host, t)}
          {host.licence && !host.disabled && (
            <SecondText>
              <ValidityLine validity={host.licence.validity} />
            </SecondText>
          )}
        </>
      ),
    },
    {
      key: 'generation',
      text: t('hosts.generation'),
      value: ({ generation }) => timesOf(generation, t),
    },
    {
      key: 'state',
      text: t('hosts.state'),
      value: (host: Host) => stateOf(host, t),
      render: (host) => <Badge color={host.disabled || host.movedTo ? 'gray' : 'green'}>{stateOf(host, t)}</Badge>,
    },
  ]
  const rowActions = (host: Host) => {
    const name = nameOf(host)
    return (
      <RowActions name={name}>
        {mayIssue(host) && (
          <RowButton
            text={t('hosts.issue', { name })}
            icon={<IconKey />}
            letter="i"
            word={t('hosts.issueWord')}
            next={host.generation === 0}
            onClick={() => setOpen({ host, dialog: 'issue' })}
          />
        )}
        {can(changeHost.access) && (
          <EditLink
            to="/{$product}configuration/licencecreator/$id"
            params={{ product: area, id }}
            search={{ host: host.id }}
            text={t('hosts.edit', { name })}
          />
        )}
        {host.generation > 0 && (
          <RowButton
            text={licences('licences.list.show', { name })}
            icon={<IconHistory />}
            letter="v"
            onClick={() => setOpen({ host, dialog: 'licences' })}
          />
        )}
        <RowLink
          to="/{$product}configuration/configurationprotocol/$hostID/$configID"
          params={{
            product: area,
            hostID: encodeId(host.id),
            configID: configuration ? encodeId(configuration.id) : 'empty',
          }}
          target="_blank"
          text={t('hosts.protocol', { name })}
          icon={<IconDocument />}
          letter="p"
        />
        {more?.(host.id)}
        {can(toggleHost.access) && !(host.movedTo && host.disabled) && (
          <RowButton
            danger={!host.disabled}
            text={t(host.disabled ? 'hosts.activate' : 'hosts.deactivate', { name })}
            icon={host.disabled ? <IconCheck /> : <IconLock />}
            letter={host.disabled ? 'u' : 'l'}
            onClick={() => toggle.ask(host)}
          />
        )}
      </RowActions>
    )
  }
  const tools = (
    <>
      {can(simulateLicences.access) && (
        <LinkButton
          variant="default"
          to="/{$product}configuration/simulate/$id"
          params={{ product: area, id }}
          leftSection={<IconEye />}
        >
          {t('hosts.simulate')}
        </LinkButton>
      )}
      {create}
    </>
  )
  return (
    <Section title={t('hosts.list')} action={hosts.data?.items.length !== 0 && tools}>
      <DataTable
        plain
        label={t('hosts.list')}
        read={hosts}
        columns={columns}
        empty={{ text: t('hosts.list.empty'), action: create }}
        actions={rowActions}
        bulk={{
          name: nameOf,
          actions: (rows, clear) => <HostsBulk holdingId={id} hosts={rows} nameOf={nameOf} clear={clear} />,
        }}
      />
      {open?.dialog === 'issue' && (
        <IssueDialog
          key={open.host.id}
          host={open.host}
          name={nameOf(open.host)}
          language={holding.holder.language}
          next={<NextMachine area={area} holdingId={id} host={nextOf(open.host)} onIssue={setOpen} />}
          onClose={close}
        />
      )}
      {open?.dialog === 'licences' && (
        <LicencesDialog
          host={open.host}
          name={nameOf(open.host)}
          language={holding.holder.language}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}

interface NextMachineProps {
  area: string
  holdingId: string
  /** One that has no licence yet. */
  host: Host | undefined
  onIssue: (next: { host: Host; dialog: 'issue' }) => void
}

/** After a licence was issued: the next machine without one, or a new one. */
function NextMachine({ area, holdingId: id, host, onIssue }: NextMachineProps) {
  const t = useTexts(hostsTexts)
  const { can } = useSession()
  if (host)
    return (
      <Button variant="default" onClick={() => onIssue({ host, dialog: 'issue' })}>
        {t('hosts.nextNamed', { name: hostLabel(host, t('hosts.unnamed')) })}
      </Button>
    )
  if (!can(createHost.access)) return null
  return (
    <LinkButton variant="default" to="/{$product}configuration/licencecreator/$id" params={{ product: area, id }}>
      {t('hosts.next')}
    </LinkButton>
  )
}
