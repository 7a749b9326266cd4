/** The values inside a licence request: which texts are accepted and what they become. */
import { XmlElement } from '@rgrove/parse-xml'
import { toInstant } from './days.ts'
import { isEmail, isPrintable } from './fields.ts'
import { normaliseMac } from './mac.ts'

/** Every value of a licence request that can be refused. */
export type HostField =
  | 'request'
  | 'schema'
  | 'product'
  | 'version'
  | 'build'
  | 'installationType'
  | 'operatingSystem'
  | 'created'
  | 'customerNumber'
  | 'company'
  | 'contact'
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'terminalServer'
  | 'virtualServer'
  | 'port'
  | 'server'
  | 'hosts'
  | 'name'
  | 'mac'
  | 'traits'

/** Raised inside the reader only; becomes `host.field`. */
export class FieldRefused extends Error {
  readonly field: HostField

  constructor(field: HostField) {
    super(field)
    this.field = field
  }
}

/** The only child of that name; a second one is refused, since it is not clear which counts. */
export function childOf(parent: XmlElement, name: string, field: HostField): XmlElement | null {
  const found = childrenOf(parent, name)
  if (found.length > 1) throw new FieldRefused(field)
  return found[0] ?? null
}

/** The child elements of that name; processing instructions have a name too, and are none. */
export function childrenOf(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((node) => node instanceof XmlElement).filter((child) => child.name === name)
}

/** One trimmed line of at most `longest` characters. */
export function readLine(text: string, field: HostField, longest: number): string {
  const line = text.trim()
  if (line.length > longest || !isPrintable(line)) throw new FieldRefused(field)
  return line
}

/** The text of a child element; empty when it is missing. An element inside it is refused. */
export function readText(parent: XmlElement, name: string, field: HostField, longest: number): string {
  const element = childOf(parent, name, field)
  if (!element) return ''
  if (element.children.some((node) => node instanceof XmlElement)) throw new FieldRefused(field)
  return readLine(element.text, field, longest)
}

/** A whole number within bounds; null when it is missing or empty. */
export function readNumber(
  parent: XmlElement,
  name: string,
  field: HostField,
  from: number,
  to: number,
): number | null {
  const text = readText(parent, name, field, 20)
  if (text === '') return null
  const value = Number(text)
  if (!/^[0-9]{1,6}$/.test(text) || value < from || value > to) throw new FieldRefused(field)
  return value
}

/** true or false in any case, 1 or 0; a missing or empty element is false. */
export function readFlag(parent: XmlElement, name: string, field: HostField): boolean {
  const text = readText(parent, name, field, 20)
  if (!/^(?:true|false|1|0)?$/i.test(text)) throw new FieldRefused(field)
  return /^(?:true|1)$/i.test(text)
}

/** When the file was made, as 'YYYY-MM-DDThh:mm:ssZ' and as the day it was there; null when that is missing. */
export function readCreated(parent: XmlElement): { created: string | null; createdOn: string | null } {
  const text = readText(parent, 'Created', 'created', 40)
  if (text === '') return { created: null, createdOn: null }
  const created = toInstant(text)
  if (created === null) throw new FieldRefused('created')
  return { created, createdOn: text.slice(0, 10) }
}

/** An e-mail address; empty when it is missing. */
export function readEmail(parent: XmlElement, name: string, field: HostField): string {
  const text = readText(parent, name, field, 254)
  if (text !== '' && !isEmail(text)) throw new FieldRefused(field)
  return text
}

/** A network card address as 12 hex digits; null when it is missing. */
export function readMac(parent: XmlElement, name: string, field: HostField): string | null {
  const text = readText(parent, name, field, 40)
  const mac = text === '' ? null : normaliseMac(text)
  if (text !== '' && mac === null) throw new FieldRefused(field)
  return mac
}
