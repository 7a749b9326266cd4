import { useRef, useState } from 'react'
import { signIn as signInOperation } from '#contract/session.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { sessionTexts } from '#texts/session.ts'
import { asApiError } from '../api/api-error.ts'
import { answerOf, request } from '../api/request.ts'
import { openSession, serverTime } from '../api/session.ts'
import { tellTabs } from '../api/tabs.ts'
import { useLanguage, useTexts } from '../ui/use-texts.tsx'
import { adoptPreferences } from './preferences.ts'

// Nothing failed that trying again later, or once more with care, would not mend.
const warnings = new Set<ErrorCode>(['session.lastAttempt', 'session.locked'])

/** Signs in with e-mail and password; the session counts once its token is verified here. */
export function useSignIn(done: () => unknown) {
  const t = useTexts(sessionTexts)
  const { language } = useLanguage()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')
  const [warning, setWarning] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState('')
  const busy = useRef(false)

  async function signIn(email: string, password: string): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setProblem('')
    setWarning(false)
    setUnconfirmed('')
    try {
      const response = await request(signInOperation, { body: { email, password } })
      const { accessToken } = await answerOf<typeof signInOperation>(response)
      if (!(await openSession(accessToken, serverTime(response)))) return setProblem(t('session.notVerified'))
      adoptPreferences()
      tellTabs('in')
      await done()
    } catch (thrown) {
      const error = asApiError(thrown)
      setWarning(warnings.has(error.code))
      if (error.code === 'session.notConfirmed') setUnconfirmed(email)
      setProblem(error.text(language))
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  return { signIn, pending, problem, warning, unconfirmed }
}
