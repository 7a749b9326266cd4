/** Reasons, differences and values in words, in German and English. */
import type { Count } from './configuration.ts'
import { type ComparedFact, comparedFacts, type FactValue, type LicenceDifference } from './diff.ts'
import type { ModuleChange } from './diff-modules.ts'
import {
  bindingWords,
  differenceWords,
  factWords,
  hostFieldWords,
  moduleFieldWords,
  traitWords,
  typeWords,
  valueWords,
} from './fact-words.ts'
import type { HostName } from './host-request.ts'
import { fill, type Language, type Words } from './language.ts'
import type { LicenceModule } from './licence-file.ts'
import { formatMac } from './mac.ts'
import type { Detail, Reason, ReasonCode } from './reason.ts'
import { reasonWords } from './reason-words.ts'
import type { BoundTraits } from './traits/trait-policy.ts'

export type { Language } from './language.ts'

/** The word for an entry of a table, or the entry itself when the table does not have it. */
function look(table: Record<string, Words>, name: string, language: Language): string {
  return Object.hasOwn(table, name) ? (table[name]?.[language] ?? name) : name
}

/** 'dd.mm.yyyy' from 'YYYY-MM-DD', in both languages. Other text stays as it is. */
export function formatDay(day: string): string {
  return day.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, '$3.$2.$1')
}

/** A count in words: the number, "ungezählt" or "technische Abhängigkeit". */
export function describeCount(count: Count, language: Language): string {
  return count.kind === 'counted' ? String(count.n) : valueWords[count.kind][language]
}

const tables: Record<string, Record<string, Words>> = { field: hostFieldWords, fact: factWords, what: valueWords }
// What a value is says the name of its fact: a computer name or a serial number may look like a date.
const days = new Set(['date', 'day', 'start', 'end'])
const instants = new Set(['now', 'seen'])
const kinds = new Set(['changed', 'unread'])

/** A reason or broken rule as one sentence. */
export function describeReason({ code, detail }: Reason, language: Language): string {
  const facts = Object.keys(detail).map((name) => [name, describeDetail(name, detail, language)])
  return fill(reasonWords[code], language, Object.fromEntries(facts))
}

function describeDetail(name: string, { [name]: value = '', ...others }: Detail, language: Language): string {
  const [text, table, { fact }] = [String(value), tables[name], others]
  if (table) return look(table, text, language)
  if (days.has(name)) return formatDay(text)
  if (kinds.has(name))
    return text
      .split(', ')
      .map((kind) => look(traitWords, kind, language))
      .join(', ')
  if (instants.has(name)) return formatInstant(text)
  // Another reason that is the cause of this one; its facts stand next to it.
  if (name === 'reason' && isReasonCode(text)) return describeReason({ code: text, detail: others }, language)
  if ((name === 'expected' || name === 'found') && isComparedFact(fact)) return describeFact(fact, text, language)
  return text
}

const isReasonCode = (text: string): text is ReasonCode => Object.hasOwn(reasonWords, text)
const isComparedFact = (fact: unknown): fact is ComparedFact => comparedFacts.some((one) => one === fact)

/** A machine in words: name and network card, "beliebig" for what is not bound. */
export function describeHost({ name, mac }: HostName, language: Language): string {
  return (
    [name, mac === null ? null : formatMac(mac)].filter((part) => part !== null).join(' / ') || valueWords.any[language]
  )
}

/** A fact's value in words. */
export function describeFact(fact: ComparedFact, value: FactValue, language: Language): string {
  if (fact === 'binding') return look(bindingWords, String(value), language)
  if (fact === 'type') return look(typeWords, String(value), language)
  if (fact === 'endDate' && value === null) return valueWords.unlimited[language]
  if (value === null || value === '') return valueWords.none[language]
  if (typeof value === 'boolean') return valueWords[value ? 'yes' : 'no'][language]
  if (fact === 'issued') return formatInstant(String(value))
  return fact === 'startDate' || fact === 'endDate' ? formatDay(String(value)) : String(value)
}

/** 'dd.mm.yyyy hh:mm UTC' from an instant. */
export function formatInstant(instant: string): string {
  return `${formatDay(instant.slice(0, 10))} ${instant.slice(11, 16)} UTC`
}

/** How many of which traits must hold: '3 / 5: …'; „keine“ for none. */
export function describeTraits(traits: BoundTraits | null, language: Language): string {
  if (traits === null) return valueWords.none[language]
  const kinds = traits.kinds.map((kind) => traitWords[kind][language]).join(', ')
  return `${traits.need} / ${traits.kinds.length}: ${kinds}`
}

/** A module's count, end and flags in words. */
export function describeModule(module: LicenceModule, language: Language): string {
  const flag = (field: 'student' | 'editModules' | 'connect'): string =>
    module[field] ? moduleFieldWords[field][language] : ''
  const parts = [
    describeCount(module.count, language),
    module.startDate === null ? '' : `${moduleFieldWords.startDate[language]} ${formatDay(module.startDate)}`,
    module.endDate === null
      ? valueWords.permanent[language]
      : `${moduleFieldWords.endDate[language]} ${formatDay(module.endDate)}`,
    module.test === null ? '' : `${moduleFieldWords.test[language]} ${module.test}`,
    flag('student'),
    flag('editModules'),
    flag('connect'),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** A difference as one line. */
export function describeDifference(difference: LicenceDifference, language: Language): string {
  switch (difference.kind) {
    case 'fact': {
      const { fact, from, to } = difference
      return fill(from === undefined ? differenceWords.first : differenceWords.changed, language, {
        name: factWords[fact][language],
        from: from === undefined ? '' : describeFact(fact, from, language),
        to: describeFact(fact, to, language),
      })
    }
    case 'host': {
      const { slot, from, to } = difference
      const words =
        from && to ? differenceWords.hostChanged : to ? differenceWords.hostAdded : differenceWords.hostRemoved
      return fill(words, language, {
        slot,
        from: from ? describeHost(from, language) : '',
        to: to ? describeHost(to, language) : '',
      })
    }
    case 'traits':
      return fill(differenceWords.changed, language, {
        name: hostFieldWords.traits[language],
        from: describeTraits(difference.from, language),
        to: describeTraits(difference.to, language),
      })
    case 'moduleAdded':
    case 'moduleRemoved': {
      const text = describeModule(difference.module, language)
      return fill(differenceWords[difference.kind], language, {
        name: difference.path.join(' / '),
        from: text,
        to: text,
      })
    }
    case 'moduleChanged': {
      const changes = difference.changes.map((change) => describeChange(change, language)).join('; ')
      return fill(differenceWords.moduleChanged, language, { name: difference.path.join(' / '), changes })
    }
    default:
      return differenceWords.modulesReordered[language]
  }
}

function describeChange(change: ModuleChange, language: Language): string {
  const name = moduleFieldWords[change.field][language]
  const from = describeModuleValue(change.field, change.from, language)
  const to = describeModuleValue(change.field, change.to, language)
  return fill(differenceWords.changed, language, { name, from, to })
}

function describeModuleValue(field: ModuleChange['field'], value: ModuleChange['from'], language: Language): string {
  if (value === null) return valueWords[field === 'endDate' ? 'permanent' : 'none'][language]
  if (typeof value === 'object') return describeCount(value, language)
  if (typeof value === 'boolean') return valueWords[value ? 'yes' : 'no'][language]
  return field === 'startDate' || field === 'endDate' ? formatDay(String(value)) : String(value)
}
