import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Assertion } from '#contract/second-factor.ts'
import { confirmSession, confirmWithPasskey, readConfirmationOptions, readSecurity } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { knowsPasskeys } from '../../ui/passkey.ts'
import { useRead, useWrite } from '../../ui/use-api.ts'
import { useLanguage, useTexts } from '../../ui/use-texts.tsx'
import { askPasskey } from './ask-passkey.ts'
import type { AskedConfirmation } from './confirmation.ts'
import { PasswordAgain, usePasswordAgain } from './password-again.tsx'

/** Asks for the password or a passkey again; what waited for it goes on, or does not happen. */
export function ConfirmationDialog({ asked }: { asked: AskedConfirmation }) {
  const t = useTexts(securityTexts)
  const { language } = useLanguage()
  const { password, given, field } = usePasswordAgain()
  const [problem, setProblem] = useState('')
  const { data } = useRead(readSecurity)
  const done = () => asked.answer(true)
  const byPassword = useWrite(confirmSession, { silent: true, done })
  const byPasskey = useWrite(confirmWithPasskey, { silent: true, done })
  const notice = problem || (byPassword.error ?? byPasskey.error)?.text(language)

  async function withPasskey() {
    setProblem('')
    const response = await askPasskey<Assertion>(readConfirmationOptions)
    if (typeof response === 'string') setProblem(response || t('security.passkeyFailed'))
    else await byPasskey.run({ body: { response } })
  }
  return (
    <Dialog title={t('confirmation.title')} onClose={() => asked.answer(false)} stays>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setProblem('')
          if (given()) void byPassword.run({ body: { password } })
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('confirmation.text')}</Text>
          {notice && (
            <Alert color="red" role="alert">
              {notice}
            </Alert>
          )}
          <PasswordAgain {...field} />
        </Stack>
        <DialogButtons>
          <Button variant="default" onClick={() => asked.answer(false)}>
            {t('security.cancel')}
          </Button>
          {knowsPasskeys() && (data?.passkeys.length ?? 0) > 0 && (
            <Button variant="default" loading={byPasskey.pending} onClick={() => void withPasskey()}>
              {t('confirmation.passkey')}
            </Button>
          )}
          <Button type="submit" loading={byPassword.pending}>
            {t('confirmation.submit')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
