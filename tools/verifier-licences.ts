// How the verifiers in C and Python are asked about a licence, and what they answer: as the library's verdict says it.
import { readFileSync } from 'node:fs'
import type { Circumstance } from '../licence/src/fixtures/vectors/case.ts'
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

/** The answer of a verdict line by line, and the exit code behind it. */
export function answerOf({ valid, reasons, term, notes, traits }: Verdict): string {
  return [
    ...(valid ? ['valid'] : reasons.map(({ code }) => code)),
    ...(term ? [`term ${term.state} ${term.daysLeft ?? '-'} ${term.graceLeft ?? '-'}`] : []),
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
