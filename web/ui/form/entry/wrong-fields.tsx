import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useMemo, useState } from 'react'

const Report = createContext<(id: string, wrong: boolean) => void>(() => undefined)

/**
 * Whether a field outside a form holds something that does not count: what stands around the fields saves nothing then.
 * `const [wrong, within] = useWrongFields()`, then `within(fields)`.
 */
export function useWrongFields(): [wrong: boolean, within: (fields: ReactNode) => ReactNode] {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  const report = useCallback(
    (id: string, wrong: boolean) =>
      setIds((known) => {
        if (known.has(id) === wrong) return known
        const next = new Set(known)
        if (wrong) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  const within = useMemo(
    () => (fields: ReactNode) => <Report.Provider value={report}>{fields}</Report.Provider>,
    [report],
  )
  return [ids.size > 0, within]
}

/** Tells what stands around a field that its text does not count; a field that is gone holds nothing. */
export function useWrong(wrong: boolean): void {
  const id = useId()
  const report = useContext(Report)
  useEffect(() => {
    report(id, wrong)
    return () => report(id, false)
  }, [id, report, wrong])
}
