import { Badge } from '@mantine/core'
import { listServiceAccounts, type ServiceAccount } from '#contract/service-accounts.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** The accounts of the vendor's own software and shop. */
export function ServiceAccountsPage() {
  const t = useTexts(serviceAccountsTexts)
  const list = useListState(listServiceAccounts)
  const create = (
    <CreateLink to="/management/serviceaccount" search={{}}>
      {t('services.create')}
    </CreateLink>
  )
  return (
    <Page title={t('services.title')} context={t('services.context')} action={create}>
      <ListTable
        list={list}
        texts={serviceAccountsTexts}
        cells={{
          name: ({ id, name }) => (
            <TextLink to="/management/serviceaccount" search={{ id }}>
              {name}
            </TextLink>
          ),
          scopes: ({ scopes }) => scopes.map((scope) => t(`services.scope.${scope}`)).join(', '),
          company: ({ company }) => company?.name ?? t('services.company.all'),
          keys: ({ keys }) => t('services.keys.active', { count: keys.filter(({ active }) => active).length }),
          used: (row) => formats.instant(lastUse(row)) || t('services.never'),
          state: ({ disabled }) => (
            <Badge color={disabled ? 'gray' : 'green'}>{t(disabled ? 'services.disabled' : 'services.enabled')}</Badge>
          ),
        }}
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
