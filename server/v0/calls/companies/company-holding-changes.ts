import { publishConfigurationChanges } from '#contract/configuration-drafts.ts'
import { chooseConfiguration } from '#contract/configurations.ts'
import { changeHolding, readHolding } from '#contract/holdings.ts'
import type { Call } from '../../call.ts'
import { writtenHolding } from '../../entities/holding.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readBoolean, readId, readText, requiredId, sentFields } from '../../spelling.ts'
import { publishedId } from '../../written-configurations.ts'
import { someId } from '../words.ts'

export const companyHoldingChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/updatecompanyhasproduct',
    purpose: 'Change Info and Disable of a product of a company; ConfigurationID makes that configuration its own one.',
    operations: [changeHolding, readHolding, chooseConfiguration, publishConfigurationChanges],
    example: { body: { ID: someId, Info: 'Verlängert bis Jahresende', Disable: false } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const named = readId(body['configurationid'])
      const held = await ask(readHolding, { params })
      const { Info: _info, Disable: _disable, ConfigurationID: _own, Modified: _then, ...fixed } = writtenHolding(held)
      refuseChanged(body, fixed)
      const changes = sentFields({ note: readText(body['info']), disabled: readBoolean(body['disable'], 'Disable') })
      return ask.together(async (step) => {
        if (named !== null) {
          const configurationId = await publishedId(step, named)
          const { configuration } = await step(readHolding, { params })
          const basedOn = configuration?.id ?? null
          if (configurationId !== basedOn)
            await step(chooseConfiguration, { params, body: { basedOn, configurationId, shared: true } })
        }
        return writtenHolding(await step(changeHolding, { params, body: changes }))
      })
    },
  },
]
