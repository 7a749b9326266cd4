/** From the lines of a licence's body to its facts. What is not canonical is found afterwards, by writing it again. */
import { bindings } from './binding.ts'
import type { Count } from './configuration.ts'
import type { HostName } from './host-request.ts'
import {
  endingAtOnce,
  type LicenceFacts,
  type LicenceFormat,
  licenceFormats,
  type LicenceModule,
  licenceTypes,
} from './licence-file.ts'
import type { TraitHash } from './traits/recorded-traits.ts'
import { traitKinds, traitProfiles } from './traits/trait.ts'
import { splitWords, type Word } from './licence-text.ts'

export type BodyResult = { ok: true; facts: LicenceFacts } | { ok: false; line: number }

/** Raised inside the reader only. */
class LineRefused extends Error {}

/** Takes the lines one after the other; `at` is the line looked at last, for the message. */
class Lines {
  at = 0
  readonly #lines: readonly string[]

  constructor(lines: readonly string[]) {
    this.#lines = lines
  }

  /** True while the next line starts with this word. */
  follows(keyword: string): boolean {
    return this.#lines[this.at]?.startsWith(`${keyword} `) ?? false
  }

  /** How many words the next line has. */
  countOf(): number {
    return splitWords(this.#lines[this.at] ?? '')?.length ?? 0
  }

  get isAtEnd(): boolean {
    return this.at >= this.#lines.length
  }

  /** The words behind the keyword, of which there must be so many. */
  take(keyword: string, length = 1): Word[] {
    const words = this.follows(keyword) ? splitWords(this.#lines[this.at] ?? '') : null
    if (words?.length !== length + 1) throw new LineRefused()
    this.at += 1
    return words.slice(1)
  }

  text(keyword: string): string {
    return this.take(keyword)[0]?.text ?? ''
  }

  /** The one word behind the keyword, which must be one of these. */
  oneOf<Value extends string>(keyword: string, values: readonly Value[]): Value {
    const text = this.text(keyword)
    const value = values.find((known) => known === text)
    return value ?? this.refuse()
  }

  /** Refuses the line that was taken last. */
  refuse(): never {
    this.at -= 1
    throw new LineRefused()
  }
}

/** Reads the body, line by line, in its fixed order; the first line that does not fit is reported, counted from 1. */
export function readBody(source: readonly string[]): BodyResult {
  const lines = new Lines(source)
  try {
    return { ok: true, facts: readFacts(lines) }
  } catch (error) {
    if (error instanceof LineRefused) return { ok: false, line: lines.at + 1 }
    throw error
  }
}

function readFacts(lines: Lines): LicenceFacts {
  const format = readFormat(lines.text('KEYWERK-LICENCE'))
  const serial = lines.text('SERIAL')
  const generation = Number(lines.text('GENERATION'))
  const supersedes = unless(lines.text('SUPERSEDES'), '-')
  const place = format === 1 ? outside : readPlace(lines)
  const keyId = lines.text('KEY')
  const issued = lines.text('ISSUED')
  const issuer = lines.text('ISSUER')
  const agreement = orNothing(lines.take('AGREEMENT')[0], '-') ?? ''
  const licensee = lines.text('LICENSEE')
  const [productKey, productTitle] = lines.take('PRODUCT', 2).map((word) => word.text)
  const facts = {
    format,
    serial,
    generation,
    supersedes,
    ...place,
    keyId,
    issued,
    issuer,
    agreement,
    licensee,
    productKey: productKey ?? '',
    productTitle: productTitle ?? '',
    version: Number(lines.text('VERSION')),
    type: lines.oneOf('TYPE', licenceTypes),
    startDate: lines.text('START'),
    endDate: unless(lines.text('END'), 'unlimited'),
    ...(format < 3 ? endingAtOnce : readGrace(lines)),
    clockHours: format === 1 ? null : readNumber(unless(lines.text('CLOCK'), '-')),
    ...readBinding(lines, format),
    port: Number(lines.text('PORT')),
    terminalServer: lines.text('TERMINAL-SERVER') === 'yes',
    virtualServer: lines.text('VIRTUAL-SERVER') === 'yes',
    modules: readModules(lines),
  }
  if (!lines.isAtEnd) throw new LineRefused()
  return facts
}

function readFormat(text: string): LicenceFormat {
  return licenceFormats.find((format) => String(format) === text) ?? 2
}

function readGrace(lines: Lines): Pick<LicenceFacts, 'graceDays' | 'warnDays' | 'emergency'> {
  const graceDays = Number(lines.text('GRACE'))
  const warnDays = Number(lines.text('WARN'))
  return { graceDays, warnDays, emergency: lines.text('EMERGENCY') === 'yes' }
}

const outside = { ledgerPosition: null, ledgerPrevious: null }

function readPlace(lines: Lines): Pick<LicenceFacts, 'ledgerPosition' | 'ledgerPrevious'> {
  if (lines.countOf() === 2) return (lines.take('LEDGER'), outside)
  const [position, previous] = lines.take('LEDGER', 2).map((word) => word.text)
  return { ledgerPosition: Number(position), ledgerPrevious: previous ?? '' }
}

function readNumber(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function readBinding(lines: Lines, format: LicenceFormat): Pick<LicenceFacts, 'binding' | 'hosts' | 'traits'> {
  const allowed = format < 3 ? bindings.filter((one) => one !== 'traits') : bindings
  const binding = lines.oneOf('BINDING', allowed)
  if (binding !== 'traits') return { binding, hosts: readHosts(lines), traits: null }
  const profile = lines.oneOf('PROFILE', traitProfiles)
  const salt = lines.text('SALT')
  const [need, list] = lines.take('TRAITS', 2).map((word) => word.text)
  const kinds = traitKinds.filter((kind) => list?.split(',').includes(kind))
  const hashes: TraitHash[] = []
  while (lines.follows('TRAIT')) {
    const [name, hash] = lines.take('TRAIT', 2).map((word) => word.text)
    const kind = traitKinds.find((known) => known === name) ?? lines.refuse()
    hashes.push({ kind, hash: hash ?? '' })
  }
  return { binding, hosts: [], traits: { profile, salt, need: Number(need), kinds, hashes } }
}

function readHosts(lines: Lines): HostName[] {
  const hosts: HostName[] = []
  while (lines.follows('SERVER')) {
    const [name, mac] = lines.take('SERVER', 2)
    hosts.push({ name: orNothing(name, 'ANY'), mac: orNothing(mac, 'ANY') })
  }
  return hosts
}

function readModules(lines: Lines): LicenceModule[] {
  const modules: LicenceModule[] = []
  while (lines.follows('MODULE')) {
    const [licName, , parent, , level, , count, , start, , end, , flags] = lines.take('MODULE', 13)
    const set = flags?.text.split(',') ?? []
    const test = set.find((flag) => flag.startsWith('test='))
    modules.push({
      licName: licName?.text ?? '',
      parent: orNothing(parent, '-'),
      level: readLevel(level?.text),
      count: readCount(count?.text ?? ''),
      startDate: unless(start?.text ?? '', '-'),
      endDate: unless(end?.text ?? '', 'permanent'),
      test: test === undefined ? null : Number(test.slice(5)),
      student: set.includes('student'),
      editModules: set.includes('edit'),
      connect: set.includes('connect'),
    })
  }
  return modules
}

function readLevel(text: string | undefined): 1 | 2 | 3 {
  if (text === '1') return 1
  return text === '2' ? 2 : 3
}

function readCount(text: string): Count {
  return text === 'uncounted' || text === 'dependency' ? { kind: text } : { kind: 'counted', n: Number(text) }
}

/** Null for the bare word that stands for nothing; the same word in quotes is a value. */
function orNothing(word: Word | undefined, nothing: string): string | null {
  return word === undefined || (!word.quoted && word.text === nothing) ? null : word.text
}

function unless(text: string, nothing: string): string | null {
  return text === nothing ? null : text
}
