import { createHash, timingSafeEqual } from 'node:crypto'
import { fail } from '#platform/operations/failure.ts'

/** What was shown before issuing: the reserved serial, the time, and the digest of the exact text. */
export interface DraftFacts {
  hostId: string
  configurationId: string
  /** The holding's configuration at that time: saving another one makes the draft outdated. */
  currentId: string | null
  serial: number
  issued: string
  text: string
}

type Digest = (value: string) => Buffer
const lifetime = 3_600_000

const sealOf = (digest: Digest, { text, ...facts }: DraftFacts): Buffer => {
  const { hostId, configurationId, currentId, serial, issued } = facts
  const shown = createHash('sha256').update(text).digest('hex')
  return digest(['licence draft', hostId, configurationId, currentId, serial, issued, shown].join('|'))
}

/** A draft as the caller stores it: serial, time and a seal only this server can make. */
export const sealDraft = (digest: Digest, draft: DraftFacts): string =>
  `${draft.serial}.${draft.issued}.${draft.configurationId}.${sealOf(digest, draft).toString('base64url')}`

/** The serial, time and configuration of a draft; refuses with licences.changedMeanwhile when it is malformed or too old. */
export function openDraft(draft: string, now: Date): { serial: number; issued: string; configurationId: string } {
  const [, serial, issued, configurationId] =
    /^(\d{1,15})\.([\dTZ:-]{20})\.([\da-f-]{36})\.[\w-]{43}$/.exec(draft) ?? []
  if (!serial || !issued || !configurationId || now.getTime() - Date.parse(issued) > lifetime)
    fail('licences.changedMeanwhile')
  return { serial: Number(serial), issued, configurationId }
}

/** Refuses unless this very text was shown. */
export function requireSeal(digest: Digest, draft: string, facts: DraftFacts): void {
  const given = Buffer.from(draft.split('.')[3] ?? '', 'base64url')
  const seal = sealOf(digest, facts)
  if (given.length !== seal.length || !timingSafeEqual(given, seal)) fail('licences.changedMeanwhile')
}
