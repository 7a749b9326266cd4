import { changeHolding, listContactHoldings } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call } from '../../call.ts'
import { writtenHolding } from '../../entities/holding.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readBoolean, readText, requiredId, sentFields } from '../../spelling.ts'
import { someId } from '../words.ts'

export const contactHoldingChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/updatecontacthasproduct',
    shown: true,
    purpose:
      'Change Info and Disable of a product of a person. The portal counts files itself: another FileCount is refused.',
    operations: [listContactHoldings, changeHolding],
    example: { body: { ContactID: someId, ProductID: someId, FileCount: 1 } },
    answer: async (ask, { body }) => {
      const { items } = await ask(listContactHoldings, { params: { id: requiredId(body, 'ContactID') } })
      const productId = requiredId(body, 'ProductID')
      const held = items.find(({ product }) => product.id === productId) ?? fail('holdings.notFound')
      const { Info: _info, Disable: _disable, ...fixed } = writtenHolding(held)
      refuseChanged(body, fixed)
      const changes = sentFields({ note: readText(body['info']), disabled: readBoolean(body['disable'], 'Disable') })
      if (Object.keys(changes).length === 0) return writtenHolding(held)
      return writtenHolding(await ask(changeHolding, { params: { id: held.id }, body: changes }))
    },
  },
]
