import type { CampaignRow } from '#contract/campaigns.ts'
import type { Host } from '#contract/hosts.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { Detail } from '#licence/reason.ts'

/** One holding as it is before the campaign. */
export interface HoldingBefore {
  items: readonly ConfigurationItem[]
  /** Live hosts that have a licence. */
  hosts: readonly Host[]
  version: number
  /** The version the configuration was made for. */
  from: number
  /** The company has the product an upgrade leads to. */
  hasTarget: boolean
  /** It is another product than the one an upgrade leads to, and replacing it was not chosen. */
  otherProduct?: boolean
}

/** What would become of one holding. */
export interface DryRunResult {
  outcome: NonNullable<CampaignRow['outcome']>
  differences: CampaignRow['differences']
  hosts: CampaignRow['hosts']
  problems: { code: string; detail: Detail }[]
  /** The tree to save; null where nothing is to be saved. */
  after: ConfigurationItem[] | null
  /** Licensed items that a new version lacks and that may go. */
  drop: string[]
}

export const nothing = { differences: [], hosts: [], problems: [], after: null, drop: [] }

export const problem = (code: string, detail: Detail = {}): DryRunResult['problems'][number] => ({ code, detail })
