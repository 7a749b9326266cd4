import { type Delivery, replayDeliveries } from '#contract/webhooks.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconRefresh } from '#web/ui/layout/icons.tsx'

export function ReplayMany({ deliveries, clear }: { deliveries: readonly Delivery[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  const ended = deliveries.filter(({ state }) => state !== 'waiting')
  return (
    <BulkWriteButton
      main
      operation={replayDeliveries}
      rows={ended}
      nameOf={({ createdAt }) => formats.instant(createdAt)}
      clear={clear}
      text={t('webhooks.replayMany', { count: ended.length })}
      letter="r"
      icon={<IconRefresh />}
      reason={ended.length === 0 && t('webhooks.noneToReplay')}
      input={(ids) => ({ body: { ids } })}
      done={(count) => t('webhooks.replayedMany', { count })}
    />
  )
}
