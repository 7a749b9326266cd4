import type { renewLicences as operation, Renewal, RenewalWish } from '#contract/licence-renewals.ts'
import type { Host } from '#contract/hosts.ts'
import { configurationsWithItems, type LabelledItems } from '#domains/configurations/public.ts'
import { holdingRows, type HoldingFacts, lockHoldingsOf } from '#domains/holdings/public.ts'
import { applyChanges, lastLicenceFiles, liveHosts, lockLiveHosts } from '#domains/licences/public.ts'
import { readLicence } from '#licence/read-licence.ts'
import { inIds } from '#platform/database/in-ids.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { zip } from '#platform/zip.ts'
import { renewingTexts } from '#texts/renewing.ts'
import type { z } from 'zod'
import { planRenewal, type Renewable, renewedItems, revisionOf } from './renewal-plan.ts'
import { holdingsOfSubjects } from './renewal-queries.ts'

/** What renewing machines would come to; writes nothing. Refuses with hosts.notFound. */
export async function previewRenewal(
  { db, actor }: Read,
  wish: RenewalWish,
): Promise<{ items: Renewal[]; revision: string }> {
  const { subjects, holdingIds } = await subjectsOf({ db, actor }, wish)
  const held = await holdingRows(db, actor).where(inIds('holdings.id', holdingIds)).execute()
  const { renewables } = await renewablesOf({ db, actor }, subjects, held, await liveHosts(db, holdingIds))
  const items = renewables.map((one) => planRenewal(one, wish))
  return { items, revision: revisionOf(renewables, items) }
}

/**
 * Moves the ends of machines and issues their licences, in the caller's transaction. Refuses with
 * renewals.changedMeanwhile where it would come to something else than was shown.
 */
export async function renewLicences(
  call: Write,
  { revision, mail, comment, ...wish }: z.output<typeof operation.body>,
): Promise<z.input<typeof operation.output>['items']> {
  const { db, actor } = call
  const { subjects, holdingIds } = await subjectsOf(call, wish)
  const held = await lockHoldingsOf(db, actor, holdingIds)
  const { renewables, trees } = await renewablesOf(call, subjects, held, await lockLiveHosts(db, holdingIds))
  const plans = renewables.map((one) => planRenewal(one, wish))
  if (revisionOf(renewables, plans) !== revision) fail('renewals.changedMeanwhile')
  const renewed = zip(renewables, plans).filter(([, { outcome }]) => outcome === 'change')
  const byHolding = [...Map.groupBy(renewed, ([{ holding }]) => holding)]
  const changes = byHolding.map(([holding, parts]) => {
    const current = trees.get(holding.configurationId ?? '') ?? fail('configurations.notFound')
    const hosts = parts.flatMap(([{ host }]) => host ?? [])
    const ends = new Map(parts.flatMap(([{ subjectId }, { end }]) => (end ? [[subjectId, end.to]] : [])))
    const changeNotes = renewingTexts['renewing.note'][holding.holder.language]
    return { call, holding, current, items: renewedItems(current.items, wish), changeNotes, hosts, ends }
  })
  const done = await applyChanges(changes, { kind: 'renewal', mail, comment })
  const issued = new Map(done.flatMap((one) => one.issued).map((one) => [one.host.id, one]))
  return renewed.map(([{ subjectId }, { machine, holder, product, email }]) => {
    const { licence, mailed } = issued.get(subjectId) ?? { licence: null, mailed: false }
    return { subjectId, machine, holder, product, licence, mailedTo: mailed ? email : '', email }
  })
}

/** The holdings of what is named, in the order of their ids, which is that of locks. */
async function subjectsOf({ db, actor }: Read, { subjectIds, modules }: RenewalWish) {
  if (modules) requirePermission(actor, 'configurations.edit')
  const found = await holdingsOfSubjects(db, actor, subjectIds)
  const subjects = [...new Set(subjectIds)].map((id) => ({ id, holdingId: found.get(id) ?? fail('hosts.notFound') }))
  return { subjects, holdingIds: [...new Set(found.values())].toSorted() }
}

async function renewablesOf(
  { db, actor }: Read,
  subjects: readonly { id: string; holdingId: string }[],
  held: readonly HoldingFacts[],
  hosts: readonly Host[],
): Promise<{ renewables: Renewable[]; trees: Map<string, LabelledItems> }> {
  const holdings = new Map(held.map((holding) => [holding.id, holding]))
  const trees = await configurationsWithItems(
    db,
    actor,
    held.flatMap(({ configurationId }) => configurationId ?? []),
  )
  const files = await lastLicenceFiles(
    db,
    subjects.map(({ id }) => id),
  )
  const live = new Map(hosts.map((host) => [host.id, host]))
  const renewables = subjects.map(({ id, holdingId }): Renewable => {
    const holding = holdings.get(holdingId) ?? fail('hosts.notFound')
    const { id: configurationId, items } = trees.get(holding.configurationId ?? '') ?? fail('configurations.notFound')
    const host = live.get(id) ?? null
    // A machine that is disabled, has moved or was never licensed; a product is named by its own id.
    if (!host && id !== holdingId) fail('hosts.notFound')
    const file = files.get(id)
    const read = file && readLicence(file)
    return { subjectId: id, holding, configurationId, items, host, licensed: read?.ok ? read.licence.modules : null }
  })
  return { renewables, trees }
}
