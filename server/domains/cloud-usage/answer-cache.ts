import { type Installation, perInstallation } from '#platform/installation/installation.ts'

/** Answers kept by a process; beyond them the oldest goes. */
const most = 200
/** Milliseconds an answer is kept. */
const longest = 60_000

interface CachedAnswer {
  from: number
  answer: Promise<unknown>
}

const answersOf = perInstallation(() => new Map<string, CachedAnswer>())

/**
 * What was asked under this name within the last minute, or is being worked out now; else it is worked out. The name
 * says all an answer depends on. Failures are not kept.
 */
export function cachedAnswer<T>(
  of: Pick<Installation, 'contributions'>,
  name: string,
  workOut: () => Promise<T>,
): Promise<T> {
  const answers = answersOf(of)
  const known = answers.get(name)
  if (known && performance.now() - known.from < longest) return known.answer as Promise<T>
  const answer = workOut()
  const kept = { from: performance.now(), answer }
  answers.delete(name)
  answers.set(name, kept)
  const [first] = answers.size > most ? answers.keys() : []
  if (first !== undefined) answers.delete(first)
  answer.catch(() => answers.get(name) === kept && answers.delete(name))
  return answer
}
