import { z } from 'zod'
import { webhookPayloads } from '#contract/webhook-payloads.ts'
import { testEvent } from '#contract/webhooks.ts'
import { instant } from '#contract/shapes.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import type { SchemaWriter } from './schemas.ts'
import type { Schema } from './shape-rows.ts'

/** An event as webhooks are told it. */
interface DescribedEvent {
  name: string
  summary: string
  body: Schema
}

/** Every event with the body that tells it: `{ type, timestamp, data }`, as Standard Webhooks advise. */
export function eventsDescribed({ schemaOf }: SchemaWriter): DescribedEvent[] {
  const payloads: [string, z.ZodObject][] = [...Object.entries(webhookPayloads), [testEvent, z.object({})]]
  return payloads.map(([name, data]) => ({
    name,
    summary: webhooksTexts[`webhooks.event.${name}` as 'webhooks.event.webhook.test'].en,
    body: schemaOf(z.object({ type: z.literal(name), timestamp: instant, data }), 'output'),
  }))
}

/** Headers of Standard Webhooks, by name. */
export const webhookHeaders: Readonly<Record<string, string>> = {
  'webhook-id': 'The same in every try of a message: what was seen before is not done again.',
  'webhook-timestamp': 'Seconds since 1970 at which it was sent.',
  'webhook-signature':
    '`v1,` and HMAC-SHA-256 in base64 over id, timestamp and body, joined by points; the key is the secret behind `whsec_`, in base64. Two of them, parted by a blank, while a former secret signs as well.',
}

/** The webhooks of an OpenAPI document. */
export function webhooksDescribed(writer: SchemaWriter): Record<string, object> {
  const parameters = Object.entries(webhookHeaders).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
  return Object.fromEntries(
    eventsDescribed(writer).map(({ name, summary, body }) => [
      name,
      {
        post: {
          operationId: `receive.${name}`,
          summary,
          description: `Sent to webhooks that receive this event: ${summary}.`,
          tags: ['webhooks'],
          security: [],
          parameters,
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: {
            '2XX': { description: 'Taken' },
            '4XX': { description: 'Not taken: it is sent again' },
          },
        },
      },
    ]),
  )
}
