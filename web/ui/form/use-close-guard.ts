import { useContext, useEffect, useEffectEvent } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '../dialog/confirm.ts'
import { DialogOfForm } from '../dialog/dialog.tsx'
import { useTexts } from '../data/use-texts.tsx'

/** Asks before Escape, the cross or a click beside it closes the dialog a form stands in, while something is entered there. */
export function useCloseGuard(isEntered: () => boolean): void {
  const t = useTexts(uiTexts)
  const askFirst = useContext(DialogOfForm)?.askFirst
  const mayClose = useEffectEvent((): Promise<boolean> => {
    if (!isEntered()) return Promise.resolve(true)
    return confirm({
      title: t('ui.closeTitle'),
      question: t('ui.closeQuestion'),
      confirmLabel: t('ui.discard'),
      cancelLabel: t('ui.keepEditing'),
      danger: true,
    })
  })
  useEffect(() => askFirst?.(() => mayClose()), [askFirst])
}
