import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/** Bytes this process holds. What waits to be collected does not count: other files fill the same heap. */
export function heldMemory(): number {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
