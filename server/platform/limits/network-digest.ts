import type { Tokens } from '../keys/tokens.ts'
import { networkOf } from '../outside/public-address.ts'

interface Asking {
  tokens: Pick<Tokens, 'digest'>
  client: { address: string }
}

/**
 * What the network of a request is counted by in the database, for one purpose: a keyed digest that reveals no address.
 */
export const networkDigest = ({ tokens, client }: Asking, purpose: string): Buffer =>
  tokens.digest(`${purpose} network ${networkOf(client.address)}`)
