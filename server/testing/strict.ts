import { composeServer } from '../app.ts'
import { loadKeys } from '#platform/keys/keys.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { noJobs } from '#platform/jobs/no-jobs.ts'
import type { TestPortal } from './portal.ts'

/** Statuses of wrong passwords against a portal that allows three tries a minute, each claiming another address. */
export async function statusesOfGuesses({ database, configuration }: TestPortal, tries: number): Promise<number[]> {
  const keys = loadKeys(configuration.DATA_DIR, { demo: true, production: false })
  const { app } = await composeServer({
    configuration: { ...configuration, SIGN_IN_LIMIT: 3 },
    database,
    jobs: noJobs,
    keys,
    log: openLog('silent'),
  })
  const statuses: number[] = []
  for (let index = 0; index < tries; index++) {
    const payload = { email: 'administrator@wellenwerk.example', password: `Falsch-${index}!` }
    const headers = {
      'x-forwarded-for': `203.0.113.${index}`,
      'x-real-ip': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
    }
    statuses.push((await app.inject({ method: 'POST', url: '/api/session', payload, headers })).statusCode)
  }
  await app.close()
  return statuses
}
