import { Checkbox } from '@mantine/core'
import { type WebhookEvent, webhookEvents } from '#contract/webhooks.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { TextareaField, TextField } from '#web/ui/form/fields.tsx'
import type { Entry } from '#web/ui/form/use-entry.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './webhooks.module.css'

interface Values extends Record<string, unknown> {
  url: string
  description?: string | undefined
  events: WebhookEvent[]
}

/** Where a webhook goes, what for, and what it is told. */
export function WebhookFields<V extends Values>({ entry }: { entry: Entry<V> }) {
  const t = useTexts(webhooksTexts)
  const fields = entry as unknown as Entry<Values>
  const { events } = fields.values
  const toggle = (event: WebhookEvent, on: boolean) =>
    fields.set({ events: webhookEvents.filter((one) => (one === event ? on : events.includes(one))) })
  return (
    <>
      <TextField {...fields.field('url', t('webhooks.url'))} hint={t('webhooks.urlHint')} spellCheck={false} />
      <TextareaField {...fields.field('description', t('webhooks.description'))} rows={2} />
      <fieldset className={classes.events}>
        <legend>{t('webhooks.events')}</legend>
        <div className={classes.list}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={t(`webhooks.event.${event}`)}
              description={event}
              checked={events.includes(event)}
              onChange={(change) => toggle(event, change.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
