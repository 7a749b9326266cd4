import { setPortalTimeZone } from '#contract/time-zone.ts'
import { actorLookup } from '#domains/accounts/public.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { Database } from '#platform/database/database.ts'
import { contributionsOf } from '#platform/installation/domain.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { vendorFont, vendorLogo } from '#platform/installation/vendor-logo.ts'
import { signingOf } from '#platform/keys/key-choice.ts'
import type { Keys } from '#platform/keys/keys.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { openMetrics } from '#platform/telemetry/metrics.ts'
import { noteContacts } from '#platform/outside/last-contacts.ts'
import { sealerOf } from '#platform/keys/sealer.ts'
import { accessTokens } from '#platform/keys/tokens.ts'
import { domains } from './domains.ts'

interface InstallationParts {
  configuration: Configuration
  database: Database
  keys: Keys
  log: Log
}

/** The installation of a process, and who its sessions belong to. */
export interface OpenedInstallation {
  installation: Installation
  actorOf: ReturnType<typeof actorLookup>['actorOf']
}

export function openInstallation({ configuration, database, keys, log }: InstallationParts): OpenedInstallation {
  const {
    VENDOR_NAME: name,
    VENDOR_COLOUR: colour,
    VENDOR_LOGO: logo,
    VENDOR_FONT: font,
    MAIL_STAFF: staff,
  } = configuration
  setPortalTimeZone(configuration.TIME_ZONE)
  const { actorOf, forget } = actorLookup(database.db)
  const installation: Installation = {
    settings: configuration,
    vendor: { name, colour, logo: vendorLogo(logo), font: vendorFont(font) },
    staff: staff ? { email: staff, language: 'de' } : null,
    clock: () => new Date(),
    tokens: accessTokens(keys.token, configuration),
    sealer: sealerOf(keys.token),
    signing: signingOf(configuration),
    answerKeys: keys.answer,
    forgetSession: forget,
    contributions: contributionsOf(domains),
    metrics: noteContacts(openMetrics(), database.db),
    log,
  }
  return { installation, actorOf }
}
