import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { revokeServiceKey, type ServiceAccount, type ServiceKey } from '#contract/service-accounts.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconLock, IconPlus } from '#web/ui/layout/icons.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'

/** The keys of a service account: make, replace, revoke. */
export function KeysSection({ service }: { service: ServiceAccount }) {
  const t = useTexts(serviceAccountsTexts)
  const [creating, setCreating] = useState(false)
  const revocation = useRemoval(revokeServiceKey, ({ id: keyId, label, prefix }: ServiceKey) => ({
    input: { params: { id: service.id, keyId } },
    title: t('services.key.revoke.title'),
    question: t('services.key.revoke.question', { label, prefix }),
    confirmLabel: t('services.key.revoke.confirm'),
  }))
  const stateOf = ({ active, revokedAt }: ServiceKey) =>
    active ? 'services.key.active' : revokedAt ? 'services.key.revoked' : 'services.key.ended'
  const columns: Column<ServiceKey>[] = [
    { key: 'label', text: t('services.key.label') },
    { key: 'prefix', text: t('services.keys'), code: true, value: ({ prefix }) => `${prefix}…` },
    {
      key: 'state',
      text: t('services.state'),
      value: (key: ServiceKey) => t(stateOf(key)),
      render: (key) => <Badge color={key.active ? 'green' : 'gray'}>{t(stateOf(key))}</Badge>,
    },
    { key: 'created', text: t('services.key.created'), value: ({ createdAt }) => formats.date(createdAt) },
    { key: 'expires', text: t('services.key.expires'), value: ({ expiresAt }) => formats.instant(expiresAt) },
    {
      key: 'used',
      text: t('services.lastUsed'),
      value: ({ lastUsedAt, lastUsedFrom }) =>
        lastUsedAt ? `${formats.instant(lastUsedAt)} (${lastUsedFrom})` : t('services.never'),
    },
  ]
  const create = (
    <Button leftSection={<IconPlus />} onClick={() => setCreating(true)}>
      {t('services.key.create')}
    </Button>
  )
  const rowActions = (key: ServiceKey) =>
    key.active && (
      <RowButton
        danger
        text={t('services.key.revoke', { prefix: key.prefix })}
        letter="d"
        icon={<IconLock />}
        onClick={() => revocation.remove(key)}
      />
    )
  return (
    <Section title={t('services.keys')} action={service.keys.length > 0 && create}>
      <DataTable
        plain
        label={t('services.keys')}
        rows={service.keys}
        columns={columns}
        empty={{ text: t('services.keys.none'), action: create }}
        actions={rowActions}
      />
      {creating && <CreateKeyDialog service={service} onClose={() => setCreating(false)} />}
    </Section>
  )
}
