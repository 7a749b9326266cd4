import { useId, useState } from 'react'
import type { FieldProps } from '../ui/form/entry/use-entry.ts'

/** What a form would give a field: it can be typed in, and what it holds goes nowhere. */
export function useSample(label: string, initial: unknown, error?: string): FieldProps {
  const id = useId()
  const [value, onChange] = useState(initial)
  return { id, name: id, label, required: true, error, value, onChange, onBlur: () => undefined }
}
