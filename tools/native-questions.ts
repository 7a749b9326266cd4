// What libkeywerk is asked through its C interface (licence/native/test/abi-vectors.c), and the answers of the library in
// TypeScript: every vector with all that is read of it and every sentence, requests, and key sets that were changed at random.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { VectorCase } from '../licence/src/fixtures/vectors/case.ts'
import { numbers } from '../licence/src/fixtures/vectors/mutations.ts'
import { readKeySet } from '../licence/src/key-set.ts'
import type { Language } from '../licence/src/language.ts'
import type { LicenceFacts } from '../licence/src/licence-file.ts'
import type { Reason } from '../licence/src/reason.ts'
import { daysUntilOver, hasBegun } from '../licence/src/term.ts'
import { type Verdict, verifyLicence } from '../licence/src/verify.ts'
import { describeReason } from '../licence/src/words.ts'
import type { ReasonCode } from '../licence/src/reason-words.ts'
import type { Question } from './verifier-requests.ts'

/** One line of the file of questions, and the answer as JSON. */
export interface NativeQuestion {
  name: string
  words: string[]
  answer: unknown
}

const languages: readonly Language[] = ['de', 'en']
const seconds = (time: string): number => Date.parse(time) / 1000
/** The interface takes 0 for the system's clock: the first second there is counts as the next. */
const instantOf = (time: string): number => Math.max(1, seconds(time))

/** Every vector in both languages. `work` takes the clock files. */
export async function licenceQuestions(
  vectors: string,
  work: string,
  cases: readonly VectorCase[],
): Promise<NativeQuestion[]> {
  mkdirSync(work, { recursive: true })
  const asked = cases.flatMap((one, number) =>
    languages.map((language) => licenceQuestion(vectors, join(work, `${number}-${language}.clock`), one, language)),
  )
  return Promise.all(asked)
}

async function licenceQuestion(
  vectors: string,
  clockFile: string,
  one: VectorCase,
  language: Language,
): Promise<NativeQuestion> {
  const { name, now = '', host = null, productVersion, clock } = one
  const [file, keys] = [join(vectors, one.file), join(vectors, one.keys ?? 'keys.json')]
  const words = ['licence', file, keys, language, `now=${instantOf(now)}`]
  if (host) {
    words.push('machine', ...(host.virtual ? ['virtual'] : []))
    words.push(...host.macs.map((mac) => `mac=${mac}`), ...host.names.map((own) => `name=${own}`))
    words.push(...(host.traits ?? []).map(({ kind, value }) => `trait=${kind}=${value}`))
  }
  if (productVersion !== undefined) words.push(`version=${productVersion}`)
  rmSync(clockFile, { force: true })
  if (clock) {
    if (clock.state !== null) copyFileSync(join(vectors, clock.state), clockFile)
    words.push(`clock=${clockFile}=${clock.machine}`)
  }
  const at = new Date(instantOf(now) * 1000)
  const state = clock && clock.state !== null ? new Uint8Array(readFileSync(join(vectors, clock.state))) : null
  const verdict = await verifyLicence(new Uint8Array(readFileSync(file)), {
    keys: readKeySet(readFileSync(keys, 'utf8'))!,
    host,
    now: at,
    ...(productVersion !== undefined && { productVersion }),
    ...(clock && { clock: { state, machine: clock.machine } }),
  })
  const seen = one.seen === undefined ? -1 : seconds(one.seen)
  return {
    name: `${name} (${language})`,
    words,
    answer: { seen, open: openModules(verdict, at), verdict: told(verdict, language) },
  }
}

/** What the program unlocks, as FORMAT.md says under "Check a licence in five steps" and "Days". */
function openModules({ valid, licence }: Verdict, now: Date): number[] {
  const isOver = ({ endDate, graceDays }: LicenceFacts, end: string): boolean =>
    daysUntilOver(end, now) + (endDate !== null && end >= endDate ? graceDays : 0) <= 0
  return (licence?.modules ?? []).map((module) => {
    const begun = module.startDate === null || hasBegun(module.startDate, now)
    return Number(valid && begun && (module.endDate === null || !isOver(licence!, module.endDate)))
  })
}

