// The readers of libkeywerk under libFuzzer, one after the other, from the vectors on; and how much of them is reached.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { built, outputOf } from './native-programs.ts'

/** What each starts from, and the sources it is about. */
const readers: Record<string, { seeds: (vectors: string) => string[]; sources: string[] }> = {
  licence: {
    seeds: (vectors) => inFolder(join(vectors, 'lic')),
    sources: ['licence', 'module', 'quoted', 'verdict', 'verdict-reasons'],
  },
  request: {
    seeds: (vectors) => inFolder(join(vectors, 'id')),
    sources: ['request', 'encoding', 'markup', 'element', 'field', 'address'],
  },
  keys: {
    seeds: (vectors) => ['keys.json', 'odd-keys.json'].map((name) => join(vectors, name)),
    sources: ['json', 'key-set', 'key'],
  },
  status: { seeds: () => [], sources: ['status-answer'] },
}

const inFolder = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name))

const key = 'KEY licence-2026-1 active iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w'
const statusSeed = `KEYWERK-STATUS 1
SERIAL L-2026-000042
SHA256 ${'A'.repeat(43)}
STATE superseded
SUCCESSOR L-2026-000099
AT 2026-11-29T16:00:00Z
${key}
${key.replace('active', 'revoked')}
SIGNATURE licence-2026-1 ${'A'.repeat(86)}
`

/** False where one was brought to fall. Files of more than 64 KiB are left to the tests: they only take time. */
export function fuzz(work: string, native: string, vectors: string, minutes: number): boolean {
  const folder = built(
    work,
    'fuzz',
    [],
    Object.keys(readers).map((name) => `fuzz-${name}`),
  )
  if (folder === null) return false
  const seconds = Math.max(1, Math.round((minutes * 60) / Object.keys(readers).length))
  return Object.entries(readers)
    .map(([name, reader]) => {
      const corpus = join(work, `corpus-${name}`)
      mkdirSync(corpus)
      for (const [at, file] of reader.seeds(vectors).entries()) copyFileSync(file, join(corpus, String(at)))
      if (name === 'status') writeFileSync(join(corpus, 'seed'), statusSeed)
      const program = join(folder, `fuzz-${name}`)
      const raw = join(work, `${name}.profraw`)
      const options = [
        `-max_total_time=${seconds}`,
        '-max_len=65536',
        '-timeout=10',
        '-print_final_stats=1',
        `-artifact_prefix=${work}/`,
      ]
      const { status, stderr } = spawnSync(program, [...options, corpus], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { ...process.env, LLVM_PROFILE_FILE: raw },
      })
      const runs = /number_of_executed_units: (\d+)/.exec(stderr)?.[1] ?? '?'
      const edges = [...stderr.matchAll(/cov: (\d+)/g)].at(-1)?.[1] ?? '?'
      console.log(
        `fuzz ${name}: ${seconds} s, ${runs} inputs, ${edges} edges; ${coverage(program, raw, native, reader.sources)}`,
      )
      if (status !== 0) console.log(stderr.slice(-4000))
      return status === 0
    })
    .every(Boolean)
}

/** How many lines of these sources were reached. */
function coverage(program: string, raw: string, native: string, sources: string[]): string {
  const data = raw.replace(/raw$/, 'data')
  const version = ['', '-14', '-15', '-16', '-17', '-18', '-19'].find(
    (one) => outputOf([`llvm-cov${one}`], ['--version']).status === 0,
  )
  if (version === undefined) return 'no llvm-profdata'
  outputOf([`llvm-profdata${version}`, 'merge', '-sparse', raw, '-o', data], [])
  const files = sources.map((name) => join(native, 'src', `${name}.c`))
  const { output } = outputOf(
    [`llvm-cov${version}`, 'export', '-summary-only', program, `-instr-profile=${data}`, ...files],
    [],
  )
  try {
    const { lines, branches } = (
      JSON.parse(output) as { data: { totals: Record<string, { covered: number; count: number }> }[] }
    ).data[0]!.totals
    const share = (part?: { covered: number; count: number }) => (part ? `${part.covered} of ${part.count}` : '?')
    return `lines ${share(lines)}, branches ${share(branches)}`
  } catch {
    return 'no coverage'
  }
}
