/** Runs what it is given, at most `atOnce` of them at the same time; the others wait in the order they came. */
export function takingTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody who comes just now gets it first.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
