import { Badge, NativeSelect } from '@mantine/core'
import { lazy, useState } from 'react'
import {
  type Delivery,
  type DeliveryState,
  deliveryStates,
  listDeliveries,
  replayDelivery,
  type Webhook,
} from '#contract/webhooks.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconEye, IconRefresh } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'

const ReplayMany = lazy(async () => ({ default: (await import('./deliveries-bulk.tsx')).ReplayMany }))

const colours = { waiting: 'yellow', delivered: 'green', failed: 'red', dropped: 'gray' } as const

/** What a webhook was told, and whether it arrived. */
export function DeliveriesSection({ webhook }: { webhook: Webhook }) {
  const t = useTexts(webhooksTexts)
  const list = useListState(listDeliveries)
  const [open, setOpen] = useState<string | null>(null)
  const replay = useWrite(replayDelivery, { done: () => notify.success(t('webhooks.replayed')) })
  const filter = (
    <NativeSelect
      aria-label={t('webhooks.log.filter')}
      value={list.query.state ?? ''}
      data={[
        { value: '', label: t('webhooks.log.all') },
        ...deliveryStates.map((value) => ({ value, label: t(`webhooks.delivery.${value}`) })),
      ]}
      onChange={(event) => list.set({ state: (event.currentTarget.value || undefined) as DeliveryState | undefined })}
    />
  )
  const rowActions = ({ id, createdAt, state }: Delivery) => (
    <RowActions name={formats.instant(createdAt)}>
      <RowButton
        text={t('webhooks.open', { at: formats.instant(createdAt) })}
        icon={<IconEye />}
        letter="o"
        onClick={() => setOpen(id)}
      />
      {state !== 'waiting' && !webhook.disabled && (
        <RowButton
          text={t('webhooks.replay')}
          icon={<IconRefresh />}
          letter="r"
          disabled={replay.pending}
          onClick={() => void replay.run({ params: { id } })}
        />
      )}
    </RowActions>
  )
  return (
    <Section title={t('webhooks.log')}>
      <ListTable
        params={{ id: webhook.id }}
        list={list}
        label={t('webhooks.log')}
        texts={webhooksTexts}
        cells={{ state: ({ state }) => <Badge color={colours[state]}>{t(`webhooks.delivery.${state}`)}</Badge> }}
        chips={{ state: list.query.state && t(`webhooks.delivery.${list.query.state}`) }}
        filters={filter}
        empty={{ text: t('webhooks.log.empty') }}
        actions={rowActions}
        {...(!webhook.disabled && {
          bulk: {
            name: ({ createdAt }: Delivery) => formats.instant(createdAt),
            actions: (deliveries: Delivery[], clear: () => void) => (
              <ReplayMany deliveries={deliveries} clear={clear} />
            ),
          },
        })}
        underWay={({ state }) => state === 'waiting'}
      />
      {open && <DeliveryDialog id={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
