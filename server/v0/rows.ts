import { Readable, type Transform, pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { codingFor } from '#platform/http/answers/compress-text.ts'

/** The rows of a list in the documents' names, portion by portion while they are sent. */
export class Rows {
  readonly portions: AsyncGenerator<unknown[]>

  constructor(portions: AsyncGenerator<unknown[]>) {
    this.portions = portions
  }
}

/** One list after the other. */
export const joinRows = (...lists: readonly Rows[]): Rows =>
  new Rows(
    (async function* () {
      for (const { portions } of lists) yield* portions
    })(),
  )

/** Milliseconds after which a caller that takes nothing is cut off: others wait for the connection. */
const longestSilence = 60_000

/**
 * Sends a list in the envelope of the data service as it is read: it is never in memory as a whole. What is refused is
 * refused before anything is sent; undefined where there are no rows.
 */
export async function sendRows(reply: FastifyReply, { portions }: Rows): Promise<FastifyReply | undefined> {
  const first = await nextRows(portions)
  if (first === undefined) return undefined
  const pieces = Readable.from(envelope(first, portions), { objectMode: false, highWaterMark: 65_536 })
  endSilent(pieces)
  const coding = codingFor(reply.request.headers['accept-encoding'])
  reply.status(200).type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (coding === 'identity') return reply.send(pieces)
  // Ends with the other: whatever becomes of the connection, the rows are read no further.
  const sent = pipeline(pieces, compressors[coding](), () => undefined)
  return reply.header('content-encoding', coding).send(sent)
}

const compressors: Record<'br' | 'gzip', () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: () => createGzip({ level: 1 }),
}

async function nextRows(portions: AsyncGenerator<unknown[]>): Promise<unknown[] | undefined> {
  for (;;) {
    const { done, value } = await portions.next()
    if (done) return undefined
    if (value.length > 0) return value
  }
}

async function* envelope(first: unknown[], rest: AsyncGenerator<unknown[]>): AsyncGenerator<string> {
  try {
    yield `{"status":200,"data":[${written(first)}`
    for (let rows = await nextRows(rest); rows; rows = await nextRows(rest)) yield `,${written(rows)}`
    yield '],"Message":""}'
  } finally {
    await rest.return(undefined)
  }
}

const written = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join(',')

function endSilent(pieces: Readable): void {
  const cutOff = () => pieces.destroy(new Error('The caller takes no rows'))
  let timer = setTimeout(cutOff, longestSilence)
  pieces.on('data', () => {
    clearTimeout(timer)
    timer = setTimeout(cutOff, longestSilence)
  })
  pieces.once('close', () => clearTimeout(timer))
  // Listening to the pieces starts them: they wait until they are taken.
  pieces.pause()
}
