import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address this server must not be made to call. */
export class PrivateAddressError extends Error {}

/** Whether an IP address belongs to the public internet: no loopback, private, link-local, multicast or reserved one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // `process` makes of an IPv4 address mapped into IPv6 what it is.
  const known = ipaddr.process(address)
  if (known.range() !== 'unicast') return false
  // All public ones of IPv6 are in 2000::/3 (RFC 4291): ::127.0.0.1 and other forms that hold an IPv4 address are not.
  return known.kind() === 'ipv4' || known.match(publicIpv6)
}

const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** A host in a URL that is an IP address, or null: those are never looked up. */
export function addressOf(host: string): string | null {
  const bare = host.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) ? bare : null
}

/**
 * Whether a host in a URL is plainly none that this server may call, so that it can be refused at once. What other
 * names point to is checked when they are connected to.
 */
export function isPlainlyPrivate(host: string, allowed: readonly string[]): boolean {
  if (allowed.includes(host)) return false
  const literal = addressOf(host)
  return literal === null ? /^(.*\.)?localhost\.?$/i.test(host) : !isPublicAddress(literal)
}

/**
 * Looks a name up for a connection and hands only public addresses on, so that what was checked is what is connected to:
 * a name that points elsewhere a moment later changes nothing. Fails with PrivateAddressError.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddressError(`${host} is no public address`), '', 0)
    return options.all ? done(null, found, 0) : done(null, first.address, first.family)
  })
}

/** Who an address is counted for: one machine of IPv4, a network of /64 of IPv6, which is what one household has. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  if (known.kind() === 'ipv4') return known.toString()
  return `${ipaddr.fromByteArray([...known.toByteArray().slice(0, 8), ...Array<number>(8).fill(0)]).toString()}/64`
}
