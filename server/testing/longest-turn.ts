// Loaded before a server whose turns are measured: how long its event loop was held by one thing, in processor time of that
// thread, which a busy machine does not lengthen as it does the clock's.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** What the loop was held for at most since the last report, and by a piece of work that is always the same, in ms. */
export interface Turns {
  report: number
  longest: number
  reference: number
}

const used = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ index, name: `Name ${index}` })))
/** The reading of a megabyte of JSON. */
const reference = () => {
  const from = used()
  JSON.parse(text)
  return used() - from
}

if (isMainThread && process.env['TURNS_FILE']) {
  let report = 0
  let longest = 0
  let last = used()
  // A timer comes round once in every turn in which a millisecond has passed.
  setInterval(() => {
    const now = used()
    longest = Math.max(longest, now - last)
    last = now
  }, 1).unref()
  process.on('SIGUSR2', () => {
    const turns: Turns = { report: ++report, longest, reference: reference() }
    longest = 0
    last = used()
    writeFileSync(process.env['TURNS_FILE']!, JSON.stringify(turns))
  })
}
