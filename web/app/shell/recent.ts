/** The records opened last in this tab, for the finder; forgotten when the session ends. */
export interface Recent {
  path: string
  text: string
}

const key = 'recent'
const most = 8

/** The records opened last, the latest first. */
export function recentRecords(): Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    // Storage is closed to the page, or somebody wrote there: there is nothing to go on with.
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
  typeof value.text === 'string'

/** Puts a record first among those opened last. */
export function rememberRecord(record: Recent): void {
  const others = recentRecords().filter(({ path }) => path !== record.path)
  write(JSON.stringify([record, ...others].slice(0, most)))
}

export const forgetRecords = (): void => write('[]')

function write(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage nothing is remembered, which is no more than a convenience lost.
  }
}
