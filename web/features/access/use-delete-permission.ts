import { deletePermission, type RolePermission } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Deletes a permission of one's own after a question: every role that holds it loses it. */
export function useDeletePermission(): (permission: RolePermission) => void {
  const t = useTexts(rolesTexts)
  const { remove } = useRemoval(deletePermission, ({ key }: RolePermission) => ({
    input: { params: { key } },
    title: t('roles.deletePermissionTitle'),
    question: t('roles.deletePermissionQuestion', { key }),
    confirmLabel: t('roles.deleteConfirm'),
    removed: () => notify.success(t('roles.permissionDeleted', { key })),
  }))
  return remove
}
