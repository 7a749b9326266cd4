import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const quoted = /^"(.*)"$/
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/

/** The address in one element, without quotes, brackets, zone and port; null where there is none. */
function addressIn(element: string): string | null {
  const text = element.replace(quoted, '$1')
  const [, bracketed, dotted] = withPort.exec(text) ?? []
  const address = (bracketed ?? dotted ?? text).replace(/%.*$/, '')
  return isIP(address) === 0 ? null : ipaddr.process(address).toString()
}

/**
 * Reads an X-Forwarded-For header as proxies really send it and returns bare addresses, separated by ", ". An element
 * that is no address hides who it stands for and all before it. Only what follows it is left, maybe nothing, and then
 * the peer counts as the client.
 */
export function readForwardedFor(header: string): string {
  const elements = header.split(',').map((element) => element.trim())
  const addresses = elements.filter((element) => element !== '').map(addressIn)
  return addresses.slice(addresses.lastIndexOf(null) + 1).join(', ')
}
