import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes below which an answer fits into one packet as it is. */
const least = 1400

const ways = {
  // A page of a list takes less than a millisecond, in the thread pool.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
}

/** A text as this Accept-Encoding takes it (RFC 9110, section 12.5.3): brotli, gzip, or as it is, `encoding` null. */
export async function compressText(
  text: string,
  accepted = '',
): Promise<{ encoding: keyof typeof ways; bytes: Buffer } | { encoding: null; bytes: string }> {
  const taken = new Map(
    accepted.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))] as const
    }),
  )
  const encoding = (['br', 'gzip'] as const).find((name) => taken.get(name))
  if (!encoding || text.length < least) return { encoding: null, bytes: text }
  return { encoding, bytes: await ways[encoding](text) }
}
