import type { CompanyType } from '#contract/companies.ts'
import type { ImportRecord } from '#contract/imports.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { valueOf } from './values.ts'

/** Different cells shown of each column. */
const shownCells = 3

/** Of each column up to three different cells with what its field makes of them, those it cannot take first. */
export function understoodCells(
  mapping: (ImportField | null)[],
  rows: string[][],
  types: readonly CompanyType[],
): ImportRecord['understood'] {
  return mapping.map((field, column) => {
    const cells = new Set(rows.map((row) => row[column] ?? '').filter((cell) => cell !== ''))
    return [...cells]
      .map((cell) => ({ cell, value: field && inWords(field, cell, types) }))
      .toSorted((one, other) => Number(one.value !== null) - Number(other.value !== null))
      .slice(0, shownCells)
  })
}

function inWords(field: ImportField, cell: string, types: readonly CompanyType[]): string | null {
  const value = valueOf(field, cell, types)
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return field === 'companyType' ? (types.find(({ id }) => id === value)?.nameDe ?? value) : value
}
