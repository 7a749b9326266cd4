import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { type Difference, mergeMeanwhile } from './merge-versions.ts'
import type { FormState } from './use-form-state.ts'

/** What another user saved while this form was filled in. */
export interface EditConflict {
  /** Name or address; '' where unknown. */
  by: string
  at: string
  /** null: their version is being read. */
  differences: readonly Difference[] | null
  /** The page has read anew and brought nothing: what the form is about is not read again while it is open. */
  lost: boolean
}

/** When a record was changed last, or how often; null: never. */
export type Stamp = string | number | null

/** The refusals that say so. */
const refusals: readonly string[] = ['request.conflict', 'master.changedMeanwhile']

interface Options<V> {
  now: RefObject<FormState<V>>
  change: (patch: Partial<FormState<V>>) => void
  /** The record as the page has it now. */
  initial: V
  changed: boolean
  /** The version the page read last; undefined where the operation does not ask for it. */
  stamp: Stamp | undefined
  /** Sends again what no other user has changed. */
  again: () => void
}

/**
 * Keeps a form and the record it is about together: fresh data is taken over while nothing was typed; what another user
 * saved while something was is told field by field, and saving goes on from there.
 */
export function useEditConflict<V extends Record<string, unknown>>({
  now,
  change,
  initial,
  changed,
  stamp,
  again,
}: Options<V>) {
  const queries = useQueryClient()
  const [meanwhile, setMeanwhile] = useState<EditConflict | null>(null)
  const given = JSON.stringify(initial)
  const known = useRef(given)
  // The version the form began with: whatever the page reads later, that is what saving must match.
  const loadedVersion = useRef(stamp)
  const waiting = meanwhile?.differences === null
  useEffect(() => {
    if (waiting && stamp !== loadedVersion.current) {
      loadedVersion.current = stamp
      const theirs = JSON.parse(given) as V
      const { values, differences } = mergeMeanwhile<V>(now.current.initial, now.current.values, theirs)
      known.current = given
      change({ initial: theirs, values, errors: {} })
      setMeanwhile(differences.length > 0 ? { ...meanwhile, differences } : null)
      if (differences.length === 0) again()
    } else if (known.current === given) loadedVersion.current = stamp
    else if (!changed) {
      known.current = given
      loadedVersion.current = stamp
      const fresh = JSON.parse(given) as V
      change({ initial: fresh, values: fresh, errors: {} })
    }
  }, [given, changed, stamp, waiting, meanwhile, now, change, again])
  return {
    meanwhile,
    loadedVersion,
    forget: () => setMeanwhile(null),
    /** Whether a refusal was one of these; their version is read then. */
    isMeanwhile: ({ code, details }: ApiError): boolean => {
      if (!refusals.includes(code) || loadedVersion.current === undefined) return false
      const { by, at } = details as { by?: string; at?: string }
      setMeanwhile({ by: by ?? '', at: at ?? '', differences: null, lost: false })
      void queries
        .refetchQueries({ type: 'active' })
        .then(() => setMeanwhile((one) => one && { ...one, lost: one.differences === null }))
      return true
    },
  }
}
