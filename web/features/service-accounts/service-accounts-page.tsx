import { Badge } from '@mantine/core'
import { listServiceAccounts, type ServiceAccount } from '#contract/service-accounts.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { formats } from '#web/ui/formats.ts'
import { IconPlus } from '#web/ui/icons.tsx'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** The accounts of the vendor's own software and shop. */
export function ServiceAccountsPage() {
  const t = useTexts(serviceAccountsTexts)
  const list = useListState(listServiceAccounts, { sort: 'name' })
  const create = (
    <LinkButton to="/management/serviceaccount" search={{}} leftSection={<IconPlus />}>
      {t('services.create')}
    </LinkButton>
  )
  const columns: Column<ServiceAccount>[] = [
    {
      ...{ key: 'name', text: t('services.name'), sortable: true },
      render: ({ id, name }) => (
        <TextLink to="/management/serviceaccount" search={{ id }}>
          {name}
        </TextLink>
      ),
    },
    { key: 'description', text: t('services.description') },
    {
      ...{ key: 'scopes', text: t('services.scopes') },
      value: ({ scopes }) => scopes.map((scope) => t(`services.scope.${scope}`)).join(', '),
    },
    {
      ...{ key: 'company', text: t('services.company') },
      value: ({ company }) => company?.name ?? t('services.company.all'),
    },
    {
      ...{ key: 'keys', text: t('services.keys') },
      value: ({ keys }) => t('services.keys.active', { count: keys.filter(({ active }) => active).length }),
    },
    { key: 'used', text: t('services.lastUsed'), value: (row) => formats.instant(lastUse(row)) || t('services.never') },
    {
      ...{ key: 'state', text: t('services.state') },
      value: ({ disabled }) => t(disabled ? 'services.disabled' : 'services.enabled'),
      render: ({ disabled }) => (
        <Badge color={disabled ? 'gray' : 'green'}>{t(disabled ? 'services.disabled' : 'services.enabled')}</Badge>
      ),
    },
  ]
  return (
    <Page title={t('services.title')} context={t('services.context')} action={create}>
      <ListTable
        operation={listServiceAccounts}
        list={list}
        label={t('services.title')}
        columns={columns}
        exportName="dienstkonten"
        empty={{ text: t('services.empty'), action: create }}
      />
    </Page>
  )
}

const lastUse = ({ keys }: ServiceAccount): string | null =>
  keys.reduce<string | null>(
    (last, { lastUsedAt }) => (lastUsedAt && (!last || lastUsedAt > last) ? lastUsedAt : last),
    null,
  )
