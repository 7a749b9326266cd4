/** Milliseconds in which the refusals of a caller are one line. */
const interval = 60_000
/** Callers counted by themselves; those beyond are counted together. */
const callersAtMost = 1000

interface Refused {
  requestId: string
  more: number
}

/** Keeps a flood of refused requests from flooding the log. */
interface RefusalLog {
  /** Whether this refusal of a caller is to be logged: the first is; those of the following minute are counted. */
  isNews: (caller: string, requestId: string) => boolean
}

/** Opens it: `report` gets, a minute after a first refusal, how many came after it, if any did. */
export function openRefusalLog(report: (refused: Refused) => void): RefusalLog {
  const callers = new Map<string, Refused>()
  return {
    isNews(caller, requestId) {
      const key = callers.has(caller) || callers.size < callersAtMost ? caller : 'others'
      const known = callers.get(key)
      if (known) {
        known.more++
        return false
      }
      const refused = { requestId, more: 0 }
      callers.set(key, refused)
      setTimeout(() => {
        callers.delete(key)
        if (refused.more > 0) report(refused)
      }, interval).unref()
      return true
    },
  }
}
