import { type Installation, perInstallation } from '#platform/installation/installation.ts'

/** Answers cached per process; beyond them the oldest goes. */
const most = 200
/** Milliseconds an answer is cached. */
const longest = 60_000

interface CachedAnswer {
  from: number
  answer: Promise<unknown>
}

const answersOf = perInstallation(() => new Map<string, CachedAnswer>())

/**
 * The answer to the same name of the last minute, or the one being computed; else it is computed. The name must contain
 * all an answer depends on. Failures are not cached.
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
