import { z } from 'zod'
import { requestKind } from './open-requests.ts'
import { day, id } from './shapes.ts'
import type { WebhookEvent } from './webhooks.ts'

const serial = z.number().int()
/** A machine that may be issued licences no longer, or again. */
const machineState = z.object({
  hostId: id,
  /** Of the newest licence of the machine; null where it has none. */
  serial: serial.nullable(),
})

/** What webhooks are told of each event: the `data` of the body. */
export const webhookPayloads = {
  'licence.issued': z.object({
    serial,
    generation: z.number().int(),
    /** Why it was issued, as the ledger says it. */
    kind: z.string(),
    hostId: id,
    /** The serial it replaces; null for the first of a machine. */
    supersedes: serial.nullable(),
    startDate: day,
    /** Null: unlimited. */
    endDate: day.nullable(),
    keyId: z.string(),
    customerNumber: z.string(),
    productCode: z.string(),
    version: z.number().int(),
  }),
  'licence.suspended': machineState,
  'licence.resumed': machineState,
  'licence.moved': z.object({
    oldHostId: id,
    newHostId: id,
    oldSerial: serial.nullable(),
    newSerial: serial,
    /** Of the licence the old machine has until it is taken out of use; null: it has none. */
    bridgeSerial: serial.nullable(),
  }),
  'request.created': z.object({
    requestId: id,
    kind: requestKind,
    holdingId: id,
    /** Null: it is for no machine. */
    hostId: id.nullable(),
  }),
} as const satisfies Record<WebhookEvent, z.ZodObject>

export type WebhookPayload<E extends WebhookEvent> = z.input<(typeof webhookPayloads)[E]>
