import { hashSecret } from '../keys/tokens.ts'
import { fail } from '../operations/failure.ts'
import type { ServiceLookup } from '../operations/actor.ts'
import { networkOf } from '../outside/public-address.ts'
import type { Counters } from './counters.ts'

const kind = 'keys of nobody'
/** Keys remembered as having opened something: enough for the programs of an installation. */
const remembered = 1000

/**
 * Looks keys up within a budget of unknown ones, for each network and minute. The limit of requests comes once the
 * caller is known, so it alone would have every made-up key looked up. Access tokens need none, since their signature
 * is checked without the database. A key that was valid before is looked up whatever its neighbours do.
 */
export function limitLookups(counters: Counters, perMinute: number, lookUp: ServiceLookup): ServiceLookup {
  const known = new Set<string>()
  // Looked up just now and not counted yet: all at once are no more than one after the other.
  const underWay = new Map<string, number>()
  const count = (network: string, more: 1 | -1) => {
    const now = (underWay.get(network) ?? 0) + more
    if (now === 0) underWay.delete(network)
    else underWay.set(network, now)
  }

  /** Begins to look up what is not known yet, unless the network's budget is used up. */
  async function begin(network: string): Promise<void> {
    const { current, ttl } = await counters({ kind, key: network, take: false })
    if (current + (underWay.get(network) ?? 0) >= perMinute) fail('request.tooMany', { seconds: Math.ceil(ttl / 1000) })
    count(network, 1)
  }

  return async (key, address) => {
    const network = networkOf(address)
    const digest = hashSecret(key).toString('base64')
    if (known.has(digest)) count(network, 1)
    else await begin(network)
    try {
      const actor = await lookUp(key, address)
      // The last used stand at the end; the first are forgotten.
      known.delete(digest)
      if (actor) known.add(digest)
      else await counters({ kind, key: network, take: true })
      const [first] = known.size > remembered ? known : []
      if (first !== undefined) known.delete(first)
      return actor
    } finally {
      count(network, -1)
    }
  }
}
