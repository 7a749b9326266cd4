import { namesOtherCustomer } from '#contract/fields.ts'
import type { Draft, Licence } from '#contract/licences.ts'
import type { Host } from '#contract/hosts.ts'
import type { HoldingFacts } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { LicenceFacts } from '#licence/licence-file.ts'
import { renderLicence, writeLicence } from '#licence/write-licence.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Db } from '#platform/database/database.ts'
import type { ActiveSigner } from '#platform/keys/signing.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Write } from '#platform/operations/operations.ts'
import { zip } from '#platform/zip.ts'
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
import { lastLicence, licencesOf, nextSerial } from '../queries.ts'
import { orLicError, storeSigned } from './store.ts'
import { announceLicences } from './announcements.ts'

interface Issuer {
  vendor: Vendor
  /** Whichever key signs now. */
  signer: (db: Db) => Promise<ActiveSigner>
  /** A key that was found to sign now. */
  signerOf: (keyId: string) => ActiveSigner
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
  /** The licence this account issued so many seconds ago for the same host and configuration is answered again. */
  onceWithin?: number | undefined
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
  // Exactly the bytes that get signed: facts that do not fit into a licence are reported before it is issued.
  const text = new TextDecoder().decode(await orLicError(() => writeLicence(facts)))
  const draft = sealDraft(issuer.digest, { ...choiceOf(hostId, basis), serial, issued, text })
  return { ...shown, text, draft }
}

/** The newest licence of a locked host, if this account has just issued it and it would say the same again. */
async function issuedLately(
  call: Write,
  host: Host,
  seconds: number,
  configurationId: string | undefined,
): Promise<Licence | undefined> {
  const { db, actor, clock } = call
  const [last] = await licencesOf(db, actor, host.id)
  if (last?.issuedBy !== actor.email || clock().getTime() - Date.parse(last.issuedAt) > seconds * 1000) return undefined
  const { basis } = await licenceBasis(db, actor, host, { configurationId, serial: false })
  if (basis.broken.length > 0 || basis.configurationId !== last.configurationId) return undefined
  const issued = instant(new Date(last.issuedAt))
  const numbers = issueFacts(last.serial, last.generation, last.supersedes, issued, last.keyId)
  const again = comparable(renderLicence(licenceFacts(host, basis, numbers, issuerOf(call).vendor)))
  const before = comparable((await lastLicence(db, host.id))?.bytes.toString('utf8') ?? '')
  return again.every((line, at) => line === before[at]) ? last : undefined
}

/** The lines of a licence without its place in the ledger, which is known only once it is stored. */
const comparable = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('LEDGER '))

/**
 * Issues a licence: record, file and audit row together. Issues for one host wait for each other, so generations have
 * neither gap nor double; with a draft the text is the one that was shown or nothing is issued.
 */
export async function issueLicence(call: Write, hostId: string, wish: Wish): Promise<Licence> {
  const { db, actor } = call
  const host = requireInUse(await lockHost(db, actor, hostId))
  const shown = wish.draft === undefined ? undefined : { ...openDraft(wish.draft, call.clock()), seal: wish.draft }
  const configurationId = shown?.configurationId ?? wish.configurationId
  const repeated = wish.onceWithin && (await issuedLately(call, host, wish.onceWithin, configurationId))
  if (repeated) return repeated
  const { basis, numbers } = await licenceBasis(db, actor, host, { configurationId, serial: shown === undefined })
  const serial = shown?.serial ?? numbers.serial!
  const last = numbers.last ?? wish.supersedes ?? null
  const issue = {
    call,
    host,
    basis,
    serial,
    last,
    keyId: numbers.keyId,
    shown,
  }
  return (await issueLicences([issue], wish.kind ?? 'issue'))[0]!
}

/**
 * Issues a licence for each of these hosts, with their current configurations, in one transaction: all of them or none.
 * Returns them in the same order. Refuses as issuing for one does, with the place of the host (`index`).
 */
