import type { LicenceRequest } from '#contract/renewals.ts'
import type { Language } from '#contract/shapes.ts'
import { machineName } from '#contract/machine-name.ts'
import { productName } from '#texts/product-names.ts'

export const productOf = ({ product }: Pick<LicenceRequest, 'product'>, language: Language): string =>
  productName(product, language)

/** The machine a request is about; '' for the product as a whole. */
export const hostOf = ({ host }: Pick<LicenceRequest, 'host'>): string => machineName(host)

/** Not decided yet. */
export const isOpen = ({ state }: Pick<LicenceRequest, 'state'>): boolean => state === 'open' || state === 'inWork'

export const stateColours = {
  open: 'yellow',
  inWork: 'blue',
  done: 'green',
  declined: 'red',
  withdrawn: 'gray',
} as const

/** Who asks, and for which machine. */
export const requestName = ({ holder, host }: LicenceRequest): string =>
  [holder.name, hostOf({ host })].filter(Boolean).join(', ')
