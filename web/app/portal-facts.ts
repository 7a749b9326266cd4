import type { Portal } from '#contract/portal.ts'

let facts: Pick<Portal, 'productKey' | 'demo'> = { productKey: '', demo: false }

/** What of the portal decides which addresses there are. */
export const setPortalFacts = (portal: Pick<Portal, 'productKey' | 'demo'>): void => void (facts = portal)

/** The vendor's product key names the licensing area: `/wellenwerkconfiguration`. */
export const isArea = (product: string): boolean => product === facts.productKey

export const isDemo = (): boolean => facts.demo
