import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  type Assertion,
  type FactorMethod,
  mailFactorCode,
  proveFactor,
  proveFactorPasskey,
  readFactorPasskeyOptions,
  type SecondFactor,
} from '#contract/second-factor.ts'
import { errors } from '#texts/errors.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { securityTexts } from '#texts/security.ts'
import { Notice } from '../../../ui/feedback/error-notice.tsx'
import { knowsPasskeys } from '../../../shared/accounts/passkey.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { useWrite } from '../../../ui/data/use-api.ts'
import { useMailed, useMailedText } from '../../../shared/mails/use-mailed.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { askPasskey } from './ask-passkey.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useSignIn } from '../use-sign-in.ts'

interface FactorFormProps {
  factor: SecondFactor
  /** A code that came with the address; sent at once. */
  given?: string | undefined
  done: () => unknown
  /** The sign-in is over: a wrong code, too many of them, or too late. */
  onOver: (text: string) => void
}

/** The second step of a sign-in: a code by mail, of an app, a recovery code, or a passkey. */
export function FactorForm({ factor, given, done, onOver }: FactorFormProps) {
  const t = useTexts(securityTexts)
  const methods = factor.methods.filter((method) => method !== 'passkey' || knowsPasskeys())
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'recovery')
  const [problem, setProblem] = useState('')
  const signIn = useSignIn({
    done,
    failed: (code, text) => {
      if (!['session.errorTfa', 'session.factorGone', 'session.factorLocked', 'session.disabled'].includes(code))
        return false
      onOver(text)
      return true
    },
  })
  async function usePasskey() {
    setProblem('')
    const response = await askPasskey<Assertion>(readFactorPasskeyOptions)
    if (typeof response === 'string') setProblem(response || t('security.passkeyFailed'))
    else await signIn.run(proveFactorPasskey, { body: { response } })
  }
  const notice = problem || signIn.problem
  return (
    <Stack gap="sm">
      <Notice>{notice}</Notice>
      {methods.length > 1 && (
        <Radio.Group label={t('factor.method')} value={method} onChange={(next) => setMethod(next)}>
          <Group gap="md" mt="xs">
            {methods.map((one) => (
              <Radio key={one} value={one} label={t(`factor.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
      )}
      {method === 'passkey' ? (
        <>
          <Text size="sm">{t('factor.passkeyHint')}</Text>
          <Button fullWidth loading={signIn.pending} onClick={() => void usePasskey()}>
            {t('factor.usePasskey')}
          </Button>
        </>
      ) : (
        <CodeForm
          key={method}
          method={method}
          factor={factor}
          given={method === 'email' ? given : undefined}
          pending={signIn.pending}
          onCode={(code) => void signIn.run(proveFactor, { body: { method, code } })}
        />
      )}
    </Stack>
  )
}

interface CodeFormProps {
  method: 'email' | 'totp' | 'recovery'
  factor: SecondFactor
  given: string | undefined
  pending: boolean
  onCode: (code: string) => void
}

function CodeForm({ method, factor, given, pending, onCode }: CodeFormProps) {
  const t = useTexts(securityTexts)
  const say = useTexts(errors)
  const why = useTexts(reasonsTexts)
  const [code, setCode] = useState(given ?? '')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const time = useId()
  const [codeExpiresAt, setCodeExpiresAt] = useState(factor.codeExpiresAt)
  const left = useSecondsLeft((method === 'email' ? codeExpiresAt : null) ?? factor.expiresAt)
  const expired = left < 0
  const mailed = useMailed()
  const emailHint = useMailedText(t('factor.emailHint'), method === 'email')
  const resend = useWrite(mailFactorCode, {
    done: async ({ expiresAt }) => {
      setCodeExpiresAt(expiresAt)
      setCode('')
      notify.note(await mailed(t('factor.resent')))
    },
    failed: (error) => {
      if (error.code === 'session.errorResendMail') notify.error(say('session.errorResendMail'))
      return error.code === 'session.errorResendMail'
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (expired || pending) return
    setMissing(code.trim() === '')
    if (code.trim() === '') input.current?.focus()
    else onCode(code.trim())
  }
  const minutes = { minutes: Math.floor(left / 60), seconds: left % 60 }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          ref={input}
          name="code"
          error={missing && code.trim() === '' && why('reason.code')}
          label={t('factor.code')}
          description={method === 'email' ? emailHint : t(`factor.${method}Hint`)}
          value={code}
          required
          autoComplete="one-time-code"
          inputMode={method === 'recovery' ? 'text' : 'numeric'}
          maxLength={20}
          spellCheck={false}
          autoCapitalize="none"
          data-autofocus
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Text id={time} size="sm" c={expired ? 'red' : 'dimmed'} role={expired ? 'alert' : 'timer'}>
          {expired
            ? t(method === 'email' ? 'factor.expired' : 'factor.signInExpired')
            : t('factor.left', { time: t('factor.minutes', minutes) })}
        </Text>
        <Button
          type="submit"
          fullWidth
          loading={pending}
          {...(expired && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': time })}
        >
          {t('factor.confirm')}
        </Button>
        {method === 'email' && (
          <Button variant="subtle" loading={resend.pending} onClick={() => void resend.run()}>
            {t('factor.resend')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
