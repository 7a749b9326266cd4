import type { RequestPlace } from '#contract/hosts.ts'
import { isNetworkTitle } from '#licence/binding.ts'
import { nameKey } from '#licence/fold-name.ts'
import type { HostName } from '#licence/host-request.ts'
import { normaliseMac } from '#licence/mac.ts'

/** What a licence request asks for. */
export interface RequestedProduct {
  version: number
  installationType?: 'single' | 'network' | undefined
}

interface Held {
  disabled: boolean
  product: RequestPlace['product']
}

/** Those of the version and kind asked for; where there is none, every product that may be had. */
export function matchingHoldings<H extends Held>(
  holdings: readonly H[],
  { version, installationType }: RequestedProduct,
): H[] {
  const open = holdings.filter(({ disabled }) => !disabled)
  const asked = open.filter(
    ({ product }) =>
      product.version === version &&
      (installationType === undefined || isNetworkTitle(product.titleDe) === (installationType === 'network')),
  )
  return asked.length > 0 ? asked : open
}

/** What a machine is known by: its name however it is written, and the address of its network card. */
export const marksOf = ({ name, mac }: HostName): string[] =>
  [name && nameKey(name), mac && normaliseMac(mac)].flatMap((mark) => mark || [])

/** Whether two machines are the same by name or network card. */
export const isSameMachine = (one: HostName, other: HostName): boolean => {
  const known = new Set(marksOf(one))
  return marksOf(other).some((mark) => known.has(mark))
}

interface Placed {
  holder: { kind: 'company' | 'contact'; id: string }
  product: { version: number }
}

/**
 * What a request that was brought to no company may be for, by the companies with its customer number and the holdings
 * its machine is entered for: those of its version, and companies whose products fit. A number of one company and a
 * machine of another: people decide.
 */
export function likelyPlaces<H extends Placed>(
  numbered: readonly string[],
  machines: readonly H[],
  version: number,
): { holdings: H[]; companies: readonly string[] } {
  const same = machines.filter(({ product }) => product.version === version)
  const own = same.filter(({ holder }) => numbered.includes(holder.id))
  if (own.length > 0) return { holdings: own, companies: [] }
  return { holdings: same, companies: numbered.length > 0 ? numbered : same.length > 0 ? [] : companiesOf(machines) }
}

const companiesOf = (holdings: readonly Placed[]): string[] => [
  ...new Set(holdings.flatMap(({ holder }) => (holder.kind === 'company' ? [holder.id] : []))),
]
