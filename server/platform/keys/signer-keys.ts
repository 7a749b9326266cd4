import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkKeyProof, renderKey } from '#licence/key-proof.ts'
import type { KeyStore, KnownKey } from './key-store.ts'

/** A key the store holds, and its own signature that says so. */
interface HeldKey extends KnownKey {
  /** Over `renderKey`, base64url. */
  proof: string
}

/** The keys the store was seen to hold, by id: what the database says of keys counts for nothing without it. */
export type HeldKeys = (wanted: readonly string[]) => Promise<ReadonlyMap<string, HeldKey>>

/** How long a key missing in the store is not requested again, in milliseconds. */
const askAgainMs = 2000

/**
 * Requests keys from the store that this process has not seen yet, and lets each sign for itself. With `folder`, what a
 * signer process showed is stored there for times it is away. Throws Failure `licences.signerAway` when it is away and
 * was never there.
 */
export function holdingKeys(store: KeyStore, folder: string | null): HeldKeys {
  const held = new Map<string, HeldKey>()
  const missed = new Map<string, number>()
  let asking: Promise<void> | null = null
  const ask = async () => {
    const keys = await store.list()
    for (const key of keys) if (held.get(key.id)?.x !== key.x) held.set(key.id, await proven(store, key))
    if (folder !== null) storeCopy(folder, [...held.values()])
  }
  const askOnce = () => (asking ??= ask().finally(() => (asking = null)))
  return async (wanted) => {
    const now = performance.now()
    const asked = wanted.filter((id) => !held.has(id) && now - (missed.get(id) ?? -Infinity) > askAgainMs)
    if (asked.length === 0) return held
    try {
      await askOnce()
    } catch (error) {
      if (held.size === 0 && folder !== null) for (const key of await readCopy(folder)) held.set(key.id, key)
      if (held.size === 0) throw error
    }
    for (const id of asked) if (!held.has(id)) missed.set(id, now)
    return held
  }
}

async function proven(store: KeyStore, key: KnownKey): Promise<HeldKey> {
  const proof = Buffer.from(await store.sign(key.id, new TextEncoder().encode(renderKey(key)))).toString('base64url')
  if (!(await checkKeyProof(key, proof))) throw new Error(`The key ${key.id} does not sign for itself.`)
  return { ...key, proof }
}

const seen = (folder: string) => join(folder, 'keys', 'seen-licence-keys.json')

function storeCopy(folder: string, keys: HeldKey[]): void {
  const text = JSON.stringify(keys)
  if (text === read(folder)) return
  // Several processes write the same; each whole or not at all.
  const written = `${seen(folder)}.${process.pid}.new`
  writeFileSync(written, text, { mode: 0o600 })
  renameSync(written, seen(folder))
}

async function readCopy(folder: string): Promise<HeldKey[]> {
  try {
    const keys = JSON.parse(read(folder)) as HeldKey[]
    const good = await Promise.all(keys.map((key) => checkKeyProof(key, key.proof)))
    return keys.filter((_, at) => good[at])
  } catch {
    return []
  }
}

function read(folder: string): string {
  try {
    return readFileSync(seen(folder), 'utf8')
  } catch {
    return ''
  }
}
