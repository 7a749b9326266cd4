import { languageOf } from '#contract/shapes.ts'
import { holderColumns, type HolderKey } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkFirstConfiguration, firstConfiguration, keptOnSave, prefillItems } from '#licence/configuration-rules.ts'
import { upgradeKind } from '#licence/upgrade.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { selectedItems } from './masters/masters.ts'
import { deleteDraft, lockDraft } from './drafts/draft-queries.ts'
import { itemsOf, masterIdOf, shareSource } from './queries.ts'
import { upgradedItems, upgradeNote, versionOf } from './upgrades/upgrade.ts'
import { insertConfiguration } from './write-queries.ts'
import { productTitle } from '#texts/product-names.ts'

/** Holders of this permission decide counts and ends of a company's modules. */
export const editsConfigurations = 'configurations.edit'

/** Which configuration to start from and what to prefill. */
export interface Wish {
  configurationId?: string | undefined
  shared: boolean
  name?: string | undefined
  description?: string | undefined
  count?: number | undefined
  end?: string | undefined
  /** Upgrades: items of the source that may go. */
  drop?: readonly string[] | undefined
}

type Draft = NonNullable<Awaited<ReturnType<typeof lockDraft>>>

export interface Target {
  holder: HolderKey & { language: string }
  product: { id: string; version: number; titleDe: string; titleEn: string }
}

/** What a holding gets, and a note for its history, '' for none. */
export interface Source {
  id: string
  note: string
}

/**
 * The configuration a holding gets: a new one from the source, or the holder's own when it is to be shared.
 * From an older version its modules follow the new one.
 */
export async function configurationFor(call: Write, target: Target, wish: Wish): Promise<Source> {
  const { db, actor, audit } = call
  const { holder, product } = target
  const owner = holderColumns(holder)
  requireMayPrefill(actor, wish)
  const draft = await draftFor(call, wish)
  if (draft) return { id: await publishDraft(call, target, draft, wish), note: '' }
  const source = await requireSource(call, target, wish.configurationId)
  const from = (await versionOf(db, source)) ?? product.version
  const kind = upgradeKind(from, product.version)
  if (kind === 'refused') fail('configurations.downgrade', { from, to: product.version }, 'configurationId')
  // Of an older version there are other modules to be made: the very same one serves the same version alone.
  if (wish.shared && (source.kind !== 'held' || kind === 'upgrade')) fail('request.invalid', undefined, 'shared')
  if (wish.shared) return { id: source.id, note: '' }
  const items = prefillItems(
    await startingItems(call, target, source, { isUpgrade: kind === 'upgrade', drop: wish.drop }),
    wish,
  )
  const broken = checkFirstConfiguration(items)
  if (broken.length > 0) fail('configurations.broken', { broken })
  const labels = { ...labelsOf(source, target), ...given(wish) }
  const note = kind === 'upgrade' ? await upgradeNote(db, actor, from, product.version) : ''
  const made = { ...owner, ...labels, origin: note, items: keptOnSave(items) }
  const id = await insertConfiguration(db, made, actor.accountId)
  audit({
    kind: 'configuration',
    id,
    after: { ...labels, ...owner, source: source.id, ...(note && { origin: note }) },
  })
  return { id, note }
}

/** The draft of the session a wish names, locked; undefined where it names none. */
const draftFor = async ({ db, actor: { sessionId } }: Write, { configurationId }: Wish): Promise<Draft | undefined> =>
  sessionId === null || configurationId === undefined ? undefined : lockDraft(db, sessionId, configurationId)

/** Makes a draft a configuration of the holder, under the id its program knows. Its days may wait, as a first one's. */
async function publishDraft(call: Write, target: Target, draft: Draft, wish: Wish): Promise<string> {
  const { db, actor, audit } = call
  const owner = holderColumns(target.holder)
  const belongsTo = draft.companyId ?? draft.contactId
  if (belongsTo !== null && belongsTo !== target.holder.id)
    fail('configurations.notFound', undefined, 'configurationId')
  const items = prefillItems(draft.items, wish)
  const broken = checkFirstConfiguration(items)
  if (broken.length > 0) fail('configurations.broken', { broken })
  const labels = { ...labelsOf({ ...draft, kind: draft.name ? 'held' : 'template' }, target), ...given(wish) }
  const id = await insertConfiguration(db, { ...owner, ...labels, items: keptOnSave(items) }, actor.accountId, draft.id)
  await deleteDraft(db, draft.id)
  audit({ kind: 'configuration', id, after: { ...labels, ...owner } })
  return id
}

/** Counts and ends other than the source's are an edit, whichever way they come. */
function requireMayPrefill(actor: Write['actor'], { count, end }: Wish): void {
  if ((count === undefined && end === undefined) || actor.permissions.has(editsConfigurations)) return
  fail('configurations.prefill', undefined, count === undefined ? 'end' : 'count')
}

async function requireSource({ db }: Write, { holder, product }: Target, wanted: string | undefined) {
  const id = wanted ?? (await masterIdOf(db, product.id)) ?? fail('products.noMaster')
  const source = (await shareSource(db, id)) ?? fail('configurations.notFound', undefined, 'configurationId')
  const { companyId, contactId } = holderColumns(holder)
  const own =
    source.kind === 'held'
      ? source.companyId === companyId && source.contactId === contactId
      : source.productId === product.id
  return own ? source : fail('configurations.notFound', undefined, 'configurationId')
}

async function startingItems(
  { db }: Write,
  { product }: Target,
  source: { id: string; kind: string },
  { isUpgrade, drop }: { isUpgrade: boolean; drop: readonly string[] | undefined },
): Promise<ConfigurationItem[]> {
  const stored = await itemsOf(db, source.id)
  if (source.kind === 'master') return firstConfiguration(await selectedItems(db, product.id, stored))
  return isUpgrade ? upgradedItems(db, product.id, stored, drop ?? []) : stored
}

/**
 * A copy of a holder's configuration retains its name; one of a master or template is named after the product. An empty
 * description is filled with the name.
 */
export function labelsOf(source: { kind: string; name: string; description: string }, { product, holder }: Target) {
  const title = productTitle(product, languageOf(holder.language))
  const full = `${title} ${product.version}`
  return {
    name: source.kind === 'held' ? source.name : full.length > 30 ? title.slice(0, 30).trim() : full,
    description: (source.description || source.name || full).slice(0, 222),
  }
}

const given = ({ name, description }: Wish) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
})
