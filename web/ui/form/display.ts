import { useEffect } from 'react'

type Words = (value: unknown) => string | undefined

const displays = new Map<string, Words>()

/** Lets a field of choices say how its values are called. */
export function useDisplay(id: string, words: Words): void {
  useEffect(() => {
    displays.set(id, words)
    return () => void displays.delete(id)
  })
}

/** What people call a value of the field; undefined where it shows the value itself. */
export const displayValue = (id: string, value: unknown): string | undefined => displays.get(id)?.(value)
