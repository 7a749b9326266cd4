/**
 * Three servers that stand in for one another, as licence administrators know it: the order is the same everywhere, two
 * of three must run, and the third is never master.
 */
import type { HostName } from './host-request.ts'
import { fill, type Language, type Words } from './language.ts'

/** Two servers that run while the third is down; numbers count from 1. */
export interface TriadePair {
  running: readonly [number, number]
  down: number
  /** The one that hands out licences. */
  master: number
}

/** The three pairs that suffice, in the order of the servers. */
export const triadePairs: readonly TriadePair[] = [
  { running: [1, 2], down: 3, master: 1 },
  { running: [1, 3], down: 2, master: 1 },
  { running: [2, 3], down: 1, master: 2 },
]

const words = {
  pair: {
    de: '{a} und {b} genügen, wenn {down} ausfällt: {master} vergibt die Lizenzen.',
    en: '{a} and {b} suffice while {down} is down: {master} hands out the licences.',
  },
  server: { de: 'Server {slot}', en: 'server {slot}' },
} as const satisfies Record<string, Words>

/** A server by its name, or by its place while it has none. */
export function serverName(hosts: readonly HostName[], slot: number, language: Language): string {
  return hosts[slot - 1]?.name || fill(words.server, language, { slot })
}

/** What a pair means as one sentence. */
export function describePair(pair: TriadePair, hosts: readonly HostName[], language: Language): string {
  const [a, b] = pair.running
  const name = (slot: number) => serverName(hosts, slot, language)
  return fill(words.pair, language, { a: name(a), b: name(b), down: name(pair.down), master: name(pair.master) })
}

/** The servers with the one at `from` at place `to` (from 0); all others keep their order. */
export function reorderServers(hosts: readonly HostName[], from: number, to: number): HostName[] {
  const moved = hosts[from]
  return moved ? hosts.toSpliced(from, 1).toSpliced(to, 0, moved) : [...hosts]
}
