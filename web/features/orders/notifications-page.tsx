import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { listShopNotifications, notificationStand, type ShopNotification, workNotification } from '#contract/orders.ts'
import { paymentsTexts } from '#texts/orders.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { CheckboxField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { IconRefresh } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What the shop told and could not be worked, with its reason; worked again from here. */
export function NotificationsPage() {
  const t = useTexts(paymentsTexts)
  const list = useListState(listShopNotifications)
  const [open, setOpen] = useState<ShopNotification | null>(null)
  return (
    <Page title={t('payments.notifications')} context={t('payments.notificationsContext')}>
      <ListTable
        list={list}
        texts={paymentsTexts}
        cells={{
          name: ({ contactId, name, email }) =>
            contactId ? (
              <TextLink to="/editcontact/$id" params={{ id: contactId }}>
                {name || email}
              </TextLink>
            ) : (
              ''
            ),
        }}
        chips={{ show: list.query.show === 'all' ? t('payments.show.all') : undefined }}
        filters={
          <NativeSelect
            aria-label={t('payments.state')}
            value={list.query.show}
            data={(['open', 'all'] as const).map((value) => ({ value, label: t(`payments.show.${value}`) }))}
            onChange={({ currentTarget: { value } }) => list.set({ show: value === 'all' ? 'all' : 'open' })}
          />
        }
        empty={{ text: t('payments.notificationsEmpty') }}
        actions={(one) =>
          (one.state === 'unmatched' || one.state === 'differs' || one.state === 'waiting') && (
            <RowButton
              text={t('payments.workAgain', { number: one.reference })}
              letter="o"
              icon={<IconRefresh />}
              onClick={() => setOpen(one)}
            />
          )
        }
      />
      {open && <WorkDialog notification={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}

type Work = {
  orderId: string
  acceptAmount: boolean
  accept: boolean
  settled: boolean
}

/** What is only shown until staff say so. */
const shown = ['disputed', 'disputeWon', 'partsRefunded', 'refundFailed'] as const
const shownReason = ({ reason }: ShopNotification) => shown.find((one) => one === reason)

function WorkDialog({ notification, onClose }: { notification: ShopNotification; onClose: () => void }) {
  const t = useTexts(paymentsTexts)
  const entry = useEntry<typeof workNotification, Work>(workNotification, {
    initial: { orderId: notification.orderId ?? '', acceptAmount: false, accept: false, settled: false },
    input: ({ orderId, acceptAmount, accept, settled }) => ({
      params: { id: notification.id },
      body: { acceptAmount, accept, settled, ...(!settled && orderId.trim() !== '' && { orderId: orderId.trim() }) },
    }),
    done: (after) => {
      const { state, reason } = after
      if (notificationStand(after) === 'settled') notify.success(t('payments.settled'))
      else if (state === 'worked') notify.success(t('payments.worked'))
      else notify.note(t('payments.stays', { reason: reason ? t(`payments.reason.${reason}`) : '' }))
      onClose()
    },
  })
  const toAccept = shownReason(notification)
  return (
    <EntryFormDialog
      title={t('payments.workAgain', { number: notification.reference })}
      onClose={onClose}
      entry={entry}
      offered="valid"
      saveLabel={
        entry.values.settled ? t('payments.settleNow') : t('payments.workAgain', { number: notification.reference })
      }
    >
      {notification.reason && <p>{t(`payments.reason.${notification.reason}`)}</p>}
      {!entry.values.settled && <TextField {...entry.field('orderId', t('payments.orderId'))} />}
      {!entry.values.settled && notification.reason === 'amount' && (
        <CheckboxField {...entry.field('acceptAmount', t('payments.acceptAmount'))} />
      )}
      {!entry.values.settled && toAccept && (
        <CheckboxField {...entry.field('accept', t(`payments.accept.${toAccept}`))} />
      )}
      {notification.state !== 'waiting' && <CheckboxField {...entry.field('settled', t('payments.settle'))} />}
    </EntryFormDialog>
  )
}
