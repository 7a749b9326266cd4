import { useRef, useState } from 'react'
import type { Operation } from '#contract/operation.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { signIn as signInOperation } from '#contract/session.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { sessionTexts } from '#texts/session.ts'
import { type ApiError, asApiError } from '../../api/api-error.ts'
import type { Input } from '../../api/request.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { enter } from './admission.ts'

// Nothing failed that trying again later, or once more with care, would not mend.
const warnings = new Set<ErrorCode>(['session.lastAttempt', 'session.locked'])

interface Outcomes {
  /** The session is open. */
  done: () => unknown
  /** The password was right, and a second factor is still to come. */
  onFactor?: (factor: SecondFactor) => unknown
  /** The failures the caller shows itself: return true. */
  failed?: (code: ErrorCode, text: string) => boolean | void
}

/** Runs the operations that sign in; the session counts once its token is verified here. */
export function useSignIn({ done, onFactor, failed }: Outcomes) {
  const t = useTexts(sessionTexts)
  const { language } = useLanguage()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | 'notVerified' | null>(null)
  const said = failure === 'notVerified' ? t('session.notVerified') : (failure?.text(language) ?? '')
  // Of a lock that was there already, how long it still lasts.
  const [left, setLeft] = useState<number | null>(null)
  const problem = left === null ? said : `${said} ${t('session.lockedFor', { minutes: left })}`
  const [warning, setWarning] = useState(false)
  // The address whose right password learned that it is still to be confirmed.
  const [unconfirmed, setUnconfirmed] = useState('')
  const busy = useRef(false)

  async function run<O extends Operation>(operation: O, input: Input<O>, onUnconfirmed?: () => void): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    setLeft(null)
    setWarning(false)
    setUnconfirmed('')
    try {
      const admission = await enter(operation, input)
      if (admission === null) setFailure('notVerified')
      else if (admission === 'in') await done()
      else await onFactor?.(admission)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (failed?.(error.code, error.text(language))) return
      setWarning(warnings.has(error.code))
      if (error.code === 'session.notConfirmed') onUnconfirmed?.()
      setFailure(error)
      if (error.code === 'session.locked') setLeft(minutesLeft(error.details['until']))
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  const signIn = (email: string, password: string) =>
    run(signInOperation, { body: { email, password } }, () => setUnconfirmed(email))
  return { run, signIn, pending, problem, warning, unconfirmed }
}

/** Minutes that a lock still lasts; null where it has just begun, which the message says itself. */
function minutesLeft(until: unknown): number | null {
  const minutes = typeof until === 'string' ? Math.ceil((Date.parse(until) - Date.now()) / 60_000) : Number.NaN
  return minutes > 0 && minutes < 15 ? minutes : null
}
