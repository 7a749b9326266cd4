import { useRef } from 'react'
import { deleteRole, type Role } from '#contract/roles.ts'
import { errors } from '#texts/errors.ts'
import { rolesTexts } from '#texts/roles.ts'
import { roleName } from '#texts/role-names.ts'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Deletes a role after two confirmations: its permissions go first, then the role itself. */
export function useDeleteRole(): (role: Role) => void {
  const t = useTexts(rolesTexts)
  const said = useTexts(errors)
  const ui = useTexts(uiTexts)
  const { language } = useLanguage()
  const names = useRef(new Map<string, string>())
  const { run } = useWrite(deleteRole, {
    done: (_, { params }) => notify.success(t('roles.deleted', { name: names.current.get(params.id) ?? '' })),
  })
  const ask = async ({ id, name: stored, permissions: count, accounts, fixed }: Role) => {
    const name = roleName(stored, language)
    // What cannot succeed is told before anything is asked.
    if (fixed) return notify.error(said('roles.cannotDelete', { name }))
    if (accounts > 0) return notify.error(said('roles.inUse', { count: accounts }))
    const first = {
      title: t('roles.deleteTitle'),
      question: t(count > 0 ? 'roles.deletePermissions' : 'roles.deleteNoPermissions', { name, count }),
      confirmLabel: count > 0 ? t('roles.deleteContinue') : ui('ui.continue'),
    }
    if (!(await confirm({ ...first, danger: true }))) return
    const final = {
      title: t('roles.deleteFinalTitle'),
      question: t('roles.deleteFinal', { name }),
      confirmLabel: t('roles.deleteConfirm'),
    }
    if (!(await confirm({ ...final, danger: true }))) return
    names.current.set(id, name)
    await run({ params: { id } })
  }
  return (role) => void ask(role)
}
