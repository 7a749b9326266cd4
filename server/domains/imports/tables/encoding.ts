import type { Encoding } from '#contract/import-limits.ts'

/** A text with how it was read. */
interface Decoded {
  text: string
  encoding: Encoding
  /** The letters alone tell: no mark, and no valid UTF-8. */
  guessed: boolean
}

// The upper halves of the code pages of MS-DOS, which browsers and Node.js do not know.
const upperHalves = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
} as const

/** The bytes as text in this encoding; bytes that mean nothing in it become U+FFFD. */
export function decodeAs(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'cp850' || encoding === 'cp437') {
    const upper = upperHalves[encoding]
    return bytes.toString('latin1').replace(/[\u0080-\u00ff]/g, (byte) => upper[byte.charCodeAt(0) - 128]!)
  }
  return new TextDecoder(encoding).decode(bytes)
}

/** The bytes as text in the encoding they are most probably in. */
export function decodeText(bytes: Buffer): Decoded {
  const certain = (encoding: Encoding): Decoded => ({ text: decodeAs(bytes, encoding), encoding, guessed: false })
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return certain('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return certain('utf-16be')
  // Zero bytes that fill the last block say nothing.
  const wide = unmarkedUtf16(bytes.subarray(0, Math.min(1000, bytes.findLastIndex((byte) => byte !== 0) + 1)))
  if (wide) return certain(wide)
  const text = decodeAs(bytes, 'utf-8')
  const unreadable = text.match(/\uFFFD+/g)?.length ?? 0
  if (unreadable === 0) return { text, encoding: 'utf-8', guessed: false }
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  // oxlint-disable-next-line no-control-regex -- everything that is not ASCII
  const readable = text.match(/[^\u0000-\u007f\uFFFD]/g)?.length ?? 0
  // A row pasted in from another system: it alone is told.
  if (marked || readable > 2 * unreadable) return { text, encoding: 'utf-8', guessed: !marked }
  return { ...likeliest(bytes), guessed: true }
}

/** UTF-16 without a mark: of Latin letters every other byte is zero, and of any others that of every line end and blank. */
function unmarkedUtf16(start: Buffer): Encoding | undefined {
  const zeros = (from: number) => start.filter((byte, index) => index % 2 === from && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > start.length / 4) return 'utf-16le'
  if (even > start.length / 4) return 'utf-16be'
  const hasLineEnd = (from: number) =>
    start.some((byte, index) => index % 2 === from && byte === 0x0a && start[from === 0 ? index + 1 : index - 1] === 0)
  if (odd > 2 && even === 0 && hasLineEnd(0)) return 'utf-16le'
  return even > 2 && odd === 0 && hasLineEnd(1) ? 'utf-16be' : undefined
}

/** Enough letters to tell by; the rest of a large file is in the same encoding. */
const sampled = 2_000_000

function likeliest(bytes: Buffer): { text: string; encoding: Encoding } {
  const sample = bytes.subarray(0, sampled)
  const candidates = ['windows-1252', 'macintosh', 'cp850', 'cp437'] as const
  const scores = candidates.map((encoding) => likeness(decodeAs(sample, encoding)))
  const encoding = candidates[scores.indexOf(Math.max(...scores))]!
  return { text: decodeAs(bytes, encoding), encoding }
}

/** How much a text looks like one of Western Europe: by its accented letters, and by what stands inside of words. */
function likeness(text: string): number {
  let score = 0
  for (const [at] of text.matchAll(/[äöüßÄÖÜ]/g)) score += at === 'ß' || at >= 'a' ? 2 : 1
  score += text.match(/[éèêëàâáåãçîïíìôóòõúùûñøæœ]/g)?.length ?? 0
  // Signs and capitals between small letters, as a wrong reading has them: K”the, KŠthe, K^the.
  score -= 3 * (text.match(/(?<=\p{L})[^\p{L}\p{N}\p{M}\s\u0021-\u007e’–­·](?=\p{L})/gu)?.length ?? 0)
  score -= 3 * (text.match(/(?<=\p{Ll})[À-ÖØ-ÞŠŽŸŒ](?=\p{Ll})/gu)?.length ?? 0)
  // Signs no table of addresses is full of.
  score -= text.match(/[¤¦¨¬¯´¸‡†‰ˆ˜•◊∂∑∏π∫ΩƒÞþðÐ░▒▓│┤╣║╗╝┐└┴┬├─┼╚╔╩╦╠═╬█▄▀■⌐₧]/g)?.length ?? 0
  return score
}
