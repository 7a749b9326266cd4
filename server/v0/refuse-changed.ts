import { refuse } from './spelling.ts'

const none = new Set(['', 'null', 'undefined'])

/** What a value says, however an old program writes it: ids and words in any case, days with or without a time. */
function said(value: unknown): string {
  const plain = ['string', 'number', 'boolean'].includes(typeof value) ? (value as string | number | boolean) : ''
  const text = String(plain).trim().toLowerCase()
  if (none.has(text)) return ''
  return /^\d{4}-\d\d-\d\dt/.test(text) ? text.slice(0, 10) : text
}

/**
 * Old programs send back what they read with what they change. What a call does not change is taken where it is what
 * it was, and refused where it is not: 200 means that it is done. `current` is as the documents write it.
 */
export function refuseChanged(
  body: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
): void {
  for (const [field, value] of Object.entries(current)) {
    const sent = body[field.toLowerCase()]
    if (sent !== undefined && said(sent) !== '' && said(sent) !== said(value)) refuse(field, 'fixed')
  }
}
