import { Failure } from '#platform/operations/failure.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { OuterRoute } from '#platform/http/outer-route.ts'
import { receiveNotification } from './notifications/notifications.ts'
import type { NotifierName } from './selling.ts'
import { shopOf } from './shop.ts'
import { standinRoutes } from './standin.ts'

/** What shops call: `POST /shop/notifications/2checkout` and `/shop/notifications/stripe`; in demo mode the stand-in's pages. */
export function shopRoutes(call: JobCall): OuterRoute[] {
  const shop = shopOf(call)
  const notifications = (notifier: NotifierName): OuterRoute => ({
    method: 'POST',
    path: `/shop/notifications/${notifier}`,
    async handle({ headers, body }) {
      if (shop?.notifier !== notifier) throw new Failure('request.notFound')
      const header = shop.signatureHeader && headers[shop.signatureHeader]
      const signature = typeof header === 'string' ? header.slice(0, 2000) : ''
      if (!(await receiveNotification(call, shop, { body, signature }))) throw new Failure('request.invalid')
      return shop.receipt(body, call.clock())
    },
  })
  const standin = shop?.name === 'standin' ? standinRoutes(call, shop) : []
  return [notifications('2checkout'), notifications('stripe'), ...standin]
}
