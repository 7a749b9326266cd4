import { Failure } from '#platform/operations/failure.ts'
import type { ErrorCode } from '#texts/errors.ts'

/** What is answered; null where that is refused with this code. */
export async function unlessRefused<T>(answer: Promise<T>, code: ErrorCode): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Failure && error.code === code) return null
    throw error
  }
}
