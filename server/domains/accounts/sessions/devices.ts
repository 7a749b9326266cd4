import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import type { Call, Read, Write } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import {
  deleteDevicesBeyond,
  deviceById,
  deviceIds,
  endSessions,
  insertDevice,
  liveSessions,
  touchDevice,
} from './device-queries.ts'
import { deleteEmailChanges } from '../people/email-change-queries.ts'
import { emailOf } from '../queries.ts'
import { cookieParts } from './session-secret.ts'
import { mailNewDevice } from '../tasks.ts'

/** Programs store no cookie and are a new device with each sign-in: this many devices are stored for an account. */
const devicesKept = 100

type DeviceCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'cookie' | 'client' | 'jobs' | 'clock'>

/** The device whose cookie came with the request, when the cookie is genuine. */
export async function knownDevice({ db, cookie }: { db: Db; cookie: Pick<DeviceCall['cookie'], 'device'> }) {
  const [id, secret] = cookieParts(cookie.device)
  const device = id && secret ? await deviceById(db, id) : undefined
  return device && secret && device.tokenHash.equals(hashSecret(secret)) ? device : undefined
}

export async function deviceAt(db: Db, cookie: string, email: string): Promise<string | null> {
  const device = await knownDevice({ db, cookie: { device: cookie } })
  return device && (await emailOf(db, device.accountId)).toLowerCase() === email ? device.id : null
}

/**
 * Remembers the device that just signed in; its cookie is valid for 400 more days. The owner is notified of an unknown
 * one, unless it is the first.
 */
export async function rememberDevice(call: DeviceCall, accountId: string): Promise<void> {
  const known = await knownDevice(call)
  const { device } = call.cookie
  if (device !== null && known?.accountId === accountId) {
    await touchDevice(call.db, known.id, call.client.userAgent)
    return call.cookie.setDevice(device)
  }
  const others = await deviceIds(call.db, accountId)
  const { secret, hash } = newSecret()
  const id = newId()
  await insertDevice(call.db, { id, accountId, tokenHash: hash, userAgent: call.client.userAgent })
  if (others.length >= devicesKept) await deleteDevicesBeyond(call.db, accountId, devicesKept)
  call.cookie.setDevice(`${id}.${secret}`)
  if (others.length === 0) return undefined
  const { address, userAgent } = call.client
  return call.jobs.send(mailNewDevice, { accountId, address, userAgent, at: call.clock().toISOString() })
}

/** One's own live sessions, the one used last first. */
export async function listSessions({ db, actor }: Read<Person>) {
  const sessions = await liveSessions(db, actor.accountId)
  return { items: sessions.map((one) => ({ ...one, current: one.id === actor.sessionId })) }
}

/** Signs one of one's own sessions out. */
export async function endOwnSession(call: Call<{ id: string }, unknown, unknown, Person>): Promise<void> {
  const ids = await endSessions(call.db, call.actor.accountId, { only: call.params.id })
  if (ids.length === 0) fail('sessions.notFound')
  signedOut(call, ids)
}

/** Ends all of one's own sessions but the calling one, and requests for a new address made in them. */
export async function endOtherSessions(call: Call<unknown, unknown, unknown, Person>): Promise<void> {
  const ids = await endSessions(call.db, call.actor.accountId, { but: call.actor.sessionId })
  await deleteEmailChanges(call.db, call.actor.accountId, { but: call.actor.sessionId })
  signedOut(call, ids)
}

/** Notes ended sessions in the audit log, and in this process's memory at once. */
export function signedOut({ audit, forgetSession }: Pick<Write, 'audit' | 'forgetSession'>, ids: string[]) {
  for (const id of ids) {
    forgetSession(id)
    audit({ kind: 'session', id, after: { ended: 'signOut' } })
  }
}
