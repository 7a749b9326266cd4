import type { Failure } from '#platform/operations/failure.ts'

/**
 * What a refused sign-in says besides its words, which programs compare to the letter: how many attempts are left, and
 * in seconds until when it is locked; -1 where it is not.
 */
export function lockoutHeaders({ code, details = {} }: Failure): Record<string, string> {
  const { attempts, until } = details
  if (code === 'session.locked' && typeof until === 'string')
    return { 'lockout-attempts': '0', 'lockout-exp': String(Math.ceil(Date.parse(until) / 1000)) }
  return typeof attempts === 'number' ? { 'lockout-attempts': String(attempts), 'lockout-exp': '-1' } : {}
}
