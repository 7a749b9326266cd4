import { type MailRow, resendMails } from '#contract/mails.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconRefresh } from '#web/ui/layout/icons.tsx'
import { isResendable, nameOf } from './mail-words.ts'

export function ResendMany({ mails, clear }: { mails: readonly MailRow[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  const failed = mails.filter(isResendable)
  return (
    <BulkWriteButton
      main
      operation={resendMails}
      rows={failed}
      nameOf={nameOf}
      clear={clear}
      text={t('mails.resendMany', { count: failed.length })}
      letter="r"
      icon={<IconRefresh />}
      reason={failed.length === 0 && t('mails.noneFailed')}
      input={(ids) => ({ body: { ids } })}
      question={(names) => t('mails.resendManyQuestion', { names })}
      done={(count) => t('mails.requeuedMany', { count })}
    />
  )
}
