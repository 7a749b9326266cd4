import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { boundedServer, boundSockets, endConnections } from './sockets.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const wide = { depth: 100, unread: 1e12, total: 1e12, patience: 3 }

async function serving(limits: Partial<typeof wide>, answer: (response: ServerResponse) => void) {
  const sockets = boundSockets({ ...wide, ...limits })
  const answers: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (!sockets.admit(request, response)) return
    answers.push(response)
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const ask = async (times = 1): Promise<Socket> => {
    const before = answers.length
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    ends.push(() => socket.destroy())
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(times))
    await expect.poll(() => answers.length).toBeGreaterThan(before)
    return socket
  }
  return { ask, answers, look: sockets.look }
}

// More than what is read of it below and the systems hold between.
const large = Buffer.alloc(64 * 1024 * 1024)
const endless = () =>
  Readable.from(
    (function* () {
      for (;;) yield large.subarray(0, 64 * 1024)
    })(),
  )
function take(socket: Socket, bytes: number): Promise<void> {
  let taken = 0
  return new Promise((done, failed) => {
    socket.once('close', () => failed(new Error('ended')))
    const collect = (chunk: Buffer) => {
      taken += chunk.length
      if (taken < bytes) return
      socket.off('data', collect).pause()
      done()
    }
    socket.on('data', collect).resume()
  })
}

/** Whatever a client takes at once has been taken: nothing moves on the server any more. */
async function settled(response: ServerResponse): Promise<void> {
  let before = -1
  await expect
    .poll(() => {
      const now = response.socket?.bytesWritten ?? 0
      const same = now === before
      before = now
      return same
    })
    .toBe(true)
}

test.each([
  ['in one piece', (response: ServerResponse) => void response.end(large)],
  ['without end', (response: ServerResponse) => void endless().pipe(response)],
])('who takes nothing of an answer %s is ended', async (_name, answer) => {
  const { ask, answers, look } = await serving({}, answer)
  await ask()
  await settled(answers[0]!)
  for (let times = 0; times < 10 && !answers[0]!.destroyed; times++) {
    look()
    await settled(answers[0]!)
  }
  await expect.poll(() => answers[0]!.destroyed).toBe(true)
})

test.each([
  ['in one piece', (response: ServerResponse) => void response.end(large)],
  ['without end', (response: ServerResponse) => void endless().pipe(response)],
])('who takes an answer %s slowly but steadily gets it', async (_name, answer) => {
  const { ask, answers, look } = await serving({}, answer)
  const socket = await ask()
  await settled(answers[0]!)
  for (let times = 0; times < 6; times++) {
    look()
    look()
    // Enough at a time for the two systems between to ask for more.
    await take(socket, 4 * 1024 * 1024)
    await settled(answers[0]!)
  }
  expect([answers[0]!.destroyed, socket.destroyed]).toEqual([false, false])
})

test('who waits for a slow answer is not ended', async () => {
  const { ask, answers, look } = await serving({}, () => undefined)
  const socket = await ask()
  for (let times = 0; times < 20; times++) look()
  answers[0]!.end('there')
  await take(socket, 1)
  expect(socket.destroyed).toBe(false)
})

test('when too much waits in all, who holds most is ended', async () => {
  let size = 0
  const { ask, answers, look } = await serving({ total: large.length }, (response) => {
    response.end(large.subarray(0, size))
  })
  size = large.length / 2
  await ask()
  size = large.length
  await ask()
  await settled(answers[1]!)
  look()
  await expect.poll(() => answers.map(({ destroyed }) => destroyed)).toEqual([false, true])
})

test('who has not read asks for nothing more, and what stands behind is given up', async () => {
  const { ask, answers } = await serving({ depth: 4 }, (response) => void endless().pipe(response))
  await ask(10)
  expect(answers.length).toBe(4)
  await expect.poll(() => answers.map(({ destroyed }) => destroyed)).toEqual(Array(4).fill(true))
  const { ask: askAgain, answers: large1 } = await serving(
    { unread: 1024 * 1024 },
    (response) => void response.end(large),
  )
  await askAgain(3)
  expect(large1.length).toBe(1)
  await expect.poll(() => large1[0]!.destroyed).toBe(true)
})

test('a server that closes waits a moment for who has not asked, and no longer than said for the others', async () => {
  const server = boundedServer((request, response) => void (request.url === '/ends' && response.end('answer')))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const asks = async (said: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    if (said !== '') socket.write(said)
    return new Promise<number>((closed) => socket.once('close', () => closed(performance.now())))
  }
  const asked = once(server, 'request')
  const [silent, half, waiting] = [asks(''), asks('GET / HTTP/1.1\r\nHos'), asks('GET / HTTP/1.1\r\nHost: a\r\n\r\n')]
  await asked
  endConnections(server, { silent: 50, all: 600 })
  const closed = new Promise((done) => server.close(done))
  const order = await Promise.all([silent, half, waiting])
  await closed
  expect(Math.max(order[0], order[1])).toBeLessThan(order[2])
})

test('a connection is kept well beyond the time clients are told, so that none is cut off while it asks', async () => {
  const server = boundedServer((_request, response) => void response.end('answer'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const told = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
  expect((server.keepAliveTimeout + server.keepAliveTimeoutBuffer) / 1000).toBeGreaterThanOrEqual(told + 15)
  server.closeAllConnections()
  server.close()
})

test('Node says how much of an answer the system has not taken yet', async () => {
  const { ask, answers } = await serving({}, (response) => response.end(large))
  await ask()
  const handle: unknown = Reflect.get(answers[0]!.socket!, '_handle')
  expect(handle).toMatchObject({ writeQueueSize: expect.any(Number) })
})
