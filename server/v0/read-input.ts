import { MIMEType } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { fail } from '#platform/operations/failure.ts'
import { readQuery, readRows } from './body.ts'
import type { CallInput, Call, SentFile } from './call.ts'

/** As many objects as a list may have where a call takes many. */
const mostRows = 100
/** As many files as a form may have. */
const mostFiles = 100
/** As many fields in addition to the files; no call reads one. */
const mostFields = 20

/** What a program sent, in the form in which rows read it. */
export async function readCallInput(
  request: FastifyRequest,
  { takes }: Call,
  token: CallInput['token'],
): Promise<CallInput> {
  const query = readQuery(request)
  if (typeof takes === 'object') return { query, body: {}, rows: [{}], files: await readFiles(request), token }
  const rows = readRows(request, takes === 'many' ? mostRows : 1)
  return { query, body: rows[0]!, rows, files: [], token }
}

/** The one file of a form. */
export function oneFile({ files: [file, ...more] }: CallInput): SentFile {
  return file && more.length === 0 ? file : fail('request.invalid')
}

async function readFiles({ body, headers }: FastifyRequest): Promise<SentFile[]> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data') || !Buffer.isBuffer(body)) fail('request.mediaType')
  if (!fitsParts(body, type)) fail('request.invalid')
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => fail('request.invalid'))
  const sent = [...form.values()].filter((value) => typeof value !== 'string')
  if (sent.length === 0 || sent.length > mostFiles) fail('request.invalid')
  return Promise.all(sent.map(async (file) => ({ name: file.name, bytes: await file.bytes() })))
}

/**
 * Whether a form has parts, and not too many. They are read all at once: ten megabytes of empty ones block the process
 * for more than a second. So they are counted first, by the boundary that reading them will use.
 */
function fitsParts(body: Buffer, type: string): boolean {
  const boundary = boundaryOf(type)
  if (!boundary) return false
  const delimiter = Buffer.from(`--${boundary}`)
  let found = 0
  // The last one ends the form.
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length))
    if (++found > mostFiles + mostFields + 1) return false
  return found > 0
}

function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary')
  } catch {
    return null
  }
}
