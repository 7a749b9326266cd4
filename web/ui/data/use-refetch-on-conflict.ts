import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../api/api-error.ts'

/** For `failed` of a write: refetches when it is refused because a colleague saved first. */
export function useRefetchOnConflict(refusal: string): (error: ApiError) => void {
  const queries = useQueryClient()
  return ({ code }) => void (code === refusal && queries.invalidateQueries())
}
