import { strToU8, zipSync } from 'fflate'
import { importColumns } from '#contract/import-kinds.ts'
import type { ReadingChoice } from '#contract/import-reading.ts'
import { type ParsedTable, tableOf } from '#domains/imports/tables/read-table.ts'

const known = Object.values(importColumns.companies).flatMap(({ words }) => words)

interface Read extends Pick<ParsedTable, 'headers' | 'reading'> {
  rows: { row: number; cells: string[]; notes: { code: string; column: number | null }[] }[]
}

/** The table in these bytes, of the kind of companies. */
export async function readTable(bytes: Uint8Array | string, choice: ReadingChoice = {}): Promise<Read> {
  const { headers, reading, portions } = await tableOf({ bytes: Buffer.from(bytes), known, choice })
  return { headers, reading, rows: portions.flatMap((portion) => JSON.parse(new TextDecoder().decode(portion))) }
}

export const cellsOf = async (bytes: Uint8Array | string, choice?: ReadingChoice) =>
  (await readTable(bytes, choice)).rows.map(({ cells }) => cells)

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
export const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Book {
  /** Sheets by their names, each with its rows; `-` before a name hides it. */
  sheets: Record<string, string>
  texts?: string
  formats?: string[]
  active?: number
  date1904?: boolean
  more?: Record<string, string>
  /** Parts instead of those of the sheets. */
  places?: Record<string, string>
  namespace?: string
}

/** A workbook as its parts. Formats are those of the styles 1, 2, … */
export function workbook({
  sheets,
  texts = '',
  formats = [],
  active = 0,
  date1904 = false,
  more = {},
  places = {},
  namespace = main,
}: Book): Uint8Array {
  const names = Object.keys(sheets)
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${relationTypes}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${relationTypes}"><workbookPr date1904="${date1904 ? 1 : 0}"/><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${names
      .map(
        (name, at) =>
          `<sheet name="${name.replace(/^-/, '')}" sheetId="${at + 1}" r:id="s${at}"${name.startsWith('-') ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, at) => `<Relationship Id="s${at}" Type="${relationTypes}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="t" Type="${relationTypes}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="f" Type="${relationTypes}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${namespace}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${namespace}"><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...more,
  }
  for (const [at, name] of names.entries())
    parts[`xl/worksheets/sheet${at}.xml`] =
      `<worksheet xmlns="${namespace}"><sheetData>${sheets[name]}</sheetData></worksheet>`
  return zipSync(
    Object.fromEntries(Object.entries({ ...parts, ...places }).map(([name, text]) => [name, strToU8(text)])),
  )
}
export const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
export const row = (...values: string[]) => `<row>${values.map(text).join('')}</row>`
export const heads = row('Kundennummer', 'PLZ', 'Hausnummer')
