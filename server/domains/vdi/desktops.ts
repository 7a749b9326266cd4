import type { DesktopInput, DesktopTerm, VirtualDesktop } from '#contract/virtual-desktops.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { deleteDesktop, desktopById, insertDesktop, updateDesktop } from './queries.ts'

function refuseWrongTerm({ startDate, endDate }: DesktopTerm): void {
  if (startDate !== null && endDate !== null && endDate < startDate) fail('vdi.endsBeforeStart', undefined, 'endDate')
}

type Changes = Partial<DesktopTerm & Pick<VirtualDesktop, 'displayName' | 'login'>> & {
  modifiedAt?: string | undefined
}

/** Changes what is stored of a desktop. A table does not overwrite what WorkSpaces reports of one. */
export async function changeDesktop(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, displayName, login, ...term }: Changes,
): Promise<VirtualDesktop> {
  const before = (await desktopById(db, id)) ?? fail('vdi.notFound')
  refuseWrongTerm({ ...before, ...term })
  const names = {
    ...(displayName !== undefined && { displayName }),
    ...(login !== undefined && { login }),
  }
  const changes = before.source === 'table' ? { ...names, ...term } : term
  if (!(await updateDesktop(db, id, changes, actor.accountId, modifiedAt ?? before.modifiedAt)))
    fail('request.conflict')
  const after = (await desktopById(db, id)) ?? fail('vdi.notFound')
  audit({ kind: 'virtualDesktop', id, before, after })
  return after
}

/** Adds a desktop of a table. */
export async function createDesktop({ db, actor, audit }: Write, input: DesktopInput): Promise<VirtualDesktop> {
  const { startDate = null, endDate = null } = input
  refuseWrongTerm({ startDate, endDate })
  const id = newId()
  if (!(await insertDesktop(db, id, input, actor.accountId))) fail('request.conflict')
  const created = (await desktopById(db, id)) ?? fail('vdi.notFound')
  audit({ kind: 'virtualDesktop', id, after: created })
  return created
}

/** Deletes a desktop WorkSpaces no longer reports, or one of a table. */
export async function removeDesktop({ db, audit }: Write, id: string): Promise<void> {
  const before = (await desktopById(db, id)) ?? fail('vdi.notFound')
  // Of several calls at once one deletes it; none does when it was found again meanwhile.
  if (!(await deleteDesktop(db, id))) fail((await desktopById(db, id)) ? 'vdi.stillThere' : 'vdi.notFound')
  audit({ kind: 'virtualDesktop', id, before })
}
