import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portOf } from '../port-of.ts'
import { hostToListenAt, requireFreePort } from './listen-problem.ts'

test('a port that is taken, and an address of another machine, are told by the name of their setting', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = portOf(other)
  await expect(requireFreePort({ PORT, HOST: '127.0.0.1' })).rejects.toThrow(`PORT is "${PORT}", but another program`)
  other.close()
  await once(other, 'close')
  await requireFreePort({ PORT, HOST: '127.0.0.1' })
  await expect(requireFreePort({ PORT: 0, HOST: '192.0.2.1' })).rejects.toThrow('HOST is "192.0.2.1"')
})

test('localhost is this machine, also where no file and no server of names knows it', async () => {
  const unknown = () => Promise.reject(new Error('getaddrinfo EAI_AGAIN localhost'))
  expect(await hostToListenAt('localhost', unknown)).toBe('127.0.0.1')
  expect(await hostToListenAt('localhost', () => Promise.resolve())).toBe('localhost')
  expect(await hostToListenAt('portal.kunde.example', unknown)).toBe('portal.kunde.example')
})
