import { useEffect, useRef } from 'react'
import { frameUiTexts } from '#texts/ui-frame.ts'
import { asApiError } from '../../api/api-error.ts'
import { useLanguage } from '../data/use-texts.tsx'
import { confirm } from '../dialog/confirm.ts'
import { failureWords } from './tell-failure.ts'

interface FailedRead {
  operation: string
  error: Error | null
  retry: () => unknown
  /** Where closing the dialog leads; left out: it stays. */
  leave?: (() => void) | undefined
}

/**
 * Opens a dialog when one of the lists that have words for it could not be read: what is missing, the reason with its
 * status, and another try. A missing permission or record is said in the page alone.
 */
export function useFailureDialog({ operation, error, retry, leave }: FailedRead): void {
  const { language } = useLanguage()
  const shown = useRef<Error>(null)
  useEffect(() => {
    const what = failureWords.get()[operation]?.[language]
    if (!error || !what || shown.current === error) return
    shown.current = error
    const known = asApiError(error)
    if (!known.outcomeUnknown) return
    const open = async () => {
      const again = await confirm({
        title: frameUiTexts['ui.networkError'][language],
        question: `${what}\n\n${known.text(language)}`,
        confirmLabel: frameUiTexts['ui.retry'][language],
        cancelLabel: frameUiTexts['ui.close'][language],
      })
      if (again) retry()
      else leave?.()
    }
    void open()
  }, [operation, error, language, retry, leave])
}
