import type { ImportResult } from '#contract/licence-imports.ts'
import type { Language } from '#contract/shapes.ts'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { formats } from '#web/ui/data/formats.ts'
import type { ImportFile, ImportRun } from './import-run.ts'
import { productName } from '#texts/product-names.ts'

export type Say = (key: keyof typeof licenceImportsTexts, values?: Record<string, string | number>) => string

/** Files that brought nothing new and were not imported before. */
export const isError = ({ outcome }: ImportResult): boolean => outcome !== 'imported' && outcome !== 'repeated'

/** An outcome in words, with the reason of a failure. */
export const outcomeWords = (t: Say, { outcome, failure }: ImportResult): string =>
  failure === null ? t(`imports.${outcome}`) : `${t(`imports.${outcome}`)}: ${t(`imports.failure.${failure}`)}`

export const stateWords = (t: Say, { state, result }: ImportFile): string =>
  result ? outcomeWords(t, result) : t(state === 'sending' ? 'imports.sending' : 'imports.waiting')

export const productWords = ({ product }: ImportResult, language: Language): string =>
  product ? productName(product, language) : ''

export interface CustomerLog {
  id: string
  company: string
  customerNumber: string
  results: ImportResult[]
}

/** What belongs to each company, by customer number. */
export function customersOf({ files }: ImportRun): CustomerLog[] {
  const customers = new Map<string, CustomerLog>()
  for (const { result } of files) {
    if (!result?.company) continue
    const { id, name, customerNumber } = result.company
    const known = customers.get(id) ?? { id, company: name, customerNumber, results: [] }
    known.results.push(result)
    customers.set(id, known)
  }
  return [...customers.values()].toSorted((a, b) =>
    a.customerNumber.localeCompare(b.customerNumber, 'de', { numeric: true }),
  )
}

const lineEnd = '\r\n'
const fileOf = (lines: readonly string[]) =>
  new Blob(['\ufeff', lines.join(lineEnd), lineEnd], { type: 'text/plain;charset=utf-8' })

const results = ({ files }: ImportRun) => files.flatMap(({ result }) => (result ? [result] : []))
const importedOf = (all: readonly ImportResult[]) => all.filter((one) => !isError(one)).length

const lineOf = (t: Say, language: Language, result: ImportResult): string =>
  [result.fileName, productWords(result, language), outcomeWords(t, result)].filter(Boolean).join(' | ')

/** The log of some customers: one section each. */
export function customerLog(t: Say, language: Language, at: string, customers: readonly CustomerLog[]): Blob {
  return fileOf(
    customers.flatMap(({ company, customerNumber, results: all }) => [
      t('imports.log.customer', { number: customerNumber, company }),
      t('imports.log.head', { at: formats.instant(at), imported: importedOf(all), total: all.length }),
      ...all.map((result) => lineOf(t, language, result)),
      '',
    ]),
  )
}

/** Every file that was not imported, with its reason. */
export function errorLog(t: Say, language: Language, run: ImportRun): Blob {
  const all = results(run)
  const errors = all.filter(isError)
  return fileOf([
    t('imports.log.errors', { at: formats.instant(run.startedAt), count: errors.length, total: all.length }),
    ...errors.map((result) => {
      const number = result.customerNumber && t('imports.log.number', { number: result.customerNumber })
      return [lineOf(t, language, result), number].filter(Boolean).join(' | ')
    }),
  ])
}

/** `lizenzimport-10023-2026-11-21.log`, by the day it is here. */
export const logName = (name: string, at: string): string =>
  `${name}-${formats.date(at).split('.').toReversed().join('-')}.log`
