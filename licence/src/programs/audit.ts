/** `keywerk-licence audit`: a ledger and licences that are said to stand in it. */
import { auditLedger, type LedgerAudit } from '../audit-ledger.ts'
import type { PublicKeySet } from '../key-set.ts'
import { fill, type Language, type Words } from '../language.ts'
import type { LedgerHead } from '../ledger.ts'
import { longestLedgerLine, readLedgerHead } from '../ledger-lines.ts'
import { maximumLicenceBytes } from '../licence-file.ts'
import { visible } from '../licence-text.ts'
import { describeReason } from '../words.ts'
import { type ExitCode, type Output, readInput, UsageError } from './console.ts'
import { fileLines } from './file-lines.ts'

interface Asked {
  ledger: string
  keys: PublicKeySet | null
  heads: readonly string[]
  licences: readonly string[]
  json: boolean
}

const messages = {
  whole: {
    de: 'Das Ausstellungsbuch ist vollständig. Einträge: {entries}.',
    en: 'The ledger is whole. Entries: {entries}.',
  },
  uncovered: {
    de: 'Das Ausstellungsbuch ist in sich stimmig, aber nicht ganz durch eine Signatur gedeckt. Einträge: {entries}.',
    en: 'The ledger is consistent, but no signature covers all of it. Entries: {entries}.',
  },
  broken: {
    de: 'Mit dem Ausstellungsbuch stimmt etwas nicht. Gelesene Einträge: {entries}.',
    en: 'Something is wrong with the ledger. Entries read: {entries}.',
  },
  signed: { de: 'Signiert bis Eintrag {signedTo}.', en: 'Signed up to entry {signedTo}.' },
  issued: { de: '{count} Lizenzen stehen darin.', en: '{count} licences are in it.' },
  issuedOne: { de: 'Die Lizenz steht darin.', en: 'The licence is in it.' },
  head: { de: 'Kein signierter Stand: {file}', en: 'Not a signed head: {file}' },
} as const satisfies Record<string, Words>

const maximumHeadBytes = 10_000

/** Runs the audit; 0 when a signed head covers the whole ledger and it holds every licence, else 1. */
export async function runAudit(asked: Asked, language: Language, output: Output): Promise<ExitCode> {
  const heads = asked.heads.map(readHead)
  const licences = asked.licences.map((name) => ({ name, bytes: readInput(name, maximumLicenceBytes) }))
  const audit = await auditLedger(fileLines(asked.ledger, longestLedgerLine), { keys: asked.keys, heads, licences })
  output.out(asked.json ? asJson(audit, language) : asText(audit, licences.length, language))
  return audit.covered ? 0 : 1
}

function asText(audit: LedgerAudit, licences: number, language: Language): string {
  const { whole, covered, reasons, notes, signedTo, entries } = audit
  const lines = [
    fill(messages[covered ? 'whole' : whole ? 'uncovered' : 'broken'], language, { entries }),
    ...(signedTo > 0 ? [fill(messages.signed, language, { signedTo })] : []),
    ...(whole && licences > 0
      ? [fill(messages[licences === 1 ? 'issuedOne' : 'issued'], language, { count: licences })]
      : []),
    ...[...reasons, ...notes].map((reason) => `- ${visible(describeReason(reason, language))}`),
  ]
  return `${lines.join('\n')}\n`
}

function asJson(audit: LedgerAudit, language: Language): string {
  const [reasons, notes] = [audit.reasons, audit.notes].map((list) =>
    list.map((reason) => ({ ...reason, text: describeReason(reason, language) })),
  )
  return `${JSON.stringify({ ...audit, reasons, notes }, null, 2)}\n`
}

function readHead(file: string): LedgerHead {
  const bytes = readInput(file, maximumHeadBytes)
  const head = bytes.length > maximumHeadBytes ? null : readLedgerHead(new TextDecoder().decode(bytes))
  if (!head) throw new UsageError(messages.head, { file })
  return head
}
