import type { Readable } from 'node:stream'
import { Failure } from '../operations/failure.ts'

const firstRoom = 64 * 1024

/**
 * Reads a file that is sent, piece by piece into its place: putting it together at its end would hold the others up.
 * Refuses with request.tooLarge what has more than `limit` bytes, or says so.
 */
export function readUpload(sent: Readable, length: string | undefined, limit: number): Promise<Buffer> {
  const declared = length === undefined ? null : Number(length)
  if (declared !== null && declared > limit) return Promise.reject(new Failure('request.tooLarge'))
  return new Promise((done, failed) => {
    let bytes = Buffer.allocUnsafe(declared ?? firstRoom)
    let size = 0
    const end = (error?: Error) => {
      sent.off('data', take).off('end', end).off('error', end).off('close', broken)
      if (error) failed(error)
      else done(bytes.subarray(0, size))
    }
    const broken = () => end(new Failure('request.invalid'))
    const take = (piece: Buffer) => {
      if (size + piece.length > limit) return end(new Failure('request.tooLarge'))
      if (size + piece.length > bytes.length) bytes = Buffer.concat([bytes.subarray(0, size)], bytes.length * 2)
      size += piece.copy(bytes, size)
      return undefined
    }
    sent
      .on('data', take)
      .once('end', () => end())
      .once('error', end)
      .once('close', broken)
  })
}
