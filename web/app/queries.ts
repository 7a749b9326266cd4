import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

/** What was read from the server. Refusals are final; only an unreachable server is asked again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      networkMode: 'always',
      retry: (failures, error) =>
        error instanceof ApiError && ['server.unavailable', 'server.busy'].includes(error.code) && failures < 2,
    },
  },
})
