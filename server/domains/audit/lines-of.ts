import { createReadStream } from 'node:fs'

/**
 * The lines of a file. Parted by line feeds alone, as they are written: readline would part them at the line separators
 * (U+2028) of texts too, and does not tell of a file that cannot be read.
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split(/\r?\n/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
