import type { TestPortal } from './portal.ts'

/** How an old program writes what it sends. */
export const encodings = ['base64', 'latin1', 'formBase64', 'jsonString', 'json', 'form'] as const
export type Encoding = (typeof encodings)[number]

/** What a call answered: the envelope of the data service, plain text, or a file. */
export interface CallAnswer {
  status: number
  // The documents say what stands in it, the tests which of it they expect.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  data: any
  message: string
  text: string
  bytes: Buffer
  headers: Record<string, unknown>
}

type Fields = Record<string, unknown>

/** A program written from the documents alone: it signs in, keeps its token and sends what they say, in one of their ways. */
export function oldProgram({ app }: Pick<TestPortal, 'app'>, encoding: Encoding = 'base64', begun = ''): OldProgram {
  let token = begun

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, query: Fields, body?: Fields | Fields[]) {
    const search = searchOf(query)
    const answer = await app.inject({
      method,
      url: `/v0${path}${search && `?${search}`}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': mediaTypes[encoding] }),
      },
      ...(body && { payload: written(body, encoding) }),
    })
    return answered(answer)
  }

  return {
    get: (path: string, query: Fields = {}) => send('GET', path, query),
    post: (path: string, body: Fields | Fields[] = {}, query: Fields = {}) => send('POST', path, query, body),
    delete: (path: string, query: Fields = {}) => send('DELETE', path, query),
    /** A file in a form, in the field the documents name. */
    async upload(path: string, query: Fields, field: string, name: string, bytes: Buffer): Promise<CallAnswer> {
      const search = searchOf(query)
      const head = `--grenze-7a\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
      const answer = await app.inject({
        method: 'POST',
        url: `/v0${path}?${search}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=grenze-7a' },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--grenze-7a--\r\n')]),
      })
      return answered(answer)
    },
    /** Signs in; answers what came back, which is the token or the words of the refusal. */
    async signIn(Email: string, Password: string): Promise<CallAnswer> {
      const answer = await send('POST', '/authorization', {}, { Email, Password })
      if (answer.status === 200) token = answer.text
      return answer
    },
    goOnWith: (next: string) => void (token = next),
    /** The same program, signed in already, with another way of writing. */
    writing: (other: Encoding): OldProgram => oldProgram({ app }, other, token),
  }
}
export interface OldProgram {
  get: (path: string, query?: Fields) => Promise<CallAnswer>
  post: (path: string, body?: Fields | Fields[], query?: Fields) => Promise<CallAnswer>
  delete: (path: string, query?: Fields) => Promise<CallAnswer>
  upload: (path: string, query: Fields, field: string, name: string, bytes: Buffer) => Promise<CallAnswer>
  signIn: (Email: string, Password: string) => Promise<CallAnswer>
  goOnWith: (next: string) => void
  writing: (other: Encoding) => OldProgram
}

const searchOf = (query: Fields): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()

const mediaTypes: Record<Encoding, string> = {
  base64: 'text/plain',
  latin1: 'text/plain',
  formBase64: 'application/x-www-form-urlencoded',
  jsonString: 'application/json',
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

/** A body in one of the documents' ways. Latin-1 is what `btoa(JSON.stringify(body))` makes in a browser. */
function written(body: Fields | Fields[], encoding: Encoding): string {
  const json = JSON.stringify(body)
  if (encoding === 'json' || Array.isArray(body)) return encoding === 'json' ? json : base64(json)
  if (encoding === 'form') return new URLSearchParams(body as Record<string, string>).toString()
  if (encoding === 'latin1') return Buffer.from(json, 'latin1').toString('base64')
  return encoding === 'jsonString' ? JSON.stringify(base64(json)) : base64(json)
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')

interface Injected {
  statusCode: number
  body: string
  rawPayload: Buffer
  headers: Record<string, unknown>
}

function answered({ statusCode: status, body, rawPayload: bytes, headers }: Injected): CallAnswer {
  const isJson = String(headers['content-type']).startsWith('application/json')
  const { data = null, Message: message = '' } = isJson
    ? (JSON.parse(body) as { data?: unknown; Message?: string })
    : {}
  return { status, data, message, text: body, bytes, headers }
}
