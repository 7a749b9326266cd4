import { resolve } from 'node:path'
import { z } from 'zod'
import { type Check, type Finding, findingOf } from '#platform/installation/check.ts'
import { hostToListenAt } from '#platform/http/listen-problem.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import { folderHolder } from '#platform/postgres/lock.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Milliseconds. */
const within = 5000

const readiness = z.object({ status: z.string(), troubles: z.array(z.string()).default([]) })

/** Whether a server runs, and what it tells of itself. */
export const serverCheck: Check = {
  name: 'server',
  settings: ['PORT', 'HOST', 'DATA_DIR'],
  async look({ settings }) {
    const address = addressOf({ ...settings, HOST: await hostToListenAt(settings.HOST) })
    const answer = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(within) }).catch(() => null)
    if (answer === null) return silenceFinding(address, folderHolder(resolve(settings.DATA_DIR)))
    const told = readiness.safeParse(await answer.json().catch(() => null))
    if (!told.success)
      return findingOf('failed', texts['doctor.server.stranger'], { address }, texts['doctor.server.strangerTodo'])
    return readinessFinding(address, answer.status, told.data)
  },
}

/** Where the server listens, as this machine reaches it. */
function addressOf({ HOST, PORT }: Pick<Configuration, 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

const silenceFinding = (address: string, pid: number | null): Finding =>
  pid === null
    ? findingOf('warning', texts['doctor.server.none'], { address }, texts['doctor.server.noneTodo'])
    : findingOf('warning', texts['doctor.server.silent'], { address, pid }, texts['doctor.server.silentTodo'])

function readinessFinding(address: string, code: number, { status, troubles }: z.output<typeof readiness>): Finding {
  if (code !== 200)
    return findingOf(
      'failed',
      texts['doctor.server.notReady'],
      { address, status },
      texts['doctor.server.troublesTodo'],
    )
  return troubles.length > 0
    ? findingOf(
        'warning',
        texts['doctor.server.troubles'],
        { address, troubles: troubles.join(', ') },
        texts['doctor.server.troublesTodo'],
      )
    : findingOf('ok', texts['doctor.server.ready'], { address })
}
