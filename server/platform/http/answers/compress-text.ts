import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliInPool = promisify(brotliCompress)
const gzipInPool = promisify(gzip)

/** Compresses in the thread pool; the quality of brotli goes from 0 to 11. */
export const compress = {
  br: (content: string | Buffer, quality: number): Promise<Buffer> =>
    brotliInPool(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (content: string | Buffer): Promise<Buffer> => gzipInPool(content),
}

/** The best coding an Accept-Encoding takes (RFC 9110, section 12.5.3); one with weight 0 is refused. */
export function codingFor(accepted = ''): keyof typeof compress | 'identity' {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.replace(/;.*/, '').trim()),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}

/** Characters below which an answer fits into one packet as it is. */
const least = 1400

// A page of a list takes less than a millisecond.
const quality = 4

/** A text as this Accept-Encoding takes it: compressed, or as it is with `encoding` null. */
export async function compressText(
  text: string,
  accepted?: string,
): Promise<{ encoding: keyof typeof compress; bytes: Buffer } | { encoding: null; bytes: string }> {
  const encoding = codingFor(accepted)
  if (encoding === 'identity' || text.length < least) return { encoding: null, bytes: text }
  return { encoding, bytes: await compress[encoding](text, quality) }
}
