import { useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'

/** What a form holds, what it began with, and what is shown to be wrong, by path. */
export interface FormState<V> {
  values: V
  initial: V
  errors: Readonly<Record<string, string | ApiError>>
}

export const isDifferent = <V>({ values, initial }: FormState<V>): boolean =>
  JSON.stringify(values) !== JSON.stringify(initial)

/** The state as it is drawn, and `now` for handlers: after a change the page may not be drawn again yet. */
export function useFormState<V>(initial: V) {
  const [form, draw] = useState<FormState<V>>({ values: initial, initial, errors: {} })
  const now = useRef(form)
  const change = (patch: Partial<FormState<V>>) => draw((now.current = { ...now.current, ...patch }))
  return { form, now, change }
}
