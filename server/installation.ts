import { actorLookup } from '#domains/accounts/public.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Database } from '#platform/database.ts'
import { contributionsOf } from '#platform/domain.ts'
import type { Installation } from '#platform/installation.ts'
import { signingOf } from '#platform/key-choice.ts'
import type { Keys } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import { openMetrics } from '#platform/metrics.ts'
import { sealerOf } from '#platform/sealed.ts'
import { accessTokens } from '#platform/tokens.ts'
import { domains } from './domains.ts'

interface Parts {
  configuration: Configuration
  database: Database
  keys: Keys
  log: Log
}

/** The installation of a process, and who its sessions belong to. */
export interface Opened {
  installation: Installation
  actorOf: ReturnType<typeof actorLookup>['actorOf']
}

export function openInstallation({ configuration, database, keys, log }: Parts): Opened {
  const { VENDOR_NAME: name, VENDOR_COLOUR: colour, MAIL_STAFF: staff } = configuration
  const { actorOf, forget } = actorLookup(database.db)
  const installation: Installation = {
    settings: configuration,
    vendor: { name, colour },
    staff: staff ? { email: staff, language: 'de' } : null,
    clock: () => new Date(),
    tokens: accessTokens(keys.token, configuration),
    sealer: sealerOf(keys.token),
    signing: signingOf(configuration),
    answerKeys: keys.answer,
    forgetSession: forget,
    contributions: contributionsOf(domains),
    metrics: openMetrics(),
    log,
  }
  return { installation, actorOf }
}
