/** The canonical text of a licence: the same facts always give the same bytes. */
import { checkLicence } from './licence-rules.ts'
import { type LicenceFacts, type LicenceModule, magic, maximumLicenceBytes } from './licence-file.ts'
import { bareOrQuoted, quote } from './licence-text.ts'
import { LicenceError } from './reason.ts'

/**
 * The unsigned body as UTF-8: everything a signature covers, from the first line to the line feed before SIGNATURE.
 * Throws LicenceError for facts no licence can have: `licence.fact` with the fact's name, or `licence.size`.
 */
export function writeLicence(facts: LicenceFacts): Uint8Array<ArrayBuffer> {
  const impossible = checkLicence(facts)
  if (impossible) throw new LicenceError(impossible.code, impossible.detail)
  const bytes = new TextEncoder().encode(renderLicence(facts))
  if (bytes.length > maximumLicenceBytes - 512) throw new LicenceError('licence.size')
  return bytes
}

/** The body's text, one fact per line, each line ended by a line feed. Expects facts that `checkLicence` accepts. */
export function renderLicence(facts: LicenceFacts): string {
  const lines = [
    `${magic} ${facts.format}`,
    `SERIAL ${facts.serial}`,
    `GENERATION ${facts.generation}`,
    `SUPERSEDES ${facts.supersedes ?? '-'}`,
    ...(facts.format === 1 ? [] : [`LEDGER ${renderPlace(facts)}`]),
    `KEY ${facts.keyId}`,
    `ISSUED ${facts.issued}`,
    `ISSUER ${quote(facts.issuer)}`,
    `AGREEMENT ${bareOrQuoted(facts.agreement)}`,
    `LICENSEE ${quote(facts.licensee)}`,
    `PRODUCT ${facts.productKey} ${quote(facts.productTitle)}`,
    `VERSION ${facts.version}`,
    `TYPE ${facts.type}`,
    `START ${facts.startDate}`,
    `END ${facts.endDate ?? 'unlimited'}`,
    ...(facts.format < 3 ? [] : renderGrace(facts)),
    ...(facts.format === 1 ? [] : [`CLOCK ${facts.clockHours ?? '-'}`]),
    `BINDING ${facts.binding}`,
    ...renderTraits(facts),
    ...facts.hosts.map(({ name, mac }) => `SERVER ${name === null ? 'ANY' : quote(name)} ${mac ?? 'ANY'}`),
    `PORT ${facts.port}`,
    `TERMINAL-SERVER ${facts.terminalServer ? 'yes' : 'no'}`,
    `VIRTUAL-SERVER ${facts.virtualServer ? 'yes' : 'no'}`,
    ...facts.modules.map(renderModule),
  ]
  return `${lines.join('\n')}\n`
}

function renderPlace({ ledgerPosition, ledgerPrevious }: LicenceFacts): string {
  return ledgerPosition === null || ledgerPrevious === null ? '-' : `${ledgerPosition} ${ledgerPrevious}`
}

function renderGrace({ graceDays, warnDays, emergency }: LicenceFacts): string[] {
  return [`GRACE ${graceDays}`, `WARN ${warnDays}`, `EMERGENCY ${emergency ? 'yes' : 'no'}`]
}

function renderTraits({ traits }: LicenceFacts): string[] {
  if (traits === null) return []
  return [
    `PROFILE ${traits.profile}`,
    `SALT ${traits.salt}`,
    `TRAITS ${traits.need} ${traits.kinds.join(',')}`,
    ...traits.hashes.map(({ kind, hash }) => `TRAIT ${kind} ${hash}`),
  ]
}

function renderModule(module: LicenceModule): string {
  const { count } = module
  return [
    'MODULE',
    quote(module.licName),
    'PARENT',
    module.parent === null ? '-' : quote(module.parent),
    'LEVEL',
    module.level,
    'COUNT',
    count.kind === 'counted' ? count.n : count.kind,
    'START',
    module.startDate ?? '-',
    'END',
    module.endDate ?? 'permanent',
    'FLAGS',
    renderFlags(module),
  ].join(' ')
}

function renderFlags({ test, student, editModules, connect }: LicenceModule): string {
  const flags = [
    test === null ? '' : `test=${test}`,
    student ? 'student' : '',
    editModules ? 'edit' : '',
    connect ? 'connect' : '',
  ].filter((flag) => flag !== '')
  return flags.length === 0 ? '-' : flags.join(',')
}
