import { lockForTemplates, shareProductTitle } from '#domains/products/public.ts'
import { masterDefaults } from '#licence/configuration-rules.ts'
import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { linkConfiguration } from '../masters/master-queries.ts'
import { nextTemplateSorting } from '../templates/template-queries.ts'
import { insertConfiguration } from '../write-queries.ts'
import { deleteDraft, lockDraft } from './draft-queries.ts'
import { readWritten } from './drafts.ts'

interface Link {
  kind: 'master' | 'template'
  configurationId?: string
  name?: string
  description?: string
}

/**
 * Makes a draft of the session, a copy of what it reads under an id, or an empty configuration the master or a template
 * of a product. A draft keeps its id.
 */
export async function linkProductConfiguration(
  call: Write<Person>,
  productId: string,
  { kind, configurationId, ...given }: Link,
): Promise<{ id: string }> {
  const { db, actor, audit } = call
  requirePermission(actor, kind === 'master' ? 'master.edit' : 'templates.save')
  const { titleDe } = await shareProductTitle(call, productId)
  // One at a time, so that no two templates get the same place.
  if (kind === 'template') await lockForTemplates(db, productId)
  const draft = configurationId === undefined ? undefined : await lockDraft(db, actor.sessionId, configurationId)
  const source = configurationId === undefined ? undefined : await readWritten(call, configurationId)
  const items = source?.items ?? []
  // A name of its own goes with a description of its own.
  const description = given.description ?? (given.name ? '' : (source?.description ?? ''))
  const name =
    given.name || source?.name || (kind === 'master' ? `Master: ${titleDe}` : description.slice(0, 30).trim())
  if (name === '') fail('templates.nameMissing', undefined, 'name')
  const labels = { name, description }
  const id = await insertConfiguration(
    db,
    { kind, companyId: null, contactId: null, ...labels, items: kind === 'master' ? masterDefaults(items) : items },
    actor.accountId,
    draft?.id,
  )
  if (draft) await deleteDraft(db, draft.id)
  const sorting = kind === 'master' ? 1 : await nextTemplateSorting(db, productId)
  await linkConfiguration(db, { productId, configurationId: id, kind, sorting })
  audit({ kind, id: kind === 'master' ? productId : id, after: { ...labels, productId, configurationId: id, sorting } })
  return { id }
}
