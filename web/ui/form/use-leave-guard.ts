import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '../dialog/confirm.ts'
import { firstUnsaved, mayLeave, unsavedForms } from './unsaved.ts'
import { useTexts } from '../data/use-texts.tsx'

interface Place {
  pathname: string
  search: unknown
}

/** What of an address's search names the record or the part of it that a page shows; the rest is how it shows it. */
const naming = ['id', 'companyProduct', 'host', 'configuration', 'tab', 'edit'] as const

/** A page with its record, or the part of it that its address names. */
const pageOf = ({ pathname, search }: Place): string =>
  JSON.stringify([pathname, ...naming.map((name) => (search as Record<string, unknown>)[name])])

/** Asks before the page is left while there is something unsaved; a function is asked at that very moment. */
export function useLeaveGuard(dirty: boolean | (() => boolean)): void {
  const t = useTexts(uiTexts)
  const latest = useRef(dirty)
  useEffect(() => {
    latest.current = dirty
  }, [dirty])
  const isDirty = useCallback(() => (typeof latest.current === 'function' ? latest.current() : latest.current), [])

  useEffect(() => {
    const ask = () => {
      const words = {
        title: t('ui.leaveTitle'),
        question: t('ui.leaveQuestion'),
        confirmLabel: t('ui.leave'),
        cancelLabel: t('ui.stay'),
      }
      return confirm({ ...words, danger: true })
    }
    unsavedForms.set(isDirty, ask)
    return () => void unsavedForms.delete(isDirty)
  }, [t, isDirty])

  useBlocker({
    shouldBlockFn: useCallback(
      async ({ current, next }: { current: Place; next: Place }) =>
        // Each form of the page hears of it; the first one asks.
        firstUnsaved() === isDirty && pageOf(current) !== pageOf(next) && !(await mayLeave()),
      [isDirty],
    ),
    enableBeforeUnload: isDirty,
  })
}
