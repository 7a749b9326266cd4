import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { sessionTexts } from '#texts/session.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useMe } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import type { ExpiredSession } from './expiry.ts'
import { FactorForm } from './factor/factor-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { endSession } from './sign-out.ts'
import { useSignIn } from './use-sign-in.ts'

/** Asks for the password where one is: what was typed stays, and the request that failed is sent again. */
export function ExpiredDialog({ asked }: { asked: ExpiredSession }) {
  const t = useTexts(sessionTexts)
  const { email } = useMe()
  const [factor, setFactor] = useState<SecondFactor | null>(null)
  const [over, setOver] = useState('')
  const { signIn, pending, problem } = useSignIn({ done: () => asked.answer(true), onFactor: setFactor })
  const notice = problem || over
  function leave() {
    asked.answer(false)
    void endSession()
  }
  if (factor)
    return (
      <Dialog size="lg" title={t('session.expiredTitle')}>
        <FactorForm
          factor={factor}
          done={() => asked.answer(true)}
          onOver={(text) => {
            setOver(text)
            setFactor(null)
          }}
        />
      </Dialog>
    )
  return (
    <Dialog size="lg" title={t('session.expiredTitle')}>
      <PasswordForm
        text={t('session.expiredText')}
        notice={notice}
        submit={t('session.submit')}
        pending={pending}
        onPassword={(password) => {
          setOver('')
          void signIn(email, password)
        }}
        // Not everybody has a password. Once that tab is signed in, nothing is asked here any more.
        other={
          <Anchor href="/login" target="_blank" rel="noopener" size="sm">
            {t('session.otherWay')}
          </Anchor>
        }
      >
        <Button variant="default" onClick={leave}>
          {t('session.leave')}
        </Button>
      </PasswordForm>
    </Dialog>
  )
}
