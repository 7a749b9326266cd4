import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { changeWebhook, createWebhook, readWebhook, type Webhook, webhookEvents } from '#contract/webhooks.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { SwitchField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ShownOnce } from '#web/ui/dialog/shown-once.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DeliveriesSection } from './deliveries-section.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookFields } from './webhook-fields.tsx'

/** One webhook with its log; without an id, a new one. */
export function WebhookPage() {
  const t = useTexts(webhooksTexts)
  const { id } = useSearch({ from: '/management/webhook' })
  const { data, error, refetchError } = useRead(
    readWebhook,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
  if (id === undefined)
    return (
      <Page narrow title={t('webhooks.create')}>
        <CreateForm />
      </Page>
    )
  return (
    <Page
      title={data?.url}
      context={data?.description}
      error={error}
      refetchError={refetchError}
      action={data && <WebhookActions webhook={data} />}
    >
      {data && <EditForm key={data.id} webhook={data} />}
      {data && <DeliveriesSection webhook={data} />}
    </Page>
  )
}

function CreateForm() {
  const t = useTexts(webhooksTexts)
  const navigate = useNavigate()
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null)
  const entry = useEntry(createWebhook, {
    initial: { url: '', description: '', events: [] as (typeof webhookEvents)[number][] },
    done: ({ secret, webhook }) => setMade({ id: webhook.id, secret }),
  })
  return (
    <EntryForm entry={entry} cancel={<CancelLink to="/management/webhooks" />}>
      <WebhookFields entry={entry} />
      {made && (
        <ShownOnce
          title={t('webhooks.secret')}
          text={t('webhooks.secret.once')}
          value={made.secret}
          onClose={() => void navigate({ to: '/management/webhook', search: { id: made.id }, replace: true })}
        />
      )}
    </EntryForm>
  )
}

function EditForm({ webhook }: { webhook: Webhook }) {
  const t = useTexts(webhooksTexts)
  const { id, modifiedAt, url, description, disabled } = webhook
  const entry = useEntry(changeWebhook, {
    initial: { url, description, disabled, events: [...webhook.events] },
    input: (values) => ({ params: { id }, body: { ...values, modifiedAt } }),
    done: () => notify.success(t('webhooks.saved')),
  })
  return (
    <EntryForm entry={entry}>
      <WebhookFields entry={entry} />
      <SwitchField {...entry.field('disabled', t('webhooks.field.disabled'))} />
    </EntryForm>
  )
}
