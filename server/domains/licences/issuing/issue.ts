import { namesOtherCustomer } from '#contract/fields.ts'
import type { Draft, Licence } from '#contract/licences.ts'
import type { Host } from '#contract/hosts.ts'
import type { HoldingFacts } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { LicenceFacts } from '#licence/licence-file.ts'
import type { Signer } from '#licence/signer.ts'
import { renderLicence, writeLicence } from '#licence/write-licence.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Db } from '#platform/database/database.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Write } from '#platform/operations/operations.ts'
import { openDraft, requireSeal, sealDraft } from './draft.ts'
import { numbersOf } from './basis-queries.ts'
import {
  type Basis,
  basisFor,
  type IssueFacts,
  licenceBases,
  licenceBasis,
  licenceFacts,
  type Vendor,
} from './facts.ts'
import { hostById, lockHost, lockHosts } from '../hosts/host-queries.ts'
import { lastLicence, nextSerial } from '../queries.ts'
import { orLicError, storeSigned } from './store.ts'
import { announceLicences } from './announcements.ts'

interface Issuer {
  vendor: Vendor
  /** Whichever key signs now. */
  signer: (db: Db) => Promise<Signer>
  /** A key that was found to sign now. */
  signerOf: (keyId: string) => Signer
  /** Keyed digest that seals drafts. */
  digest: (value: string) => Buffer
}

/** What issuing takes from the installation. */
export const issuerOf = ({ vendor, settings, signing, tokens }: Installation): Issuer => ({
  vendor: { name: vendor.name, productKey: settings.PRODUCT_KEY, clockHours: settings.CLOCK_HOURS },
  signer: signing.active,
  signerOf: signing.by,
  digest: tokens.digest,
})

interface Wish {
  configurationId?: string | undefined
  draft?: string | undefined
  /** What the ledger calls it; `issue` when left out. */
  kind?: string
  /** The serial a host's first licence replaces: that of the machine the licence moves from. */
  supersedes?: number
}

export const instant = (now: Date): string => now.toISOString().replace(/\.\d+Z$/, 'Z')

/** The exact file that would be issued now, the one it replaces, and every broken rule. */
export async function draftLicence(call: Write, hostId: string, wish: Wish): Promise<Draft> {
  const { db, actor } = call
  const issuer = issuerOf(call)
  const host = (await hostById(db, actor, hostId)) ?? fail('hosts.notFound')
  const { basis } = await licenceBasis(db, actor, host, { configurationId: wish.configurationId, serial: false })
  const last = await lastLicence(db, hostId)
  const { customerNumber } = basis.holding.holder
  const shown = {
    broken: basis.broken,
    previous: last ? last.bytes.toString('utf8') : null,
    fileName: basis.fileName,
    otherCustomerNumber: namesOtherCustomer(host.customerNumber, customerNumber) ? host.customerNumber : null,
  }
  if (basis.broken.length > 0) return { ...shown, text: null, draft: null }
  const serial = await nextSerial(db)
  const issued = instant(call.clock())
  const { keyId } = await issuer.signer(db)
  const numbers = issueFacts(serial, host.generation + 1, last?.serial ?? null, issued, keyId)
  const facts = licenceFacts(host, basis, numbers, issuer.vendor)
  // The very bytes that get signed: facts no licence can hold are told before anybody issues it.
  const text = new TextDecoder().decode(await orLicError(() => writeLicence(facts)))
  const draft = sealDraft(issuer.digest, { ...choiceOf(hostId, basis), serial, issued, text })
  return { ...shown, text, draft }
}

/**
 * Issues a licence: record, file and audit row together. Issues for one host take turns, so generations have neither
 * gap nor double; with a draft the text is the one that was shown or nothing is issued.
 */
export async function issueLicence(call: Write, hostId: string, wish: Wish): Promise<Licence> {
  const { db, actor } = call
  const issuer = issuerOf(call)
  const host = requireInUse(await lockHost(db, actor, hostId))
  const now = call.clock()
  const draft = wish.draft === undefined ? null : openDraft(wish.draft, now)
  const configurationId = draft?.configurationId ?? wish.configurationId
  const { basis, numbers } = await licenceBasis(db, actor, host, { configurationId, serial: draft === null })
  if (basis.broken.length > 0) fail('licences.broken', { broken: basis.broken })
  const serial = draft?.serial ?? numbers.serial!
  const issued = draft?.issued ?? instant(now)
  const signer = numbers.keyId === null ? await issuer.signer(db) : issuer.signerOf(numbers.keyId)
  const supersedes = numbers.last ?? wish.supersedes ?? null
  const facts = licenceFacts(
    host,
    basis,
    issueFacts(serial, host.generation + 1, supersedes, issued, signer.keyId),
    issuer.vendor,
  )
  if (wish.draft !== undefined)
    requireSeal(issuer.digest, wish.draft, { ...choiceOf(hostId, basis), serial, issued, text: renderLicence(facts) })
  const licence = (await store(call, [{ host, basis, facts }], wish.kind ?? 'issue', signer))[0]!
  call.audit({ kind: 'licence', id: licence.id, after: licence })
  return licence
}

