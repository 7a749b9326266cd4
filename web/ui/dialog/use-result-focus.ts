import { type RefObject, useEffect, useRef } from 'react'

/** For what an action came to, where the button that was pressed is gone: it is in sight and has the focus. */
export function useResultFocus<E extends HTMLElement>(): RefObject<E | null> {
  const result = useRef<E>(null)
  useEffect(() => {
    result.current?.scrollIntoView({ block: 'nearest' })
    result.current?.focus({ preventScroll: true })
  }, [])
  return result
}
