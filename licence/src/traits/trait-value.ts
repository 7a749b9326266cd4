/** The one spelling in which a trait is hashed; what is no value of its kind is none at all. */
import { foldName } from '../fold-name.ts'
import { normaliseMac } from '../mac.ts'
import type { ReadTrait, TraitKind } from './trait.ts'

const uuid = (text: string): string | null => {
  const digits = text.replaceAll('-', '').toLowerCase()
  return /^[0-9a-f]{32}$/.test(digits) ? digits : null
}

const bare = (text: string, shortest: number, longest: number): string | null =>
  text.length >= shortest && text.length <= longest && /^[!-~]+$/.test(text) ? text : null

const name = (text: string, longest: number): string | null =>
  text !== '' && text.length <= longest && text.isWellFormed() ? foldName(text) : null

const spellings: Record<TraitKind, (text: string) => string | null> = {
  smbios: uuid,
  machine: uuid,
  disk: (text) =>
    bare(
      text.replaceAll(/[\t ]/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
      1,
      64,
    ),
  mac: normaliseMac,
  name: (text) => name(text, 99),
  domain: (text) => name(text.replace(/\.$/, ''), 255),
  token: (text) => bare(text.replaceAll(/^[\t\n\r ]+|[\t\n\r ]+$/g, ''), 16, 255),
}

/** A trait as it is hashed; null for what is no value of its kind. */
export const traitValue = ({ kind, value }: ReadTrait): string | null => spellings[kind](value)

/** What firmware, disks and systems say in place of a value of their own; FORMAT.md lists them. */
const placeholders: Partial<Record<TraitKind, ReadonlySet<string>>> = {
  smbios: new Set([
    '03000200040005000006000700080009',
    '00020003000400050006000700080009',
    '0123456789abcdef0123456789abcdef',
    '12345678123456781234567812345678',
    '12345678123412341234123456789abc',
  ]),
  disk: new Set(['NONE', 'UNKNOWN', 'N/A', 'DEFAULTSTRING', 'TOBEFILLEDBYO.E.M.', '0123456789', '123456789']),
  name: new Set(['localhost', 'localhost.localdomain']),
  domain: new Set(['local', 'localdomain', 'workgroup', '(none)']),
}

const isOneCharacter = (text: string): boolean => new Set(text).size === 1

/** True for a value that many machines have: nothing is recorded of it. */
export const isPlaceholder = (kind: TraitKind, value: string): boolean =>
  (placeholders[kind]?.has(value) ?? false) || (kind !== 'name' && kind !== 'domain' && isOneCharacter(value))
