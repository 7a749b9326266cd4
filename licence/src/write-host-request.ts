import { type HostRequest, readHostRequest } from './host-request.ts'
import { formatMac } from './mac.ts'
import { LicenceError } from './reason.ts'
import type { RecordedTraits } from './traits/recorded-traits.ts'

/**
 * Writes a licence request as UTF-8 XML. What it writes reads back as the same request; values for which that would not
 * hold throw LicenceError `host.field` with the field's name.
 */
export function writeHostRequest(request: HostRequest): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(render(request))
  const back = readHostRequest(bytes)
  if (!back.ok) throw new LicenceError(back.code, back.field ? { field: back.field } : {})
  const changed = changedField(request, back.request)
  if (changed) throw new LicenceError('host.field', { field: changed === 'createdOn' ? 'created' : changed })
  return bytes
}

function changedField(request: HostRequest, back: HostRequest): string | undefined {
  const wanted = new Map<string, unknown>(Object.entries(request))
  const changed = Object.entries(back).find(([key, value]) => canonicalJson(value) !== canonicalJson(wanted.get(key)))
  return changed?.[0]
}

/** Equal values have equal text, whatever the order of their keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

function render(request: HostRequest): string {
  const { contact, server, traits } = request
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<HostIdFile>',
    `  <LicenseRequest schema="${traits ? 2 : 1}">`,
    element('Product', request.product),
    element('Version', request.version),
    element('Build', request.build),
    element('InstallationType', request.installationTypeText),
    element('OperatingSystem', request.operatingSystem),
    element('Created', renderCreated(request)),
    element('CustomerNumber', request.customerNumber),
    element('Company', request.company),
    ...renderContact(contact),
    element('TerminalServer', String(request.terminalServer)),
    element('VirtualServer', String(request.virtualServer)),
    element('Port', request.port),
    server ? `    <Server id="${escape(server.id)}" name="${escape(server.name)}"/>` : '',
    ...request.hosts.map((host, slot) => {
      const mac = host.mac === null ? null : formatMac(host.mac)
      return `    <Host index="${slot + 1}">${element('ComputerName', host.name, '')}${element('MacAddress', mac, '')}</Host>`
    }),
    ...(traits ? renderTraits(traits) : []),
    '  </LicenseRequest>',
    '</HostIdFile>',
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

const renderTraits = ({ salt, profile, hashes }: RecordedTraits): string[] => [
  `    <Traits salt="${salt}" profile="${profile}">`,
  ...hashes.map(({ kind, hash }) => `      <Trait kind="${kind}">${hash}</Trait>`),
  '    </Traits>',
]

/** The time with an offset of whole hours by which it is the wanted day; in UTC where that is the day already. */
function renderCreated({ created, createdOn }: HostRequest): string | null {
  if (created === null || createdOn === null || created.startsWith(createdOn)) return created
  const time = Date.parse(created)
  const later = createdOn > created
  const bound = Date.parse(later ? `${createdOn}T00:00:00Z` : `${createdOn}T23:59:59Z`)
  const minutes = Math.min(Math.ceil(Math.abs(bound - time) / 3_600_000) * 60, 1439)
  if (Number.isNaN(minutes)) return created
  const local = new Date(time + (later ? minutes : -minutes) * 60_000).toISOString().slice(0, 19)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${local}${later ? '+' : '-'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function renderContact(contact: HostRequest['contact']): string[] {
  const lines = [
    element('Salutation', contact.salutation, '      '),
    element('FirstName', contact.firstName, '      '),
    element('LastName', contact.lastName, '      '),
    element('Email', contact.email, '      '),
  ]
  return lines.every((line) => line === '') ? [] : ['    <Contact>', ...lines, '    </Contact>']
}

function element(name: string, value: string | number | null, indent = '    '): string {
  return value === null || value === '' ? '' : `${indent}<${name}>${escape(String(value))}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
