import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readKeySet } from '#licence/key-set.ts'
import { readLicence } from '#licence/read-licence.ts'
import { verifyLicence } from '#licence/verify.ts'
import { median } from './measure.ts'
import type { Effort } from './lists.ts'
import { printTable } from './table.ts'

const folder = new URL('../licence/vectors/', import.meta.url)
const host = { macs: ['001B44113AB7'], names: ['SRV-CAD-01'], virtual: true }
const now = new Date('2026-12-01T12:00:00Z')

/** Verifying licences in Node, one after the other, against nothing but the signature over the same bytes. */
export async function benchVerify({ rounds, seconds }: Effort): Promise<void> {
  const keys = readKeySet(readFileSync(new URL('keys.json', folder), 'utf8'))
  if (!keys) throw new Error('The vectors have no keys.')
  const rows: string[][] = []
  for (const [name, file] of [
    ['4 modules', 'network'],
    ['5,000 modules', 'five-thousand-modules'],
  ] as const) {
    const bytes = readFileSync(new URL(`lic/${file}.lic`, folder))
    const read = readLicence(bytes)
    if (!read.ok) throw new Error(`${file} cannot be read.`)
    const x = keys.keys.find(({ kid }) => kid === read.licence.keyId)?.x ?? ''
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const rates: Record<'verified' | 'signatures', number[]> = { verified: [], signatures: [] }
    for (let round = 0; round < rounds; round++) {
      rates.verified.push(await rate(seconds, async () => (await verifyLicence(bytes, { keys, host, now })).valid))
      rates.signatures.push(await rate(seconds / 2, async () => verify(null, read.body, key, read.signature)))
    }
    const [verified, signatures] = [median(rates.verified), median(rates.signatures)]
    const size = `${(bytes.length / 1024).toFixed(1)} KiB`
    rows.push([name, size, verified.toFixed(0), signatures.toFixed(0), (verified / signatures).toFixed(2)])
  }
  printTable(['verify a licence', 'size', 'verified/s', 'Ed25519/s', 'ratio'], rows)
}

async function rate(seconds: number, once: () => Promise<boolean>): Promise<number> {
  for (let warm = 0; warm < 20; warm++) await once()
  const began = performance.now()
  let done = 0
  while (performance.now() - began < seconds * 1000) {
    if (!(await once())) throw new Error('That licence is not valid.')
    done++
  }
  return (done * 1000) / (performance.now() - began)
}
