import type { Draft, Licence } from '#contract/licences.ts'
import type { Signer } from '#licence/sign.ts'
import { renderLicence, writeLicence } from '#licence/write-licence.ts'
import { fail } from '#platform/failure.ts'
import type { Db } from '#platform/database.ts'
import type { Write } from '#platform/operations.ts'
import { openDraft, requireSeal, sealDraft } from './draft.ts'
import { type Basis, type IssueFacts, licenceBasis, licenceFacts, type Vendor } from './facts.ts'
import { hostById, lockHost, raiseGeneration } from './host-queries.ts'
import { lastLicence, licenceById, nextSerial } from './queries.ts'
import { orLicError, storeSigned } from './store.ts'
import { announceLicence } from './told.ts'

export interface Issuer {
  vendor: Vendor
  /** Whichever key signs now. */
  signer: (db: Db) => Promise<Signer>
  /** Keyed digest that seals drafts. */
  digest: (value: string) => Buffer
}

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
export async function draftLicence({ db, actor }: Write, hostId: string, wish: Wish, issuer: Issuer): Promise<Draft> {
  const host = (await hostById(db, actor, hostId)) ?? fail('hosts.notFound')
  const basis = await licenceBasis(db, actor, host, wish.configurationId)
  const last = await lastLicence(db, hostId)
  const { customerNumber } = basis.companyProduct
  const shown = {
    broken: basis.broken,
    previous: last ? last.bytes.toString('utf8') : null,
    fileName: basis.fileName,
    otherCustomerNumber:
      host.customerNumber !== '' && host.customerNumber !== customerNumber ? host.customerNumber : null,
  }
  if (basis.broken.length > 0) return { ...shown, text: null, draft: null }
  const serial = await nextSerial(db)
  const issued = instant(new Date())
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
export async function issueLicence(call: Write, hostId: string, wish: Wish, issuer: Issuer): Promise<Licence> {
  const { db, actor, audit } = call
  const host = (await lockHost(db, actor, hostId)) ?? fail('hosts.notFound')
  if (host.movedTo) fail('hosts.moved')
  if (host.disabled) fail('hosts.disabled')
  const now = new Date()
  const draft = wish.draft === undefined ? null : openDraft(wish.draft, now)
  const basis = await licenceBasis(db, actor, host, draft?.configurationId ?? wish.configurationId)
  if (basis.broken.length > 0) fail('licences.broken', { broken: basis.broken })
  const supersedes = (await lastLicence(db, hostId))?.serial ?? wish.supersedes ?? null
  const generation = await raiseGeneration(db, hostId)
  const serial = draft?.serial ?? (await nextSerial(db))
  const issued = draft?.issued ?? instant(now)
  const signer = await issuer.signer(db)
  const numbers = issueFacts(serial, generation, supersedes, issued, signer.keyId)
  const facts = licenceFacts(host, basis, numbers, issuer.vendor)
  if (wish.draft !== undefined)
    requireSeal(issuer.digest, wish.draft, { ...choiceOf(hostId, basis), serial, issued, text: renderLicence(facts) })
  const id = await storeSigned(
    db,
    facts,
    {
      ...{ kind: wish.kind ?? 'issue', hostId, companyProductId: host.companyProductId, issuedBy: actor.accountId },
      ...{ configurationId: basis.configurationId, fileName: basis.fileName },
    },
    signer,
  )
  const licence = (await licenceById(db, actor, id))!
  audit({ kind: 'licence', id, after: licence })
  await announceLicence(call, licence, basis.companyProduct, wish.kind ?? 'issue')
  return licence
}

const choiceOf = (hostId: string, { configurationId, companyProduct }: Basis) => ({
  hostId,
  configurationId,
  currentId: companyProduct.configurationId,
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
