import type { Call } from '../call.ts'
import { configurationChangeCalls } from './configurations/configuration-changes.ts'
import { configurationHistoryCalls } from './configurations/configuration-history.ts'
import { configurationLevelCalls } from './configurations/configuration-levels.ts'
import { configurationLinkCalls } from './configurations/configuration-links.ts'
import { configurationModelCalls } from './configurations/configuration-models.ts'
import { configurationCalls } from './configurations/configurations.ts'
import { copyCalls } from './configurations/copies.ts'
import { protocolCalls } from './configurations/protocols.ts'
import { templateCalls } from './configurations/templates.ts'
import { upgradeCalls } from './configurations/upgrades.ts'

/** Configurations of products, from one link to whole copies. */
export const configurations: readonly Call[] = [
  ...configurationCalls,
  ...configurationChangeCalls,
  ...configurationHistoryCalls,
  ...configurationLevelCalls,
  ...configurationModelCalls,
  ...protocolCalls,
  ...templateCalls,
  ...copyCalls,
  ...upgradeCalls,
  ...configurationLinkCalls,
]
