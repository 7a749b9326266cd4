import { z } from 'zod'
import { event } from '#platform/jobs/task.ts'

/** Staff decided about an address under review. */
export const addressDecided = event('contacts.addressDecided', { contactId: z.string() })

/** A contact with a place in the cloud left the company that owns it. */
export const cloudUserMoved = event('contacts.cloudUserMoved', { contactId: z.string() })
