import { useEffect, useState } from 'react'

/** What is open over the page, the uppermost last: Escape, of which all of them hear, is for that one alone. */
const opened: object[] = []

/** Joins them while it is open, and tells whether it is the uppermost. */
export function useUppermost(open = true): () => boolean {
  const [self] = useState({})
  useEffect(() => {
    if (!open) return undefined
    opened.push(self)
    return () => void opened.splice(opened.indexOf(self), 1)
  }, [self, open])
  return () => opened.at(-1) === self
}
