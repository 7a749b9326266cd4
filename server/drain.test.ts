import cluster from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { prepareDrain } from './drain.ts'

const { worker } = cluster
afterEach(() => void Object.assign(cluster, { worker }))

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

test('a connection without a request stays open while a process drains, until its next answer', async () => {
  const app = Fastify()
  app.get('/', () => 'here')
  // As a worker does: it closes its server, and Node then cuts what is idle, by the method that is replaced.
  const own = new EventEmitter()
  const disconnect = () => void app.server.close(() => own.emit('disconnect'))
  Object.assign(cluster, { worker: Object.assign(own, { disconnect }) })
  const drain = prepareDrain(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  client.write(request)
  expect((await once(client, 'data'))[0]).toMatch(/connection: keep-alive/i)
  const drained = drain()
  client.write(request)
  expect((await once(client, 'data'))[0]).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close/i)
  await drained
})
