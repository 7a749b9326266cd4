import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { codingFor, compress } from './answers/compress-text.ts'

interface Document {
  url: string
  type: string
  /** Writes it; called once, at the first request. */
  write: () => Promise<string> | string
}

type Written = Record<ReturnType<typeof codingFor>, Buffer> & { tag: string }

/** Serves a text that is the same for all callers: written and compressed once, and cached by browsers and proxies. */
export function serveDocument(app: FastifyInstance, { url, type, write }: Document): void {
  let written: Promise<Written> | null = null
  app.get(url, { config: { fromMemory: true } }, async ({ headers }, reply) => {
    written ??= writeOut(write).catch((error: unknown) => {
      written = null
      throw error
    })
    const { tag, ...bodies } = await written
    reply.headers({ 'cache-control': 'public, max-age=300', etag: tag, vary: 'accept-encoding' })
    if (isKnown(headers['if-none-match'], tag)) return reply.status(304).send()
    const coding = codingFor(headers['accept-encoding'])
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.type(type).send(bodies[coding])
  })
}

async function writeOut(write: Document['write']): Promise<Written> {
  const identity = Buffer.from(await write())
  const [br, zipped] = await Promise.all([compress.br(identity, 7), compress.gzip(identity)])
  // One tag for all codings, so a weak one.
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { br, gzip: zipped, identity, tag }
}

const isKnown = (known: string | undefined, tag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim() === '*' || one.trim() === tag)
