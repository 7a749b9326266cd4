import { useState } from 'react'
import {
  grantPermission,
  revokePermission,
  type Role,
  type RolePermission,
  setRolePermissions,
} from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { rereadMe } from '#web/api/session.ts'
import { namesOf } from '#web/ui/commands/names-of.ts'
import { useBulkResult } from '#web/ui/commands/use-bulk-result.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Grants or revokes after a question, one or several. Boxes show the wish meanwhile, and fall back when nothing came of it. */
export function useGrants(role: Role, refetch: () => Promise<unknown>) {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const [turning, setTurning] = useState<ReadonlySet<string>>(new Set())
  const tell = useBulkResult()
  const nameOf = (one: RolePermission) => (language === 'de' ? one.nameDe : one.nameEn)
  const fresh = async () => {
    await refetch()
    // It may have been a permission of one's own.
    await rereadMe().catch(() => undefined)
  }
  const grant = useWrite(grantPermission, { done: fresh })
  const revoke = useWrite(revokePermission, { done: fresh })
  const set = useWrite(setRolePermissions, { done: fresh })

  async function during(permissions: readonly RolePermission[], work: () => Promise<void>): Promise<void> {
    if (turning.size > 0) return
    setTurning(new Set(permissions.map(({ key }) => key)))
    await work()
    setTurning(new Set())
  }
  const turn = (permission: RolePermission) =>
    during([permission], async () => {
      const { key, granted } = permission
      const does = granted ? 'revoke' : 'grant'
      const sure = await confirm({
        title: t(`roles.${does}Title`),
        question: t(`roles.${does}Question`, { permission: nameOf(permission), key, role: role.name }),
        confirmLabel: t(`roles.${does}`),
        danger: granted,
      })
      const done = sure && (await (granted ? revoke : grant).run({ params: { id: role.id, key } }))
      if (done) notify.success(t(`roles.${does}Done`))
    })
  /** Of those given, the ones that are not yet so. */
  const turnAll = (permissions: readonly RolePermission[], granted: boolean) => {
    const changed = permissions.filter((one) => one.granted !== granted)
    return during(changed, async () => {
      const does = granted ? 'grantAll' : 'revokeAll'
      const sure = await confirm({
        title: t(`roles.${does}Title`),
        question: t(`roles.${does}Question`, { names: namesOf(changed.map(nameOf), language), role: role.name }),
        confirmLabel: t(granted ? 'roles.grant' : 'roles.revoke'),
        danger: !granted,
      })
      const input = { params: { id: role.id }, body: { ids: changed.map(({ id }) => id), granted } }
      const result = sure && (await set.run(input))
      if (result) await tell(result, changed, nameOf, (count) => t(`roles.${does}Done`, { count }))
    })
  }
  return { turning, turn, turnAll, nameOf }
}
