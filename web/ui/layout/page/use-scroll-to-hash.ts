import { type RefObject, useEffect, useRef } from 'react'

/** Brings into sight what the address leads to by this id, though it is drawn only once its records are read. */
export function useScrollToHash<Place extends HTMLElement>(id: string | undefined): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (id && location.hash === `#${id}`) place.current?.scrollIntoView()
  }, [id])
  return place
}
