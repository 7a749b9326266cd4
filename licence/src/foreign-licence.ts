/**
 * Licence files of older systems, of which little is certain: lines like `AGREEMENT=10023`, `AGREEMENT "10023"` or
 * `AGREEMENT 10023`, in any encoding and with any line ends. Keywerk's own files are read as what they are.
 */
import type { Count } from './configuration.ts'
import { isDay } from './days.ts'
import { decodeText, foldName } from './file-text.ts'
import { type LicenceFacts, magic, maximumLicenceBytes, maximumModules } from './licence-file.ts'
import type { NamedProduct } from './licence-file-name.ts'
import { readLicence } from './read-licence.ts'
import { countFromNumber, isUnlimitedDay } from './sentinels.ts'

/** A module as a file names it. */
export interface FileModule {
  licName: string
  count: Count
  startDate: string | null
  /** The last day; null when unlimited. */
  endDate: string | null
}

export interface ForeignLicence {
  ok: true
  /** True for a licence file of Keywerk itself, whose form (not its signature) was checked. */
  own: boolean
  /** Every different customer number the file names, without leading zeros. */
  customerNumbers: string[]
  /** The product its own lines name; null when they do not. */
  product: NamedProduct | null
  modules: FileModule[]
  /** Module lines that could not be read, as they stand, at most 200 characters each. */
  unread: string[]
}

export type ForeignLicenceResult = ForeignLicence | { ok: false; code: 'size' | 'empty' | 'binary' | 'damaged' }

/**
 * Reads a licence file of up to 1 MiB. Codes: `size`; `empty`; `binary` for what is no text; `damaged` for one of
 * Keywerk's own that is not as it was written. Never throws.
 */
export function readForeignLicence(bytes: Uint8Array): ForeignLicenceResult {
  if (bytes.length > maximumLicenceBytes) return { ok: false, code: 'size' }
  const text = decodeText(bytes)
  if (text === null) return { ok: false, code: 'binary' }
  if (text.trim() === '') return { ok: false, code: 'empty' }
  if (!text.startsWith(`${magic} `)) return readLines(text)
  const read = readLicence(bytes)
  return read.ok ? ownLicence(read.licence) : { ok: false, code: 'damaged' }
}

const ownLicence = ({ agreement, productTitle, version, modules }: LicenceFacts): ForeignLicence => ({
  ok: true,
  own: true,
  customerNumbers: numberIn(agreement),
  product: { title: foldName(productTitle), version },
  modules: modules.map(({ licName, count, startDate, endDate }) => ({ licName, count, startDate, endDate })),
  unread: [],
})

function readLines(text: string): ForeignLicence {
  const numbers = new Set<string>()
  const modules: FileModule[] = []
  const unread: string[] = []
  let title: string | null = null
  let version: number | null = null
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [keyword, value] = wordsOf(line)
    if (keyword === 'AGREEMENT') for (const number of numberIn(value)) numbers.add(number)
    if (keyword === 'PRODUCT') title ??= foldName(value) || null
    if (keyword === 'VERSION') version ??= Number(/^v?(\d{1,3})(?![\d])/i.exec(value)?.[1] ?? 0) || null
    if (keyword !== 'MODULE' || modules.length + unread.length >= maximumModules) continue
    const module = readModule(value)
    if (module) modules.push(module)
    else unread.push(value.slice(0, 200).toWellFormed())
  }
  const product = title !== null && version !== null ? { title, version } : null
  return { ok: true, own: false, customerNumbers: [...numbers], product, modules, unread }
}

/** Keyword in capitals and value without quotes; no pattern here looks at a character twice, however long a line is. */
function wordsOf(line: string): [keyword: string, value: string] {
  const trimmed = line.trim()
  const keyword = /^[A-Za-z]{1,20}(?![\w-])/.exec(trimmed)?.[0] ?? ''
  const rest = trimmed.slice(keyword.length).trimStart()
  const value = /^[=:]/.test(rest) ? rest.slice(1).trimStart() : rest
  const quote = /^["']/.exec(value)?.[0]
  const end = quote ? value.indexOf(quote, 1) : -1
  return [keyword.toUpperCase(), end > 0 ? value.slice(1, end).trim() : value]
}

const numberIn = (value: string): string[] => {
  const digits = /^\d{1,10}(?=$|[\s;,#])/.exec(value)?.[0]
  return digits === undefined ? [] : [digits.replace(/^0+(?=.)/, '')]
}

/** `E;5;31.12.9999`: licence name, count, last day. */
function readModule(value: string): FileModule | null {
  const [licName = '', number = '', end = ''] = value.split(';', 4).map((part) => part.trim())
  const count = /^-?\d{1,5}$/.test(number) ? countFromNumber(Number(number)) : null
  const day = isoDay(end)
  const unlimited = day !== null && isUnlimitedDay(day)
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_./+-]{0,99}$/u.test(licName) || !count || (!unlimited && (!day || !isDay(day))))
    return null
  return { licName, count, startDate: null, endDate: unlimited ? null : day }
}

const isoDay = (text: string): string | null => {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  if (day && month) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null
}
