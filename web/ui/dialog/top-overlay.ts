import { useEffect, useState } from 'react'

/** Open overlays, topmost last. Only the topmost reacts to Escape. */
const opened: object[] = []

/** Joins them while it is open; the answer tells whether it is the topmost. */
export function useIsTopOverlay(open = true): () => boolean {
  const [self] = useState({})
  useEffect(() => {
    if (!open) return undefined
    opened.push(self)
    return () => void opened.splice(opened.indexOf(self), 1)
  }, [self, open])
  return () => opened.at(-1) === self
}
