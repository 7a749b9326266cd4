/** The records opened last in this tab, for the finder; forgotten when the session ends. */
export interface Recent {
  path: string
  text: string
  /** What it belongs to, such as the company of a product. */
  of?: string
}

const key = 'recent'
const most = 8

/** The records an account opened last, the latest first. A session may end where no page sees it: the next person has a list of their own. */
export function recentRecords(account: string): Recent[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<'account' | 'records', unknown>>
    return kept.account === account && Array.isArray(kept.records) ? kept.records.filter(isRecent) : []
  } catch {
    // Storage is closed to the page, or holds something else: there is nothing to go on with.
    return []
  }
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'text' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  typeof value.text === 'string' &&
  (!('of' in value) || typeof value.of === 'string')

/** Puts a record first among those an account opened last. */
export function rememberRecord(account: string, record: Recent): void {
  const others = recentRecords(account).filter(({ path }) => recordAt(path) !== recordAt(record.path))
  write(JSON.stringify({ account, records: [record, ...others].slice(0, most) }))
}

/** What tells records apart: the page, and the id some addresses hold. Which part of one was looked at does not. */
function recordAt(path: string): string {
  const [page = '', query = ''] = path.split('#', 1)[0]!.split('?')
  return `${page} ${new URLSearchParams(query).get('id') ?? ''}`
}

export const forgetRecords = (): void => write('{}')

function write(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage nothing is remembered, which is no more than a convenience lost.
  }
}
