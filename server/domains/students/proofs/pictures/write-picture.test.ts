import { crc32, deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { writePicture } from './write-picture.ts'

const chunk = (name: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

interface Png {
  width: number
  height: number
  bits: number
  kind: number
  /** The rows of all pixels, each with its filter. */
  rows: Uint8Array
  extra?: Buffer[]
}

function png({ width, height, bits, kind, rows, extra = [] }: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([bits, kind], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(rows))
  return Buffer.concat([signature, chunk('IHDR', head), ...extra, data, chunk('IEND', Buffer.alloc(0))])
}

/** The left half can be seen through, the right one is black. */
const halves = (width: number, bits: number, kind: number, pixels: [number[], number[]], extra: Buffer[] = []) => {
  const row = Array.from({ length: width }, (_, x) => pixels[x < width / 2 ? 0 : 1])
  const rows = Buffer.from(Array.from({ length: 64 }, () => [0, ...row.flat()]).flat())
  return png({ width, height: 64, bits, kind, rows, extra })
}

async function shades(bytes: Uint8Array): Promise<number[]> {
  const answer = writePicture(bytes)
  if ('refused' in answer) throw new Error(answer.refused)
  const { width, height } = await new Transformer(answer.bytes).metadata()
  const pixels = await new Transformer(answer.bytes).rawPixels()
  const one = pixels.length / width / height
  return [0.25, 0.75].map((part) => pixels[(10 * width + Math.floor(width * part)) * one]!)
}

const clear = { rgba: [0, 0, 0, 0], grey: [0, 0], deep: [0, 0, 0, 0, 0, 0, 0, 0] }
const black = { rgba: [0, 0, 0, 255], grey: [0, 255], deep: [0, 0, 0, 0, 0, 0, 255, 255] }
const formats = (width: number): [string, Buffer | Promise<Buffer>][] => [
  ['RGBA', halves(width, 8, 6, [clear.rgba, black.rgba])],
  ['RGBA of 16 bits', halves(width, 16, 6, [clear.deep, black.deep])],
  ['grey with alpha', halves(width, 8, 4, [clear.grey, black.grey])],
  ['a transparent shade of grey', halves(width, 8, 0, [[7], [0]], [chunk('tRNS', Buffer.from([0, 7]))])],
  [
    'a palette',
    halves(width, 8, 3, [[0], [1]], [chunk('PLTE', Buffer.alloc(6)), chunk('tRNS', Buffer.from([0, 255]))]),
  ],
  ['WebP', new Transformer(halves(width, 8, 6, [clear.rgba, black.rgba])).webpLossless()],
]

test.each([...formats(80), ...formats(3000)])('what can be seen through is white: %s', async (_, bytes) => {
  expect(await shades(await bytes)).toEqual([255, 0])
})

const nothing = (width: number, height: number, bits: number, kind: number, channels: number) =>
  png({ width, height, bits, kind, rows: Buffer.alloc(((width * channels * bits) / 8 + 1) * 16) })

test.each<[string, Buffer, string]>([
  ['60 million at 8 bits are read', nothing(6000, 10_000, 8, 2, 3), 'students.imageUnreadable'],
  ['60 million at 16 bits are not', nothing(6000, 10_000, 16, 2, 3), 'students.imageTooLarge'],
  ['30 million at 16 bits are', nothing(5000, 6000, 16, 2, 3), 'students.imageUnreadable'],
  ['30 million at 16 bits with transparency are not', nothing(5000, 6000, 16, 6, 4), 'students.imageTooLarge'],
])('pixels: %s', (_, bytes, refused) => {
  // Most rows are missing, which reading them shows: none is read of what is too large.
  expect(writePicture(bytes)).toEqual({ refused })
})
