import { deletePermission, type RolePermission } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { confirm } from '#web/ui/confirm.ts'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Deletes a permission of one's own after a question: every role that holds it loses it. */
export function useDeletePermission(): (permission: RolePermission) => Promise<void> {
  const t = useTexts(rolesTexts)
  const { run } = useWrite(deletePermission, {
    done: (_, { params }) => notify.success(t('roles.permissionDeleted', { key: params.key })),
  })
  return async ({ key }) => {
    const sure = await confirm({
      title: t('roles.deletePermissionTitle'),
      question: t('roles.deletePermissionQuestion', { key }),
      confirmLabel: t('roles.deleteConfirm'),
      danger: true,
    })
    if (sure) await run({ params: { key } })
  }
}
