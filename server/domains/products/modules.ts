import type { ModuleRecord } from '#contract/modules.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { deleteModuleRow, insertModule, lockModule, moduleRecord, updateModule } from './module-queries.ts'
import { deleteForgottenFiles } from './picture-queries.ts'

export const readModule = async (db: Db, id: string): Promise<ModuleRecord> =>
  (await moduleRecord(db, id)) ?? fail('modules.notFound')

interface Input {
  level: ModuleRecord['level']
  name: string
  licName: string
  licNameParent: string
}

/** Adds a module to the catalogue. */
export async function createModule({ db, actor, audit }: Write, input: Input): Promise<ModuleRecord> {
  const id = newId()
  await insertModule(db, { id, level: input.level, ...columnsOf(input) }, actor.accountId)
  const module = await readModule(db, id)
  audit({ kind: 'module', id, after: module })
  return module
}

type Changes = { [Field in Exclude<keyof Input, 'level'>]?: string | undefined } & { modifiedAt?: string | undefined }

/** Changes a module; its licence names only while no company has it configured. */
export async function changeModule(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, ...changes }: Changes,
): Promise<ModuleRecord> {
  await lockModule(db, id)
  const before = await readModule(db, id)
  refuseChangedSince(modifiedAt, before)
  const columns = columnsOf({
    level: before.level,
    name: changes.name ?? before.name,
    licName: changes.licName ?? before.licName,
    licNameParent: changes.licNameParent ?? before.licNameParent ?? '',
  })
  const renamed = columns.licName !== before.licName || columns.licNameParent !== before.licNameParent
  if (renamed && before.inConfigurations > 0)
    fail('modules.licNameFixed', undefined, columns.licName === before.licName ? 'licNameParent' : 'licName')
  await updateModule(db, id, columns, actor.accountId)
  const after = await readModule(db, id)
  audit({ kind: 'module', id, before, after })
  return after
}

/** Deletes a module that stands in no configuration. */
export async function deleteModule({ db, audit }: Write, id: string): Promise<void> {
  await lockModule(db, id)
  const before = await readModule(db, id)
  await deleteModuleRow(db, id)
  await deleteForgottenFiles(db, [before.imageId])
  audit({ kind: 'module', id, before })
}

function columnsOf({ level, name, licName, licNameParent }: Input) {
  if (level !== 1 && licNameParent) fail('modules.parentOnLevelOne', undefined, 'licNameParent')
  return { name, licName, licNameParent: licNameParent || null }
}
