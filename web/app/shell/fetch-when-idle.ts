import { queries } from '../queries.ts'
import { savesData } from '../saves-data.ts'

type Part = () => Promise<unknown> | undefined

const pause = 200
// Some browsers do not tell of idle time when nothing moves at all.
const timeout = 2000
// Milliseconds after which a read hangs.
const patience = 5000

/**
 * Fetches parts of the interface one after the other, each when the browser has nothing else to do and the page is seen;
 * none at all where data is saved. `busy` says what else goes first.
 */
export async function fetchWhenIdle(
  parts: readonly Part[],
  signal: AbortSignal,
  busy: () => boolean = () => false,
): Promise<void> {
  for (const part of parts) {
    do {
      await seen()
      await whenIdle()
    } while (!signal.aborted && (document.hidden || busy()))
    if (signal.aborted || savesData()) return
    await part()
  }
}

/** Waits until the page has all it reads, but not for a read that hangs, and the browser nothing else to do. */
export async function whenIdle(): Promise<void> {
  const latest = performance.now() + patience
  const reading = () => document.readyState !== 'complete' || queries.isFetching() > 0
  do await idle()
  while (reading() && performance.now() < latest)
}

const seen = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) document.addEventListener('visibilitychange', () => resolve(), { once: true })
    else resolve()
  })

// Not every browser tells when it is idle.
const idle = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout })
      else resolve()
    }, pause)
  })
