/** Licence requests (.id): what an installation says about its machine. The format is described in FORMAT.md. */
import { parseXml, type XmlElement, XmlError } from '@rgrove/parse-xml'
import * as fields from './host-fields.ts'
import { FieldRefused, type HostField } from './host-fields.ts'
import { decodeRequest, scanMarkup } from './host-text.ts'
import type { ReasonCode } from './reason.ts'
import { readTraits } from './traits/read-traits.ts'
import type { RecordedTraits } from './traits/recorded-traits.ts'

/** One machine: its computer name and the address of its network card, 12 upper-case hex digits. */
export interface HostName {
  name: string | null
  mac: string | null
}

/** What a licence request says. Texts it leaves out are empty. */
export interface HostRequest {
  product: string
  /** 1 to 999 */
  version: number
  build: string
  /** From the raw text: Einzelplatz or Single, Netzwerk or Network; null for any other. */
  installationType: 'single' | 'network' | null
  installationTypeText: string
  operatingSystem: string
  /** 'YYYY-MM-DDThh:mm:ssZ' */
  created: string | null
  /** The day of `created` where the file was made ('YYYY-MM-DD'): shortly after midnight not the one in UTC. */
  createdOn: string | null
  customerNumber: string
  company: string
  contact: { salutation: string; firstName: string; lastName: string; email: string }
  terminalServer: boolean
  virtualServer: boolean
  /** 1024 to 65535 */
  port: number | null
  server: { id: string; name: string } | null
  /** One to three, each with a name or a network card address. */
  hosts: HostName[]
  /** Of a request of schema 2, what the first machine is known by; null of schema 1. */
  traits: RecordedTraits | null
}

/** A read request, or why the file is refused; `field` says where for `host.field`. */
export type HostRequestResult = { ok: true; request: HostRequest } | { ok: false; code: ReasonCode; field?: HostField }

/**
 * Reads a licence request. Looks at no more than 256 KiB, refuses any DOCTYPE and deep nesting before parsing, and knows
 * no external entities. Codes: host.tooLarge, host.encoding, host.notXml, host.doctype, host.tooDeep, host.noRequest,
 * host.field with the first field, in FORMAT.md's order, that does not hold. Never throws.
 */
export function readHostRequest(bytes: Uint8Array): HostRequestResult {
  const decoded = decodeRequest(bytes)
  if (!decoded.ok) return decoded
  const obstacle = scanMarkup(decoded.text)
  if (obstacle) return { ok: false, code: obstacle }
  try {
    const element = requestElement(parseXml(decoded.text).root)
    return element ? { ok: true, request: readRequest(element) } : { ok: false, code: 'host.noRequest' }
  } catch (error) {
    if (error instanceof FieldRefused) return { ok: false, code: 'host.field', field: error.field }
    if (error instanceof XmlError) return { ok: false, code: 'host.notXml' }
    throw error
  }
}

function requestElement(root: XmlElement | null): XmlElement | null {
  if (root?.name === 'LicenseRequest') return root
  return root?.name === 'HostIdFile' ? fields.childOf(root, 'LicenseRequest', 'request') : null
}

function readRequest(element: XmlElement): HostRequest {
  const schema = element.attributes['schema'] ?? '1'
  if (schema !== '1' && schema !== '2') throw new FieldRefused('schema')
  return {
    product: required(fields.readText(element, 'Product', 'product', 99), 'product'),
    version: fields.readNumber(element, 'Version', 'version', 1, 999) ?? refuse('version'),
    build: fields.readText(element, 'Build', 'build', 50),
    ...readInstallationType(element),
    operatingSystem: fields.readText(element, 'OperatingSystem', 'operatingSystem', 200),
    ...fields.readCreated(element),
    customerNumber: fields.readText(element, 'CustomerNumber', 'customerNumber', 10),
    company: fields.readText(element, 'Company', 'company', 99),
    contact: readContact(fields.childOf(element, 'Contact', 'contact')),
    terminalServer: fields.readFlag(element, 'TerminalServer', 'terminalServer'),
    virtualServer: fields.readFlag(element, 'VirtualServer', 'virtualServer'),
    port: fields.readNumber(element, 'Port', 'port', 1024, 65535),
    server: readServer(fields.childOf(element, 'Server', 'server')),
    hosts: readHosts(fields.childrenOf(element, 'Host')),
    traits: schema === '1' ? null : readTraits(fields.childOf(element, 'Traits', 'traits')),
  }
}

function readInstallationType(element: XmlElement): Pick<HostRequest, 'installationType' | 'installationTypeText'> {
  const installationTypeText = fields.readText(element, 'InstallationType', 'installationType', 50)
  return { installationType: installationTypeOf(installationTypeText), installationTypeText }
}

/** Einzelplatz or Single, Netzwerk or Network, with A to Z in any case; null for everything else. */
export function installationTypeOf(text: string): 'single' | 'network' | null {
  if (/^(?:einzelplatz|single)$/i.test(text)) return 'single'
  return /^(?:netzwerk|network)$/i.test(text) ? 'network' : null
}

function readContact(element: XmlElement | null): HostRequest['contact'] {
  if (!element) return { salutation: '', firstName: '', lastName: '', email: '' }
  return {
    salutation: fields.readText(element, 'Salutation', 'salutation', 20),
    firstName: fields.readText(element, 'FirstName', 'firstName', 99),
    lastName: fields.readText(element, 'LastName', 'lastName', 99),
    email: fields.readEmail(element, 'Email', 'email'),
  }
}

function readServer(element: XmlElement | null): HostRequest['server'] {
  if (!element) return null
  const id = fields.readLine(element.attributes['id'] ?? '', 'server', 64)
  const name = fields.readLine(element.attributes['name'] ?? '', 'server', 99)
  return id === '' && name === '' ? null : { id, name }
}

function readHosts(elements: XmlElement[]): HostName[] {
  const slots = new Map<number, HostName>()
  for (const [position, element] of elements.entries()) {
    const index = element.attributes['index'] ?? String(position + 1)
    if (!/^[123]$/.test(index) || slots.has(Number(index))) throw new FieldRefused('hosts')
    slots.set(Number(index), {
      name: fields.readText(element, 'ComputerName', 'name', 99) || null,
      mac: fields.readMac(element, 'MacAddress', 'mac'),
    })
  }
  const inOrder = [...slots].toSorted(([a], [b]) => a - b).map(([, host]) => host)
  const hosts = inOrder.filter((host) => host.name !== null || host.mac !== null)
  return hosts.length > 0 ? hosts : refuse('hosts')
}

function required(text: string, field: HostField): string {
  return text === '' ? refuse(field) : text
}

function refuse(field: HostField): never {
  throw new FieldRefused(field)
}
