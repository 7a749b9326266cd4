import { describeReason } from '#licence/words.ts'
import type { Reason } from '#licence/reason.ts'
import type { Language } from '#contract/shapes.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { isRecord } from '#platform/record.ts'
import type { Failure } from '#platform/operations/failure.ts'

/** What fields are called by one call alone. */
type Names = Readonly<Record<string, string>>

/** A refusal in words: what is wrong, then each field with its rule, or each rule with the item that breaks it. */
export function messageOf({ code, field, details = {} }: Failure, language: Language, names: Names = {}): string {
  const said = fill(errors[code][language], details)
  const more = [...fieldsIn(details, field, language, names), ...brokenIn(details, language)]
  return [said, ...new Set(more)].join(' ')
}

function fieldsIn(
  { fields }: Record<string, unknown>,
  field: string | undefined,
  language: Language,
  names: Names,
): string[] {
  if (!Array.isArray(fields)) return []
  const named = fields.filter(isRecord).map((one) => ({ field: String(one['field']), rule: String(one['rule']) }))
  if (named.length === 0 && field) return [`${documentedName(field, names)}.`]
  return named.map((one) => `${documentedName(one.field, names)}: ${ruleIn(one.rule, language)}`)
}

const brokenIn = ({ broken }: Record<string, unknown>, language: Language): string[] =>
  Array.isArray(broken) ? (broken as Reason[]).map((one) => describeReason(one, language)) : []

// As the shapes of the contract say it of what is not there.
const missing = /received undefined$|>=1 characters$/

function ruleIn(given: string, language: Language): string {
  const rule = missing.test(given) ? 'required' : given
  const own = ruleWords[rule]?.[language]
  return own ?? (rule in errors ? errors[rule as ErrorCode][language] : rule.replace(/[^.]$/, '$&.'))
}

/** What is expected of a field where the adapter itself reads it. */
const ruleWords: Readonly<Record<string, Record<Language, string>>> = {
  required: { de: 'Das Feld fehlt.', en: 'The field is missing.' },
  number: { de: 'Erwartet wird eine ganze Zahl.', en: 'A whole number is expected.' },
  boolean: { de: 'Erwartet wird true oder false.', en: 'true or false is expected.' },
  flag: { de: 'Erwartet wird 0 (an) oder -1 (aus).', en: '0 (on) or -1 (off) is expected.' },
  true: { de: 'Hier geht nur true.', en: 'Only true is possible here.' },
  oneBinding: { de: 'Genau eine Bindung muss eingeschaltet sein.', en: 'Exactly one binding must be on.' },
  same: { de: 'Die Felder nennen nicht denselben Datensatz.', en: 'The fields do not name the same record.' },
  fixed: { de: 'Das kann hier nicht geändert werden.', en: 'This cannot be changed here.' },
  byUpdateUser: {
    de: 'Das ändert nur updateuser, durch die Rolle.',
    en: 'Only updateuser changes this, by the role.',
  },
  ambiguous: { de: 'Es gibt mehrere davon.', en: 'There are several of these.' },
  'Invalid date string': { de: 'Invalid date string', en: 'Invalid date string' },
  'Invalid input type': { de: 'Invalid input type', en: 'Invalid input type' },
  byRole: {
    de: 'Das folgt aus der Rolle: Die Rolle für gesperrte Konten sperrt, jede andere nicht.',
    en: 'This follows from the role: the role of blocked accounts blocks, no other does.',
  },
  list: { de: 'Erwartet wird eine Liste.', en: 'A list is expected.' },
  unknown: { de: 'Diesen Wert gibt es nicht.', en: 'There is no such value.' },
}

/** Names of the portal that do not read like the documents' own. */
const documentedNames: Names = {
  customerNumber: 'CustomerNr',
  vatNumber: 'VATnr',
  houseNumber: 'Housenumber',
  remark: 'VemasRemark',
  seats: 'Count',
  runtime: 'RuntimeInMonth',
  stackId: 'FleetNormal',
  accountTypeId: 'ConfigurationAccountTypeID',
  note: 'Info',
  priceCents: 'Price',
  orderedOn: 'OrderDate',
  reference: 'RefID',
  titleDe: 'Title',
  titleEn: 'TitleEN',
  subtitleDe: 'Subtitle',
  subtitleEn: 'SubtitleEN',
  domain: 'DomainName',
  nameDe: 'DescriptionDE',
  nameEn: 'DescriptionEN',
  places: 'UserCount',
  crmId: 'vemasID',
}

/** `firstName` as `FirstName`, `companyId` as `CompanyID`; a field within another by the names of both. */
const documentedName = (field: string, names: Names): string =>
  field
    .split('.')
    .map(
      (part) =>
        names[part] ?? documentedNames[part] ?? `${part.charAt(0).toUpperCase()}${part.slice(1)}`.replace(/Id$/, 'ID'),
    )
    .join('.')
