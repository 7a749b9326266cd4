import type { Language } from '#contract/shapes.ts'
import { type Standing, standingOf, stateOf } from '#domains/licences/public.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import { composeNames } from '#licence/host-match.ts'
import { normaliseMac } from '#licence/mac.ts'
import type { Reason } from '#licence/reason.ts'
import { verifyLicence } from '#licence/verify.ts'
import { describeReason } from '#licence/words.ts'
import { fail } from '#platform/operations/failure.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import type { Read } from '#platform/operations/operations.ts'
import { stateWords } from './state-words.ts'

interface Question {
  /** base64 */
  file?: string | undefined
  serial?: string | undefined
  machine?: { macs: string[]; names: string[]; virtual: boolean } | undefined
  version?: number | undefined
  language: Language
}

/** Verifies the file as the installed software would, then reads what became of the licence since. */
export async function validate(call: Read & WithClock, question: Question, keys: PublicKeySet) {
  const { language, machine } = question
  const { serial } = question
  const asked = serial === undefined ? null : ((await standing(call, serial)) ?? fail('licences.licNotFound'))
  const bytes = asked?.bytes ?? Buffer.from(question.file ?? '', 'base64')
  const verdict = await verifyLicence(new Uint8Array(bytes), {
    keys,
    now: call.clock(),
    host: machine ? composeNames({ ...machine, macs: machine.macs.flatMap((mac) => normaliseMac(mac) ?? []) }) : null,
    ...(question.version !== undefined && { productVersion: question.version }),
  })
  const row = asked ?? (await issuedAs(call, verdict.licence?.serial, bytes))
  const since = sinceIssued(row)
  const inWords = ({ code, detail }: Reason) => ({ code, detail, text: describeReason({ code, detail }, language) })
  const reasons = [
    ...verdict.reasons.map(inWords),
    ...(since === null ? [] : [{ code: `licence.${since}`, detail: {}, text: stateWords[since][language] }]),
  ]
  return {
    valid: reasons.length === 0,
    code: reasons[0]?.code ?? 'valid',
    reasons,
    notes: verdict.notes.map(inWords),
    serial: row?.serial ?? null,
    state: row ? stateOf(row) : null,
  }
}

/** The record of a file, if these very bytes were issued. */
async function issuedAs(call: Read, serial: string | undefined, bytes: Buffer) {
  if (serial === undefined || !/^\d{1,15}$/.test(serial)) return null
  const row = await standing(call, serial)
  return row?.bytes.equals(bytes) ? row : null
}

const standing = ({ db, actor }: Read, serial: string) => standingOf(db, actor, Number(serial))

function sinceIssued(row: Standing | null): keyof typeof stateWords | null {
  if (!row) return 'notIssued'
  const state = stateOf(row)
  return state === 'current' ? null : state
}
