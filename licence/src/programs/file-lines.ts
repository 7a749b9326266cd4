import { createReadStream } from 'node:fs'
import { unreadable } from './console.ts'

const lineFeed = 0x0a

/**
 * The lines of a file, each ended by one line feed and by nothing else. A line of more than `longest` bytes is cut behind
 * that, so that no file can fill the memory; its reader refuses it by its length.
 */
export async function* fileLines(file: string, longest: number): AsyncGenerator<string> {
  const stream = createReadStream(file)
  const line = Buffer.alloc(longest + 1)
  let length = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; ) {
        const end = chunk.indexOf(lineFeed, at)
        // What exceeds the bound is dropped.
        length += chunk.copy(line, length, at, end < 0 ? chunk.length : end)
        if (end >= 0) {
          yield line.toString('utf8', 0, length)
          length = 0
        }
        at = end < 0 ? chunk.length : end + 1
      }
    if (length > 0) yield line.toString('utf8', 0, length)
  } catch (error) {
    throw unreadable(error)
  } finally {
    stream.destroy()
  }
}
