import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Assertion, readPasskeySignInOptions, signInWithPasskey } from '#contract/second-factor.ts'
import { passkeyTexts } from '#texts/passkeys.ts'
import { IconKey } from '../../../ui/layout/frame-icons.tsx'
import { knowsPasskeys } from '../../../shared/accounts/passkey.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { askPasskey } from './ask-passkey.ts'
import type { useSignIn } from '../use-sign-in.ts'

/** Signing in with a passkey alone. What goes wrong is told where the form tells it. */
export function PasskeySignIn({
  run,
  onProblem,
}: Pick<ReturnType<typeof useSignIn>, 'run'> & { onProblem: (text: string) => void }) {
  const t = useTexts(passkeyTexts)
  const [pending, setPending] = useState(false)
  if (!knowsPasskeys()) return null
  async function start() {
    setPending(true)
    onProblem('')
    const response = await askPasskey<Assertion>(readPasskeySignInOptions)
    if (typeof response === 'string') onProblem(response || t('security.passkeyFailed'))
    else await run(signInWithPasskey, { body: { response } })
    setPending(false)
  }
  return (
    <Button variant="default" fullWidth leftSection={<IconKey />} loading={pending} onClick={() => void start()}>
      {t('factor.signInWithPasskey')}
    </Button>
  )
}
