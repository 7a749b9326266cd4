import { readMailState } from '#contract/mails.ts'
import { uiTexts } from '#texts/ui.ts'
import { call } from '../../api.ts'
import { useRead } from '../../ui/data/use-api.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

/** Says that a mail is on its way, in the words given, or that it waits while the mail server takes none; asked at that moment. */
export function useMailed(): (onItsWay: string) => Promise<string> {
  const t = useTexts(uiTexts)
  return async (onItsWay) => {
    const state = await call(readMailState).catch(() => null)
    return state?.waiting ? t('ui.mailWaits') : onItsWay
  }
}

/** The same for words that stand on the page: asked again every five seconds while they are shown. */
export function useMailedText(onItsWay: string, shown = true): string {
  const t = useTexts(uiTexts)
  const { data } = useRead(readMailState, {}, { every: 5000, enabled: shown })
  return data?.waiting ? t('ui.mailWaits') : onItsWay
}
