import { readMailState } from '#contract/mails.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from './use-api.ts'
import { useTexts } from './use-texts.tsx'

/**
 * Says that a mail is on its way, in the words given, or that it waits while the mail server takes none. `once`: for rows
 * of a list, which do not ask again and again.
 */
export function useMailed({ once = false } = {}): (onItsWay: string) => string {
  const t = useTexts(uiTexts)
  const { data } = useRead(readMailState, {}, once ? {} : { every: 5000 })
  return (onItsWay) => (data?.waiting ? t('ui.mailWaits') : onItsWay)
}