function told(verdict: Verdict, language: Language): unknown {
  const { valid, code, term, traits, licence } = verdict
  const sentences = (reasons: readonly Reason[]) =>
    reasons.map((reason) => ({ code: reason.code, text: describeReason(reason, language) }))
  const [reasons, notes] = [sentences(verdict.reasons), sentences(verdict.notes)]
  // Texts of C end with a zero byte: one within them is handed out as U+FFFD.
  const text = JSON.stringify({ valid, code, ...term, reasons, notes, ...(traits && { traits }), licence })
  return JSON.parse(text.replaceAll(String.raw`\u0000`, '\ufffd'))
}

/** The same requests as the reader alone is asked, with the sentence of a refusal. */
export const requestQuestions = (asked: readonly Question[]): NativeQuestion[] =>
  asked.map(({ name, path, answer }, number) => {
    const language = languages[number % 2]!
    return {
      name,
      words: ['request', path, language],
      answer: typeof answer === 'string' ? refusal(answer, language) : answer,
    }
  })

function refusal(answer: string, language: Language): unknown {
  const [code = '', field = null] = answer.split(' ')
  const reason = { code: code as ReasonCode, detail: field === null ? {} : { field } }
  return { code, field, text: describeReason(reason, language) }
}

const oddPieces = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '1e9',
  '-',
  '01',
  '\\u0041',
  '\\ud83d\\udd29',
  '\\ud800',
  '\\/',
  '\\x',
  '\t',
  '\u0001',
  '"kid":"other"',
  '"use":"enc"',
  '"status":"revoked"',
  '"keys":[]',
  '"x":1',
  '\ufeff',
  'ü',
  ' ',
] // prettier-ignore

/** Key sets changed at random, so many of each file, and what JSON.parse makes of them. */
export function keySetQuestions(folder: string, files: readonly string[], count: number): NativeQuestion[] {
  mkdirSync(folder, { recursive: true })
  const next = numbers(20_261_130)
  return files.flatMap((file) => {
    const text = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
    return Array.from({ length: count }, (_, number) => {
      let changed = text
      for (let times = next(3); times > 0; times--) {
        const [at, length] = [next(changed.length), next(4)]
        changed =
          changed.slice(0, at) + (next(2) ? oddPieces[next(oddPieces.length)]! : '') + changed.slice(at + length)
      }
      const bytes = Buffer.from(changed)
      // A byte that is no UTF-8, now and then.
      if (next(8) === 0) bytes[next(bytes.length)] = 0xff
      const path = join(folder, `${next(2 ** 30)}-${number}.json`)
      writeFileSync(path, bytes)
      return keySetQuestion(`${file}, changed`, path)
    })
  })
}

/** What a licence can name, FORMAT.md, "KEY". */
const keyId = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/

export function keySetQuestion(name: string, path: string): NativeQuestion {
  const bytes = readFileSync(path)
  const set = bytes.length > 1024 * 1024 ? null : readKeySet(new TextDecoder().decode(bytes))
  const keys = set?.keys.filter(({ kid }) => keyId.test(kid)).map(({ kid, x }) => `${kid} ${x}`)
  return { name, words: ['keys', path], answer: keys ?? 3 }
}

/** The file of questions, in the order of the answers. */
export const questionText = (questions: readonly NativeQuestion[]): string =>
  questions.map(({ words }) => `${words.map(spelled).join('\t')}\n`).join('')

const spelled = (word: string): string =>
  word.replaceAll(/[%\t\n\r]/g, (sign) => `%0${sign.charCodeAt(0).toString(16)}`.replace('%025', '%25'))

/** What was answered otherwise. */
export function wrongNativeAnswers(questions: readonly NativeQuestion[], output: string): string[] {
  const lines = output.split('\n')
  return questions.flatMap(({ name, answer }, at) => {
    const line = (lines[at] ?? '').trim()
    return isDeepStrictEqual(parsed(line), answer) ? [] : [`${name}: expected ${JSON.stringify(answer)}, got ${line}`]
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}
