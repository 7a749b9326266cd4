import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { sessionTexts } from '#texts/session.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { useMe } from '../../ui/use-session.ts'
import { useTexts } from '../../ui/use-texts.tsx'
import type { Expired } from './expiry.ts'
import { FactorForm } from './factor-form.tsx'
import { PasswordAgain, usePasswordAgain } from './password-again.tsx'
import { endSession } from './sign-out.ts'
import { useSignIn } from './use-sign-in.ts'

/** Asks for the password where one is: what was typed stays, and the request that failed is sent again. */
export function ExpiredDialog({ asked }: { asked: Expired }) {
  const t = useTexts(sessionTexts)
  const { email } = useMe()
  const { password, given, field } = usePasswordAgain()
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
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setOver('')
          if (given()) void signIn(email, password)
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('session.expiredText')}</Text>
          {notice && (
            <Alert color="red" role="alert">
              {notice}
            </Alert>
          )}
          <PasswordAgain {...field} />
        </Stack>
        <DialogButtons>
          <Button variant="default" onClick={leave}>
            {t('session.leave')}
          </Button>
          <Button type="submit" loading={pending}>
            {t('session.submit')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
