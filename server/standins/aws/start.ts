import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { AwsAccount, type AwsBehaviour } from './account.ts'
import { jsonCalls, AwsRefusal } from './json-calls.ts'
import { listObjects, type Objects, refusalXml } from './objects.ts'
import { endedPage, gonePage, streamPage } from './page.ts'
import { refusalOf } from './sign.ts'
import { portOf } from '#platform/port-of.ts'

/** What an installation has to be configured with to use it. */
export interface CloudSettings {
  CLOUD_ENDPOINT: string
  AWS_REGION: string
  AWS_ACCESS_KEY_ID: string
  AWS_SECRET_ACCESS_KEY: string
  CLOUD_REPORTS: string
}

export interface AwsStandIn {
  settings: CloudSettings
  /** Its stacks, fleets and sessions, for tests to change and inspect. */
  account: AwsAccount
  /** Puts a report file into its bucket; null takes it away. */
  put(key: string, text: string | null): void
  /** Archives a report file: it is still listed, but not handed out. */
  archive(key: string): void
  /** How many calls came, faults included. */
  calls(): number
  stop(): Promise<void>
}

const bucket = 'wellenwerk-berichte'
const none: Objects = { keys: async () => [], read: async () => null, tag: () => '' }

/**
 * AppStream, WorkSpaces and S3 on the loopback address, as far as Keywerk speaks with them; every call is checked for
 * its signature. `reports` makes the daily session reports; without it there are those that are put.
 */
export async function startAws(reports: Objects = none, account: AwsAccount = new AwsAccount()): Promise<AwsStandIn> {
  const keys = { accessKeyId: 'STANDIN', secretAccessKey: randomBytes(24).toString('base64url') }
  const put = new Map<string, string | null>()
  const archived = new Set<string>()
  let calls = 0
  let url = ''
  const objects: Objects = {
    keys: async () => {
      const made = (await reports.keys()).filter((key) => put.get(key) !== null)
      return [...new Set([...made, ...[...put].flatMap(([key, text]) => (text === null ? [] : [key]))])]
    },
    tag: (key) =>
      put.has(key)
        ? createHash('md5')
            .update(put.get(key) ?? '')
            .digest('hex')
        : reports.tag(key),
    read: async (key) => put.get(key) ?? reports.read(key),
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://aws')
    const body = await bodyOf(request)
    if (pathname.startsWith('/stream/')) return stream(account, request, response, pathname)
    calls++
    const target = String(request.headers['x-amz-target'] ?? '')
    const refusal = refusalOf(request, body, keys, account.now())
    if (refusal) return target ? refuse(account, response, refusal) : xml(account, response, 403, refusalXml(refusal))
    await account.held
    if (target) return json(response, target, body)
    const name = pathname.slice(1).split('/')[0]
    if (misbehaves(account, response, account.behaviourOf('s3'))) return
    if (name !== bucket) return xml(account, response, 404, refusalXml('NoSuchBucket'))
    const key = decodeURIComponent(pathname.slice(bucket.length + 2))
    if (key === '') return xml(account, response, 200, await listObjects(bucket, searchParams, objects))
    if (archived.has(key)) return xml(account, response, 403, refusalXml('InvalidObjectState'))
    const text = await objects.read(key)
    if (text === null) return xml(account, response, 404, refusalXml('NoSuchKey'))
    response.writeHead(200, { 'content-type': 'text/csv' }).end(text)
  }

  function json(response: ServerResponse, target: string, body: Buffer): void {
    const input = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {}
    if (misbehaves(account, response, behaviourFor(account, input))) return
    const call = jsonCalls[target.replace(/^(PhotonAdminProxyService|WorkspacesService)\./, '')]
    if (!call) return refuse(account, response, 'UnknownOperationException')
    try {
      const answer = JSON.stringify(call({ account, url }, input))
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1', ...dated(account) }).end(answer)
    } catch (error) {
      if (!(error instanceof AwsRefusal)) throw error
      refuse(account, response, error.type, error.message)
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.on('clientError', (_, socket) => socket.destroy())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${portOf(server)}`
  return {
    settings: {
      CLOUD_ENDPOINT: url,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      CLOUD_REPORTS: `s3://${bucket}/sessions`,
    },
    account,
    put: (key, text) => void put.set(key, text),
    archive: (key) => void archived.add(key),
    calls: () => calls,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const dated = (account: AwsAccount) => ({ date: account.now().toUTCString() })

function refuse(account: AwsAccount, response: ServerResponse, type: string, message = type): void {
  response
    .writeHead(400, { 'content-type': 'application/x-amz-json-1.1', ...dated(account) })
    .end(JSON.stringify({ __type: type, Message: message }))
}

function xml(account: AwsAccount, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', ...dated(account) }).end(text)
}

function behaviourFor(account: AwsAccount, input: Record<string, unknown>): AwsBehaviour {
  const names = Array.isArray(input['Names']) ? (input['Names'] as string[]) : []
  const session = account.sessions.find(({ id }) => id === input['SessionId'])
  const stack = typeof input['StackName'] === 'string' ? input['StackName'] : (session?.stack ?? names[0])
  return account.behaviourOf(stack?.replace(/-fleet$/, '') ?? '')
}

/** Answers as no system should; false where it behaves. */
function misbehaves(account: AwsAccount, response: ServerResponse, behaviour: AwsBehaviour): boolean {
  switch (behaviour) {
    case 'hanging':
      return true
    case 'throttling':
      refuse(account, response, 'ThrottlingException', 'Rate exceeded')
      return true
    case 'broken':
      response.writeHead(500, { 'content-type': 'application/x-amz-json-1.1' }).end('{"__type":"InternalFailure"}')
      return true
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Wartung</h1>')
      return true
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1', 'content-length': '5000' })
      response.write('{"Stacks":', () => response.destroy())
      return true
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      flood(response, 50)
      return true
    default:
      return false
  }
}

const megabyte = Buffer.alloc(1024 * 1024, ' ')

function flood(response: ServerResponse, left: number): void {
  if (response.destroyed) return
  if (left === 0) return void response.end('{}')
  response.write(megabyte, () => flood(response, left - 1))
}

function stream(account: AwsAccount, { method }: IncomingMessage, response: ServerResponse, pathname: string): void {
  const [, , ticket = '', end] = pathname.split('/')
  const page = (status: number, text: string) =>
    void response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(text)
  if (method === 'POST' && end === 'end') {
    account.end(ticket)
    return page(200, endedPage())
  }
  const session = account.open(ticket)
  return session ? page(200, streamPage(session)) : page(410, gonePage())
}
