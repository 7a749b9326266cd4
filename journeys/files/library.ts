// What the vectors' journey asks of the library, bundled for the browser.
import { readHostRequest } from '#licence/host-request.ts'
import { readKeySet } from '#licence/key-set.ts'
import { verifyLicence } from '#licence/verify.ts'
import type { VectorCase } from '../../licence/src/fixtures/vectors/case.ts'

/** A vector with its files in base64. */
type Given = Omit<VectorCase, 'clock'> & {
  bytes: string
  /** The text of its key set. */
  set: string
  clock?: { state: string | null; machine: string } | undefined
}

const decode = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

async function answer({ name, bytes, set, now = '', host = null, productVersion, clock }: Given) {
  const keys = readKeySet(set)!
  const verdict = await verifyLicence(decode(bytes), {
    keys,
    host,
    now: new Date(now),
    ...(productVersion !== undefined && { productVersion }),
    ...(clock && { clock: { ...clock, state: clock.state === null ? null : decode(clock.state) } }),
  })
  return {
    name,
    reasons: verdict.reasons.map(({ code }) => code),
    notes: verdict.notes.map(({ code }) => code),
    seen: verdict.clockState ? (/SEEN (.*)/.exec(new TextDecoder().decode(verdict.clockState))?.[1] ?? '') : null,
  }
}

export const answerAll = (cases: readonly Given[]) => Promise.all(cases.map((one) => answer(one)))

export const readRequest = (bytes: string) => readHostRequest(decode(bytes))
