import { createHash } from 'node:crypto'
import { Failure } from '#platform/operations/failure.ts'
import type { KeyStore, KnownKey } from '#platform/keys/key-store.ts'
import type { OwnMemory } from '#platform/keys/memory/file-memory.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { type SignerRequest, readRequest, readPlace } from './request.ts'
import { type Signable, signable } from './signable.ts'

/** Waits until one more signature is allowed; false when that would take too long. */
export type Allowance = () => Promise<boolean>

/**
 * Begins to answer a line: fulfilled when what it asks is judged and noted in its turn. The rest, such as signing, runs
 * beside that of other lines.
 */
export type AnswerTo = (line: string) => Promise<() => Promise<object>>

interface Parts {
  keys: KeyStore
  memory: OwnMemory
  log: Log
  allowance: Allowance
}

/** How a signer answers. */
export function responder(parts: Parts): AnswerTo {
  return async (line) => {
    const asked = readRequest(line)
    const answer = await begin(asked, parts).catch((error: unknown) => () => Promise.reject(error))
    return () => answer().catch((error: unknown) => refusalOf(error, asked, parts.log))
  }
}

/** Why a request is not granted, as the client hears it. */
class Refusal extends Error {}

function refusalOf(error: unknown, { id, keyId, does }: SignerRequest, log: Log): object {
  if (error instanceof Failure && error.code === 'licences.signerRefuses') {
    log.error({ keyId, do: does, ...error.details }, 'refused: the ledger contradicts what is remembered of it')
    return { id, error: 'contradicts', ...error.details }
  }
  if (error instanceof Refusal) {
    log.warn({ error: error.message, keyId, do: does }, 'refused')
    return { id, error: error.message }
  }
  log.error({ err: error }, 'failed')
  return { id, error: 'failed' }
}

async function begin(asked: SignerRequest, parts: Parts): Promise<() => Promise<object>> {
  const { id } = asked
  const { keys, memory, log, allowance } = parts
  if (asked.does === 'keys') return async () => ({ id, keys: await keys.list() })
  if (asked.does === 'confirm') return after(memory.confirm(asked.end), () => ({ id }))
  if (asked.does === 'compare') return after(memory.compare(asked.end), (compared) => ({ id, compared }))
  if (asked.does === 'enter') return after(memory.enter(asked.entries), () => ({ id }))
  if (asked.does === 'learn') return after(memory.learn(asked.portion), (highest) => ({ id, highest }))
  if (!(await allowance())) throw new Refusal('tooMany')
  if (asked.does === 'make')
    return async () => {
      const key = await keys.make()
      log.info({ keyId: key.id }, 'made a key')
      return { id, key }
    }
  if (asked.does !== 'sign') throw new Refusal('malformed')
  return beginSigning(asked, parts)
}

/** The answer once work that has begun is done; what fails it is told then. */
function after<T>(work: Promise<T>, answer: (result: T) => object): () => Promise<object> {
  // Answers are given in turn: it may fail before its turn comes.
  work.catch(() => undefined)
  return () => work.then(answer)
}

async function beginSigning(asked: SignerRequest & { does: 'sign' }, { keys, memory, log }: Parts) {
  const { id, keyId, bytes } = asked
  const what = signable(bytes, keyId, new Date())
  if (!what || !(await areOwn(keys, keysIn(what, keyId)))) throw new Refusal('notALicence')
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  const noted = note(what, { asked, sha256 }, memory)
  return after(
    // Signed while it is written; given away only then.
    Promise.all([keys.sign(keyId, bytes), noted]),
    ([signature]) => {
      log.info({ keyId, ...what, keys: undefined, sha256 }, 'signed')
      return { id, signature: Buffer.from(signature).toString('base64url') }
    },
  )
}

/** What is signed is remembered before; what contradicts the memory is refused. */
async function note(
  what: Signable,
  { asked, sha256 }: { asked: SignerRequest & { does: 'sign' }; sha256: string },
  memory: OwnMemory,
): Promise<void> {
  if (what.kind === 'head') return memory.noteHead(what)
  if (what.kind === 'key' || what.kind === 'status') return
  const place = readPlace(asked.entry)
  if (!place) throw new Refusal('malformed')
  const { serial, position, previous, issued } = what
  const entry = { position, previous, kind: place.kind, serial, file: sha256, keyId: asked.keyId, issued, by: place.by }
  return memory.enter([entry])
}

/** The keys a text tells programs to trust. */
function keysIn(what: Signable, keyId: string): KnownKey[] {
  if (what.kind === 'key') return [{ id: keyId, x: what.x }]
  return what.kind === 'status' ? what.keys : []
}

/** Programs must not be made to trust a key that is not here. */
async function areOwn(keys: KeyStore, named: readonly KnownKey[]): Promise<boolean> {
  const held = named.length === 0 ? [] : await keys.list()
  return named.every(({ id, x }) => held.some((key) => key.id === id && key.x === x))
}
