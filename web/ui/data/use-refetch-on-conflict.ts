import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../api/api-error.ts'

/** For `failed` of a write: somebody else was faster, says this refusal. What they did is read, and the next press is about that. */
export function useReadAnew(refusal: string): (error: ApiError) => void {
  const queries = useQueryClient()
  return ({ code }) => void (code === refusal && queries.invalidateQueries())
}
