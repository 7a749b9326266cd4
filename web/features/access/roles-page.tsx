import { createRole, listRoles, type Role } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { roleName } from '#texts/role-names.ts'
import { roleDescription } from '#texts/seeded-roles.ts'
import { CreateLink } from '#web/ui/layout/create-link.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { EditLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { useDeleteRole } from './use-delete-role.ts'

export function RolesPage() {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const roles = useRead(listRoles)
  const remove = useDeleteRole()
  const create = can(createRole.access) && <CreateLink to="/management/editrole">{t('roles.create')}</CreateLink>
  const nameOf = ({ name }: Role) => roleName(name, language)
  const columns: Column<Role>[] = [
    {
      key: 'name',
      text: t('roles.name'),
      sortable: true,
      value: nameOf,
      render: (role) => (
        <TextLink to="/management/editrole/$id" params={{ id: role.id }}>
          {nameOf(role)}
        </TextLink>
      ),
    },
    {
      key: 'description',
      text: t('roles.description'),
      sortable: true,
      value: ({ description }) => roleDescription(description, language),
    },
    { key: 'accounts', text: t('roles.accounts'), sortable: true, align: 'right' },
    { key: 'permissions', text: t('roles.permissionCount'), sortable: true, align: 'right' },
  ]
  const rowActions = (role: Role) => (
    <RowActions name={nameOf(role)}>
      <EditLink to="/management/editrole/$id" params={{ id: role.id }} text={t('roles.edit', { name: nameOf(role) })} />
      <RemoveButton text={t('roles.delete', { name: nameOf(role) })} onClick={() => remove(role)} />
    </RowActions>
  )
  return (
    <Page title={t('roles.title')} context={t('roles.context')} action={create}>
      <DataTable
        label={t('roles.title')}
        read={roles}
        columns={columns}
        actions={rowActions}
        sort="name"
        exportName={t('roles.title')}
        empty={{ text: t('roles.empty'), action: create }}
      />
    </Page>
  )
}
