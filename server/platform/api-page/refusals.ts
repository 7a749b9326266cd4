import type { Operation } from '#contract/operation.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { isScope } from '#contract/scopes.ts'

/** What any answer may be where the server itself, its database or its disk fails. */
const serverErrors: readonly ErrorCode[] = ['server.failed', 'server.busy', 'server.diskFull', 'server.unavailable']

/** Every code an operation can be refused with: its own, and those of what it demands. */
export function refusalsOf(operation: Operation): Set<ErrorCode> {
  const { errors, method, access, anonymous, confirmed, keyRequired, withoutFactor } = operation
  const codes = new Set<ErrorCode>([...errors, 'request.invalid', 'request.tooMany', ...serverErrors])
  const add = (...more: ErrorCode[]) => more.forEach((code) => codes.add(code))
  if (method !== 'GET') add('request.keyInvalid', 'request.mediaType', 'request.tooLarge')
  if (method !== 'GET' && !anonymous) add('request.keyReused')
  // Many writings end in a licence, and the ledger takes none while the clock is wrong.
  if (method !== 'GET') add('server.wrongClock')
  if (keyRequired) add('request.keyMissing')
  if (confirmed) add('session.confirmFirst')
  if (access === 'public') return codes
  add('session.required', 'session.expired', 'key.invalid')
  if (!withoutFactor && !isScope(access)) add('session.factorRequired')
  // A key may call what its scopes name and nothing else, also where any account may.
  add('permission.missing')
  return codes
}
