import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { listShopNotifications, type ShopNotification, workNotification } from '#contract/orders.ts'
import { paymentsTexts } from '#texts/orders.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconRefresh } from '#web/ui/icons.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './orders.module.css'

/** What the shop told and could not be worked, with its reason; worked again from here. */
export function NotificationsPage() {
  const t = useTexts(paymentsTexts)
  const list = useListState(listShopNotifications)
  const [open, setOpen] = useState<ShopNotification | null>(null)
  return (
    <Page title={t('payments.notifications')} context={t('payments.notificationsContext')}>
      <ListTable
        operation={listShopNotifications}
        list={list}
        label={t('payments.notifications')}
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

function WorkDialog({ notification, onClose }: { notification: ShopNotification; onClose: () => void }) {
  const t = useTexts(paymentsTexts)
  const [orderId, setOrderId] = useState(notification.orderId ?? '')
  const [acceptAmount, setAcceptAmount] = useState(false)
  const { run, pending } = useWrite(workNotification, {
    done: ({ state, reason }) => {
      if (state === 'worked') notify.success(t('payments.worked'))
      else notify.note(t('payments.stays', { reason: reason ? t(`payments.reason.${reason}`) : '' }))
      onClose()
    },
  })
  const send = () =>
    run({
      params: { id: notification.id },
      body: { acceptAmount, ...(orderId.trim() !== '' && { orderId: orderId.trim() }) },
    })
  return (
    <Dialog title={t('payments.workAgain', { number: notification.reference })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {notification.reason && <p>{t(`payments.reason.${notification.reason}`)}</p>}
        <TextInput
          label={t('payments.orderId')}
          value={orderId}
          onChange={(event) => setOrderId(event.currentTarget.value)}
          data-autofocus
        />
        {notification.reason === 'amount' && (
          <Checkbox
            label={t('payments.acceptAmount')}
            checked={acceptAmount}
            onChange={(event) => setAcceptAmount(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" loading={pending}>
          {t('payments.workAgain', { number: notification.reference })}
        </Button>
      </form>
    </Dialog>
  )
}