export async function issueForHosts(call: Write, hostIds: readonly string[]): Promise<Licence[]> {
  const { db, actor } = call
  const locked = new Map((await lockHosts(db, actor, hostIds)).map((host) => [host.id, host]))
  const hosts = hostIds.map((id, index) => requireInUse(locked.get(id), { index }))
  const bases = await licenceBases(db, actor, hosts, { configurationId: undefined, serial: true })
  const issues = zip(hosts, bases).map(([host, { basis, numbers }]) => ({
    call,
    host,
    basis,
    ...numbers,
    serial: numbers.serial!,
  }))
  return issueLicences(issues, 'issue')
}

/** Locked hosts of a holding whose facts the caller has, and the call that is audited. */
export interface HostsOfHolding {
  call: Write
  hosts: readonly Host[]
  known: { holding: HoldingFacts; configurationId: string; items: ConfigurationItem[] }
}

/** Issues a licence for each host of these holdings, in one transaction; those of each holding, in the order of its hosts. */
export async function issueForHoldings(holdings: readonly HostsOfHolding[], kind: string): Promise<Licence[][]> {
  const hostIds = holdings.flatMap(({ hosts }) => hosts.map(({ id }) => id))
  const [first] = holdings
  if (!first || hostIds.length === 0) return holdings.map(() => [])
  const numbers = new Map((await numbersOf(first.call.db, hostIds)).map((one) => [one.id, one]))
  const issues = holdings.flatMap(({ call, hosts, known: { holding, configurationId, items } }) =>
    hosts.map((host): Issue => {
      const { manyMachines, ...rest } = numbers.get(host.id)!
      return { call, host, basis: basisFor(host, holding, { configurationId, items, manyMachines }), ...rest }
    }),
  )
  const licences = await issueLicences(issues, kind)
  return holdings.map(({ hosts }) => licences.splice(0, hosts.length))
}

/** A locked host, what its licence is made of, and the call that is audited. */
interface Issue {
  call: Write
  host: Host
  basis: Basis
  serial: number
  /** The serial that is replaced. */
  last: number | null
  /** The key that signs now; null while there is none. */
  keyId: string | null
  /** The draft that was shown: the licence must have its text. */
  shown?: { issued: string; seal: string } | undefined
}

/**
 * Issues licences for different hosts in one transaction: they take their places in the ledger one after the other.
 * Refuses before anything is written.
 */
async function issueLicences(issues: readonly Issue[], kind: string): Promise<Licence[]> {
  const [first] = issues
  if (!first) return []
  const { call, keyId } = first
  const issuer = issuerOf(call)
  for (const [index, { basis }] of issues.entries())
    if (basis.broken.length > 0) fail('licences.broken', { broken: basis.broken, ...(issues.length > 1 && { index }) })
  const signer = keyId === null ? await issuer.signer(call.db) : issuer.signerOf(keyId)
  const now = instant(call.clock())
  const made = issues.map(({ host, basis, serial, last, shown }) => {
    const issued = shown?.issued ?? now
    const numbers = issueFacts(serial, host.generation + 1, last, issued, signer.keyId)
    const said = licenceFacts(host, basis, numbers, issuer.vendor)
    // What bridges a move ends when the move says so.
    const facts = kind === 'bridge' ? { ...said, graceDays: 0 } : said
    if (shown) {
      const draft = { ...choiceOf(host.id, basis), serial, issued, text: renderLicence(facts) }
      requireSeal(issuer.digest, shown.seal, draft)
    }
    return { host, basis, facts }
  })
  const licences = await store(call, made, kind, signer)
  for (const [issue, licence] of zip(issues, licences))
    issue.call.audit({ kind: 'licence', id: licence.id, after: licence })
  return licences
}

function requireInUse(host: Host | undefined, details?: { index: number }): Host {
  if (!host) return fail('hosts.notFound', details)
  if (host.movedTo) fail('hosts.moved', details)
  if (host.disabled) fail('hosts.disabled', details)
  return host
}

async function store(
  call: Write,
  made: { host: Host; basis: Basis; facts: LicenceFacts }[],
  kind: string,
  signer: ActiveSigner,
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
  // Before, since the ledger is locked from the signature on.
  await announceLicences(
    call,
    zip(unsigned, made).map(([one, { basis }]) => ({ unsigned: one, place: basis.holding })),
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
