import { secretsTexts } from '#texts/secrets.ts'
import { notify } from '../feedback/notify.ts'
import { useTexts } from './use-texts.tsx'

/** Copies a text and says so; where the browser refuses, that it did not. */
export function useCopy(): (text: string, copied: string) => void {
  const t = useTexts(secretsTexts)
  const copy = async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(copied)
    } catch {
      notify.error(t('secrets.notCopied'))
    }
  }
  return (text, copied) => void copy(text, copied)
}
