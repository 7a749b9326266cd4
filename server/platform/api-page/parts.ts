import { escapeHtml } from '../http/answers/html.ts'
import type { ShapeRow } from './shape-rows.ts'

/** The fields of a shape as a table; nothing where it has none. */
export function table(title: string, rows: readonly ShapeRow[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ({ path, type, required }) =>
      `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(type)}</td><td>${required ? 'yes' : 'no'}</td></tr>`,
  )
  return `${title && `<h4>${title}</h4>`}<table><thead><tr><th>Field</th><th>Takes</th><th>Required</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** A value as JSON, to be read. */
export const json = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
