import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portOf } from '../port-of.ts'
import { requireFreePort } from './listen-problem.ts'

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
