import { crc32 } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { writePicture } from './write-picture.ts'
import { writeTiff } from './write-tiff.ts'

const [width, height] = [96, 64]
const colours = { R: [200, 30, 30], G: [30, 200, 30], B: [20, 60, 200] } as const
/** Green above red on the left, blue on the right. */
const colourAt = (x: number, y: number) => (x >= width / 2 ? 'B' : y < height / 2 ? 'G' : 'R')
const pixels = Array.from({ length: width * height }, (_, at) => colours[colourAt(at % width, Math.floor(at / width))])
const png = PNG.sync.write(
  Object.assign(new PNG({ width, height }), { data: Buffer.from(pixels.flatMap((colour) => [...colour, 255])) }),
)

const half = (value: number, little: boolean) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255])
const word = (value: number, little: boolean) =>
  little
    ? [...half(value & 0xffff, true), ...half(value >>> 16, true)]
    : [...half(value >>> 16, false), ...half(value & 0xffff, false)]
const entry = (tag: number, value: number, little: boolean) => [
  ...half(tag, little),
  ...half(3, little),
  ...word(1, little),
  ...half(value, little),
  0,
  0,
]
/** What EXIF says of the camera's position alone. */
const exif = (orientation: number, little = false) =>
  Buffer.from([
    ...Buffer.from(little ? 'II' : 'MM'),
    ...half(42, little),
    ...word(8, little),
    ...half(1, little),
    ...entry(274, orientation, little),
    ...word(0, little),
  ])

/** With a chunk behind the head; `says` is how long it says it is. */
function pngWith(data: Buffer, says = data.length): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf'), data])
  const chunk = Buffer.concat([Buffer.from(word(says, false)), named, Buffer.from(word(crc32(named), false))])
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

function webpWith(data: Buffer, says = data.length): Buffer {
  const drawn = new Transformer(png).webpLosslessSync().subarray(12)
  const head = Buffer.from([8, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0])
  const chunk = (name: string, length: number, held: Buffer) =>
    Buffer.concat([Buffer.from(name), Buffer.from(word(length, true)), held, Buffer.alloc(held.length % 2)])
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', 10, head), drawn, chunk('EXIF', says, data)])
  return Buffer.concat([Buffer.from('RIFF'), Buffer.from(word(body.length, true)), body])
}

function jpegWith(data: Buffer): Buffer {
  const jpeg = new Transformer(png).jpegSync(95)
  const length = Buffer.from(half(data.length + 8, false))
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.of(0xff, 0xe1),
    length,
    Buffer.from('Exif\0\0'),
    data,
    jpeg.subarray(2),
  ])
}

function tiffWith(orientation: number): Buffer {
  const entries = [
    entry(256, width, true),
    entry(257, height, true),
    [...half(258, true), ...half(3, true), ...word(3, true), ...word(8 + 2 + 9 * 12 + 4, true)],
    entry(259, 1, true),
    entry(262, 2, true),
    [...half(273, true), ...half(4, true), ...word(1, true), ...word(8 + 2 + 9 * 12 + 4 + 6, true)],
    entry(274, orientation, true),
    entry(277, 3, true),
    [...half(279, true), ...half(4, true), ...word(1, true), ...word(width * height * 3, true)],
  ]
  return Buffer.from([
    ...Buffer.from('II'),
    ...half(42, true),
    ...word(8, true),
    ...half(entries.length, true),
    ...entries.flat(),
    ...word(0, true),
    ...[8, 8, 8].flatMap((bits) => half(bits, true)),
    ...pixels.flat(),
  ])
}

/** The colours of the four quarters, `above/below`, and whether the picture stands upright. */
async function quarters(bytes: Buffer): Promise<string> {
  const isTiff = bytes.subarray(0, 2).toString() === 'II'
  const answer = isTiff ? await writeTiff(bytes, async () => undefined) : writePicture(bytes)
  if ('refused' in answer) return answer.refused
  const drawn = PNG.sync.read(new Transformer(Buffer.from(answer.bytes)).pngSync())
  const letter = (x: number, y: number) => {
    const at = (Math.floor(drawn.height * y) * drawn.width + Math.floor(drawn.width * x)) * 4
    const found = Object.entries(colours).find(([, colour]) =>
      colour.every((value, channel) => Math.abs(value - drawn.data[at + channel]!) < 20),
    )
    return found?.[0] ?? '?'
  }
  const row = (y: number) => letter(0.25, y) + letter(0.75, y)
  return `${row(0.25)}/${row(0.75)} ${drawn.width < drawn.height ? 'upright' : 'across'}`
}

// EXIF 2.32, section 4.6.4, tag Orientation.
const turned: [orientation: number, drawn: string][] = [
  [1, 'GB/RB across'],
  [2, 'BG/BR across'],
  [3, 'BR/BG across'],
  [4, 'RB/GB across'],
  [5, 'GR/BB upright'],
  [6, 'RG/BB upright'],
  [7, 'BB/RG upright'],
  [8, 'BB/GR upright'],
  [0, 'GB/RB across'],
  [9, 'GB/RB across'],
]

test.each(turned)('with the EXIF orientation %i a picture is drawn as %s, whatever its format', async (said, drawn) => {
  expect({
    jpeg: await quarters(jpegWith(exif(said))),
    png: await quarters(pngWith(exif(said))),
    pngLittle: await quarters(pngWith(exif(said, true))),
    webp: await quarters(webpWith(exif(said))),
    webpWithHead: await quarters(webpWith(Buffer.concat([Buffer.from('Exif\0\0'), exif(said, true)]))),
    tiff: await quarters(tiffWith(said)),
  }).toEqual({ jpeg: drawn, png: drawn, pngLittle: drawn, webp: drawn, webpWithHead: drawn, tiff: drawn })
})

const patched = (at: number, bytes: number[]) => {
  const copy = exif(6)
  copy.set(bytes, at)
  return copy
}
test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['half a head', exif(6).subarray(0, 7)],
  ['no head', Buffer.from('no EXIF at all, but long enough for one')],
  ['a directory behind the end', patched(4, [0xff, 0xff, 0xff, 0xff])],
  ['a directory of more entries than there are', patched(8, [0xff, 0xff, 1, 0])],
  ['half an entry', exif(6).subarray(0, 14)],
])('EXIF that cannot be read turns nothing and refuses nothing: %s', async (_, data) => {
  expect([await quarters(pngWith(data)), await quarters(webpWith(data))]).toEqual(['GB/RB across', 'GB/RB across'])
})

test('of a chunk that says it is longer than the file nothing is read', async () => {
  expect(await quarters(webpWith(exif(6), 0xffff_fff0))).not.toMatch('upright')
  expect(await quarters(pngWith(exif(6), 0xffff_fff0))).toBe('students.imageUnreadable')
})
