import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { secretsTexts } from '#texts/secrets.ts'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from './confirm.ts'
import { useTexts } from '../data/use-texts.tsx'

/** Asks before the page is left with what is shown a single time; what it returns says that it is kept. */
export function useSecret(): () => void {
  const t = useTexts(uiTexts)
  const say = useTexts(secretsTexts)
  const open = useRef(true)
  const ask = useCallback(() => {
    const words = {
      title: t('ui.leaveTitle'),
      question: say('secrets.lost'),
      confirmLabel: say('secrets.leave'),
      cancelLabel: t('ui.stay'),
    }
    return confirm({ ...words, danger: true })
  }, [t, say])
  useBlocker({
    shouldBlockFn: useCallback(async () => open.current && !(await ask()), [ask]),
    enableBeforeUnload: () => open.current,
  })
  return () => void (open.current = false)
}
