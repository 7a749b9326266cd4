import { type WebhookEvent, webhookEvents } from '#contract/webhooks.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { ChoicesField } from '#web/ui/form/fields/choices-field.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

interface Values extends Record<string, unknown> {
  url: string
  description?: string | undefined
  events: WebhookEvent[]
}

/** Where a webhook goes, what for, and what it is told. */
export function WebhookFields<V extends Values>({ entry }: { entry: Entry<V> }) {
  const t = useTexts(webhooksTexts)
  const fields = entry as unknown as Entry<Values>
  return (
    <>
      <TextField {...fields.field('url', t('webhooks.url'))} hint={t('webhooks.urlHint')} spellCheck={false} />
      <TextareaField {...fields.field('description', t('webhooks.description'))} rows={2} />
      <ChoicesField
        {...fields.field('events', t('webhooks.events'))}
        choices={webhookEvents.map((value) => ({ value, text: t(`webhooks.event.${value}`) }))}
      />
    </>
  )
}
