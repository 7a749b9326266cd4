import { readDelivery } from '#contract/webhooks.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { CloseDialogButton, Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './webhooks.module.css'
import { answerWords, eventWords } from './words.ts'

/** One delivery: what was sent, and each try with its answer. */
export function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(webhooksTexts)
  const { data, error, refetch } = useRead(readDelivery, { params: { id } })
  return (
    <Dialog
      onClose={onClose}
      title={t('webhooks.delivery.title', { event: data ? eventWords(data.event, t) : '…' })}
      size="lg"
    >
      {error && <ErrorNotice error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <h3 className={classes.heading}>{t('webhooks.delivery.body')}</h3>
          <pre className={classes.body}>{JSON.stringify(JSON.parse(data.body), null, 2)}</pre>
          <h3 className={classes.heading}>{t('webhooks.delivery.tries')}</h3>
          <ol className={classes.tries}>
            {data.tries.map((one) => (
              <li key={one.at}>
                {formats.instant(one.at)}: <strong>{answerWords(one, t)}</strong> ·{' '}
                {t('webhooks.delivery.took', { ms: one.took })}
                {one.answer && <pre className={classes.body}>{one.answer}</pre>}
              </li>
            ))}
          </ol>
        </>
      )}
      <DialogButtons>
        <CloseDialogButton />
      </DialogButtons>
    </Dialog>
  )
}
