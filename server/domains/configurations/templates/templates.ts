import type { Template } from '#contract/templates.ts'
import { lockForTemplates } from '#domains/products/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { prefillOf } from '../lists.ts'
import { linkConfiguration } from '../masters/master-queries.ts'
import { configurationById, itemsOf, itemTrees } from '../queries.ts'
import { deleteTemplateRow, nextTemplateSorting, templateRows } from './template-queries.ts'
import { insertConfiguration } from '../write-queries.ts'

/** Templates with what they prefill, of all products of a version or of one product. */
export async function listTemplates(
  { db }: Pick<Read, 'db'>,
  wanted: { version?: number | undefined; productId?: string | undefined; id?: string },
): Promise<Template[]> {
  const rows = await templateRows(db, wanted)
  const trees = await itemTrees(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, kind: 'template', ...prefillOf(trees.get(row.id) ?? []) }))
}

/** Saves a copy of a configuration as the last template of a product. */
export async function saveTemplate(
  call: Write,
  productId: string,
  { configurationId, ...labels }: { configurationId: string; name: string; description: string },
): Promise<Template> {
  const { db, actor, audit } = call
  // One at a time, so that no two templates get the same place.
  await lockForTemplates(db, productId)
  if (!(await configurationById(db, actor, configurationId)))
    fail('configurations.notFound', undefined, 'configurationId')
  const items = await itemsOf(db, configurationId)
  const id = await insertConfiguration(
    db,
    { kind: 'template', companyId: null, contactId: null, ...labels, items },
    actor.accountId,
  )
  const sorting = await nextTemplateSorting(db, productId)
  await linkConfiguration(db, { productId, configurationId: id, kind: 'template', sorting })
  audit({ kind: 'template', id, after: { ...labels, productId, source: configurationId, sorting } })
  const [template] = await listTemplates(call, { id })
  return template ?? fail('configurations.notFound')
}

export async function deleteTemplate(call: Write, id: string): Promise<void> {
  const [before] = await listTemplates(call, { id })
  if (!before || !(await deleteTemplateRow(call.db, id))) fail('templates.notFound')
  call.audit({ kind: 'template', id, before })
}
