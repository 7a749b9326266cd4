import type { Operation } from '#contract/operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { download } from '../../api.ts'
import { asApiError } from '../../api/api-error.ts'
import type { Input } from '../../api/request.ts'
import { notify } from '../feedback/notify.ts'
import { useLanguage } from './use-texts.tsx'

/** Saves the file an operation answers with and tells why there is none: `download(printReceipt, { params: { id } })`. */
export function useDownload() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return async <O extends Operation>(
    operation: O,
    ...input: {} extends Input<O> ? [input?: Input<O>] : [input: Input<O>]
  ): Promise<void> => {
    try {
      await download(operation, ...input)
      // It is noted that the file was fetched: what the page says of it is read again.
      if (operation.method !== 'GET') void queries.refetchQueries({ type: 'active' })
    } catch (error) {
      notify.error(asApiError(error).text(language))
    }
  }
}
