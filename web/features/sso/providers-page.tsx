import { createSsoProvider, deleteSsoProvider, listSsoProviders, type SsoProvider } from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { providerAddress } from './provider-address.ts'

/** The sign-in services companies may use. */
export function ProvidersPage() {
  const t = useTexts(ssoTexts)
  const { can } = useSession()
  const providers = useRead(listSsoProviders)
  const { remove } = useRemoval(deleteSsoProvider, ({ id, displayName: name }: SsoProvider) => ({
    input: { params: { id } },
    title: t('sso.deleteTitle'),
    question: t('sso.deleteQuestion', { name }),
    removed: () => notify.success(t('sso.deleted', { name })),
  }))
  const create = can(createSsoProvider.access) && (
    <CreateLink to="/management/ssoprovider">{t('sso.create')}</CreateLink>
  )
  const rowActions = (row: SsoProvider) => (
    <RowActions name={row.displayName}>
      <EditLink
        to="/management/ssoprovider/$id"
        params={{ id: providerAddress(row.id) }}
        text={t('sso.edit', { name: row.displayName })}
      />
      <RemoveButton text={t('sso.delete', { name: row.displayName })} onClick={() => remove(row)} />
    </RowActions>
  )
  return (
    <Page title={t('sso.title')} context={t('sso.context')} action={create}>
      <DataTable
        label={t('sso.title')}
        read={providers}
        exportName={t('sso.title')}
        empty={{ text: t('sso.empty'), action: create }}
        sort="created"
        columns={[
          { key: 'displayName', text: t('sso.displayName'), sortable: true },
          { key: 'identifier', text: t('sso.identifier'), sortable: true, code: true },
          {
            key: 'protocol',
            text: t('sso.protocol'),
            sortable: true,
            value: (row) => t(`sso.protocol.${row.protocol}`),
          },
          { key: 'description', text: t('sso.description') },
          { key: 'companies', text: t('sso.companies'), sortable: true, align: 'right' },
          {
            key: 'created',
            text: t('sso.created'),
            sortable: true,
            value: (row: SsoProvider) => row.createdAt,
            shown: (row) => formats.date(row.createdAt),
          },
        ]}
        actions={rowActions}
      />
    </Page>
  )
}
