import { chooseConfiguration } from '#contract/configurations.ts'
import { changeHolding, readHolding } from '#contract/holdings.ts'
import type { Call } from '../../call.ts'
import { writtenHolding } from '../../entities/holding.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readBoolean, readId, readText, requiredId, sentFields } from '../../spelling.ts'
import { someId } from '../words.ts'

export const companyHoldingChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/updatecompanyhasproduct',
    purpose: 'Change Info and Disable of a product of a company; ConfigurationID makes that configuration its own one.',
    operations: [changeHolding, readHolding, chooseConfiguration],
    example: { body: { ID: someId, Info: 'Verlängert bis Jahresende', Disable: false } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const configurationId = readId(body['configurationid'])
      const held = await ask(readHolding, { params })
      const { configuration } = held
      const { Info: _info, Disable: _disable, ConfigurationID: _own, Modified: _then, ...fixed } = writtenHolding(held)
      refuseChanged(body, fixed)
      const changes = sentFields({ note: readText(body['info']), disabled: readBoolean(body['disable'], 'Disable') })
      return ask.together(async (step) => {
        if (configurationId !== null && configurationId !== configuration?.id)
          await step(chooseConfiguration, {
            params,
            body: { basedOn: configuration?.id ?? null, configurationId, shared: true },
          })
        return writtenHolding(await step(changeHolding, { params, body: changes }))
      })
    },
  },
]
