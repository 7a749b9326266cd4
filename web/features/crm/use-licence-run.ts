import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { importCrmLicence } from '#contract/crm.ts'
import { call } from '#web/api.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import type { Output } from '#web/api/request.ts'

export type Outcome = { result: Output<typeof importCrmLicence> } | { error: ApiError }

// After these there is no sense in asking for the next document right away.
const away = new Set(['crm.away', 'crm.notConfigured', 'session.expired', 'permission.missing'])

/** Takes documents over one after the other and keeps what became of each; closing the dialog ends it after the current one. */
export function useLicenceRun(operation: typeof importCrmLicence, companyId: string) {
  const queries = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const open = useRef(true)
  const busy = useRef(false)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  const take = useCallback(
    async (documentIds: string[], acceptOtherNumber: boolean) => {
      if (busy.current) return
      busy.current = true
      for (const [index, documentId] of documentIds.entries()) {
        setProgress({ done: index, total: documentIds.length })
        const input = { params: { id: companyId, documentId }, body: { acceptOtherNumber } }
        const outcome: Outcome = await call(operation, input).then(
          (result) => ({ result }),
          (thrown: unknown) => ({ error: asApiError(thrown) }),
        )
        if (!open.current) break
        setOutcomes((old) => new Map(old).set(documentId, outcome))
        if ('error' in outcome && away.has(outcome.error.code)) break
      }
      busy.current = false
      setProgress(null)
      // Everything but the list of documents, which would ask the CRM again.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'listCrmLicences' })
    },
    [operation, companyId, queries],
  )
  return { outcomes, progress, take }
}
