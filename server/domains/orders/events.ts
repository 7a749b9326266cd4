import { z } from 'zod'
import { orderState } from '#contract/orders.ts'
import { event } from '#platform/jobs/task.ts'

/**
 * An order's new state. `test`, `real`: staff said so of one that is paid; `reinstated`: what was given back counts again.
 */
export const orderChanged = event('orders.changed', {
  orderId: z.string(),
  state: z.enum([...orderState.options, 'test', 'real', 'reinstated']),
})