/**
 * Issues a licence for each of some different hosts in one transaction: they are held in the order of their ids, and take
 * their places in the ledger one after the other. `calls` share actor and transaction; each gets its own audit row.
 */
export async function issueTogether(calls: readonly Write[], hostIds: readonly string[]): Promise<Licence[]> {
  const call = calls[0]!
  const { db, actor } = call
  const issuer = issuerOf(call)
  const held = new Map((await lockHosts(db, actor, hostIds)).map((host) => [host.id, host]))
  const hosts = hostIds.map((id) => requireInUse(held.get(id)))
  const bases = await licenceBases(db, actor, hosts, { configurationId: undefined, serial: true })
  for (const { basis } of bases) if (basis.broken.length > 0) fail('licences.broken', { broken: basis.broken })
  const { keyId } = bases[0]!.numbers
  const signer = keyId === null ? await issuer.signer(db) : issuer.signerOf(keyId)
  const issued = instant(call.clock())
  const made = bases.map(({ basis, numbers }, at) => {
    const host = hosts[at]!
    const facts = issueFacts(numbers.serial!, host.generation + 1, numbers.last, issued, signer.keyId)
    return { host, basis, facts: licenceFacts(host, basis, facts, issuer.vendor) }
  })
  const licences = await store(call, made, 'issue', signer)
  for (const [at, licence] of licences.entries()) calls[at]!.audit({ kind: 'licence', id: licence.id, after: licence })
  return licences
}

function requireInUse(host: Host | undefined): Host {
  if (!host) return fail('hosts.notFound')
  if (host.movedTo) fail('hosts.moved')
  if (host.disabled) fail('hosts.disabled')
  return host
}

/** Held hosts of a holding whose facts the caller has, and the call that is audited. */
export interface Issues {
  call: Write
  hosts: readonly Host[]
  known: { holding: HoldingFacts; configurationId: string; items: ConfigurationItem[] }
}

/**
 * Issues a licence for each of some held hosts, in one transaction; those of each part, in the order of its hosts.
 * Refuses as issuing for one does, before anything is written.
 */
export async function issueLicences(parts: readonly Issues[], kind: string): Promise<Licence[][]> {
  const asked = parts.flatMap(({ hosts, known }) => hosts.map((host) => ({ host, known })))
  if (asked.length === 0) return parts.map(() => [])
  const { call } = parts[0]!
  const issuer = issuerOf(call)
  const found = await numbersOf(
    call.db,
    asked.map(({ host }) => host.id),
  )
  const numbers = new Map(found.map((one) => [one.id, one]))
  const bases = asked.map(({ host, known: { holding, configurationId, items } }) => {
    const { manyMachines } = numbers.get(host.id)!
    return { host, basis: basisFor(host, holding, { configurationId, items, manyMachines }) }
  })
  for (const { basis } of bases) if (basis.broken.length > 0) fail('licences.broken', { broken: basis.broken })
  const keyId = found[0]?.keyId ?? null
  const signer = keyId === null ? await issuer.signer(call.db) : issuer.signerOf(keyId)
  const issued = instant(call.clock())
  const made = bases.map(({ host, basis }) => {
    const { serial, last } = numbers.get(host.id)!
    const facts = issueFacts(serial, host.generation + 1, last, issued, signer.keyId)
    return { host, basis, facts: licenceFacts(host, basis, facts, issuer.vendor) }
  })
  const licences = await store(call, made, kind, signer)
  return parts.map(({ call, hosts }) => {
    const own = licences.splice(0, hosts.length)
    for (const licence of own) call.audit({ kind: 'licence', id: licence.id, after: licence })
    return own
  })
}

async function store(
  call: Write,
  made: { host: Host; basis: Basis; facts: LicenceFacts }[],
  kind: string,
  signer: Signer,
): Promise<Licence[]> {
  const { db, actor } = call
  for (const { host, basis } of made) {
    const { id: holdingId, holder, product } = basis.holding
    const contactId = holder.kind === 'contact' ? holder.id : null
    await call.contributions.licensing(call, {
      holdingId,
      productId: product.id,
      contactId,
      startsOn: host.startDate,
      kind,
    })
  }
  const unsigned = made.map(({ host, basis: { configurationId, fileName }, facts }) => ({
    facts,
    kind,
    hostId: host.id,
    holdingId: host.holdingId,
    configurationId,
    fileName,
    issuedBy: actor.accountId,
  }))
  // Before, since the ledger is held from the signature on.
  await announceLicences(
    call,
    unsigned.map((one, at) => ({ unsigned: one, place: made[at]!.basis.holding })),
  )
  return storeSigned(db, unsigned, signer)
}

const choiceOf = (hostId: string, { configurationId, holding }: Basis) => ({
  hostId,
  configurationId,
  currentId: holding.configurationId,
})

const issueFacts = (
  serial: number,
  generation: number,
  supersedes: number | null,
  issued: string,
  keyId: string,
): IssueFacts => ({
  serial: String(serial),
  generation,
  supersedes: supersedes === null ? null : String(supersedes),
  keyId,
  issued,
})
