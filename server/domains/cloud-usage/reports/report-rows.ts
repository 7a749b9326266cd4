import { fail } from '#platform/operations/failure.ts'

/** A row of a report with the number of the line it ends on. */
interface Row {
  record: string[]
  line: number
}

/** Characters of a row; whatever is longer is no report. */
const longestRow = 64 * 1024
const delimiter = /[,;\t]/
const field = /(?:"([^"]*(?:""[^"]*)*)"\r?|([^",;\t\n]*))([,;\t\n])/y
/** What may still become a field, once more is read. */
const begunField = /(?:"[^"]*(?:""[^"]*)*"?\r?|[^",;\t\n]*)$/y

/**
 * The rows of a CSV, those of one piece of it together. Reports have millions of lines and hardly a quote: a line
 * without one is only divided. Refuses with cloudUsage.damaged.
 */
export async function* readRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row[]> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let rest = ''
  let line = 0
  const take = (text: string): Row[] => {
    const { rows, end, lines } = rowsIn(text, line)
    rest = text.slice(end)
    line = lines
    if (rest.length > longestRow) fail('cloudUsage.damaged', { line: line + 1 })
    return rows
  }
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece))
    yield take(rest + decoder.decode(piece, { stream: true }))
  }
  rest += decoder?.decode() ?? ''
  if (rest === '') return
  yield take(`${rest}\n`)
  if (rest !== '') fail('cloudUsage.damaged', { line: line + 1 })
}

/** Table programs save UTF-16 with a mark in front. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/** The whole rows a text begins with, and where the first one that is not whole begins. */
function rowsIn(text: string, before: number): { rows: Row[]; end: number; lines: number } {
  const rows: Row[] = []
  let lines = before
  let at = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', at)) {
    const line = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end)
    if (line.length > longestRow) fail('cloudUsage.damaged', { line: lines + 1 })
    if (line.includes('"')) {
      const quoted = quotedRow(text, at)
      if (quoted === 'damaged') fail('cloudUsage.damaged', { line: lines + 1 })
      if (quoted === 'begun') break
      lines += text.slice(at, quoted.end).split('\n').length - 1
      at = quoted.end
      rows.push({ record: quoted.record, line: lines })
    } else {
      lines++
      at = end + 1
      if (line !== '') rows.push({ record: line.split(delimiter), line: lines })
    }
  }
  return { rows, end: at, lines }
}

/** A row with quotes, which may contain delimiters, line breaks and doubled quotes. */
function quotedRow(text: string, from: number): { record: string[]; end: number } | 'begun' | 'damaged' {
  const record: string[] = []
  for (let at = from; ; at = field.lastIndex) {
    field.lastIndex = at
    const found = field.exec(text)
    if (!found) {
      begunField.lastIndex = at
      return begunField.test(text) ? 'begun' : 'damaged'
    }
    const [, quoted, plain = '', after] = found
    if (quoted !== undefined) record.push(quoted.replaceAll('""', '"'))
    else record.push(after === '\n' && plain.endsWith('\r') ? plain.slice(0, -1) : plain)
    if (after === '\n') return { record, end: field.lastIndex }
  }
}
