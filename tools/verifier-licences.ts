// How the verifiers in C and Python are asked about a licence, and what they answer: as the library's verdict says it.
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Circumstance, VectorCase } from '../licence/src/fixtures/vectors/case.ts'
import type { Term } from '../licence/src/term.ts'
import type { Verdict } from '../licence/src/verify.ts'

/** The options that say when, on which machine and in which program a licence is looked at. */
export function argumentsFor({ now = '', host, productVersion }: Circumstance): string[] {
  const args = ['--now', now]
  if (host) {
    args.push('--machine', ...(host.virtual ? ['--virtual'] : []))
    args.push(...host.macs.flatMap((mac) => ['--mac', mac]), ...host.names.flatMap((name) => ['--name', name]))
    args.push(...(host.traits ?? []).flatMap(({ kind, value }) => ['--trait', `${kind}=${value}`]))
  }
  return productVersion === undefined ? args : [...args, '--product-version', String(productVersion)]
}

/** The same of a vector, with a copy of its clock file at `state`. */
export function vectorArguments({ clock, ...circumstance }: VectorCase, vectors: string, state: string): string[] {
  const args = argumentsFor(circumstance)
  if (!clock) return args
  rmSync(state, { force: true })
  if (clock.state !== null) copyFileSync(join(vectors, clock.state), state)
  return [...args, '--clock-state', state, '--clock-machine', clock.machine]
}

/** The answer a vector wants: codes, term, notes, traits, then what the clock file holds. */
export function expectedAnswer({ reasons, term, notes, traits = [], seen }: VectorCase): string {
  return [
    ...(reasons.length > 0 ? reasons : ['valid']),
    ...(term ? [termLine(term)] : []),
    ...notes.map((note) => `note ${note}`),
    ...traits.map(([kind, outcome]) => `trait ${kind} ${outcome}`),
    ...(seen === undefined ? [] : [`seen ${seen}`]),
  ].join('\n')
}

const termLine = ({ state, daysLeft, graceLeft }: Term): string =>
  `term ${state} ${daysLeft ?? '-'} ${graceLeft ?? '-'}`

/** The answer of a verdict line by line, and the exit code behind it. */
export function answerOf({ valid, reasons, term, notes, traits }: Verdict): string {
  return [
    ...(valid ? ['valid'] : reasons.map(({ code }) => code)),
    ...(term ? [termLine(term)] : []),
    ...notes.map(({ code }) => `note ${code}`),
    ...(traits?.traits ?? []).map(({ kind, outcome }) => `trait ${kind} ${outcome}`),
    `= ${valid ? 0 : 1}`,
  ].join('\n')
}

/** The keys of a set as the C verifier wants them handed over; what their texts are worth it says itself. */
export function keyArguments(file: string): string[] {
  const { keys } = JSON.parse(readFileSync(file, 'utf8')) as { keys: (Record<string, unknown> | null)[] }
  return keys.flatMap((key) => {
    const { kid, kty, crv, use = 'sig', x, status = '' } = key ?? {}
    if (kty !== 'OKP' || crv !== 'Ed25519' || use !== 'sig' || typeof kid !== 'string') return []
    return ['--key', kid, typeof x === 'string' ? x : '', String(status)]
  })
}
