import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Assertion } from '#contract/second-factor.ts'
import { confirmSession, confirmWithPasskey, readConfirmationOptions, readSecurity } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { knowsPasskeys } from '../../../shared/accounts/passkey.ts'
import { useRead, useWrite } from '../../../ui/data/use-api.ts'
import { useLanguage, useTexts } from '../../../ui/data/use-texts.tsx'
import { askPasskey } from './ask-passkey.ts'
import type { AskedConfirmation } from './confirmation.ts'
import { PasswordForm } from '../password-form.tsx'

/** Asks for the password or a passkey again; what waited for it goes on, or does not happen. */
export function ConfirmationDialog({ asked }: { asked: AskedConfirmation }) {
  const t = useTexts(securityTexts)
  const { language } = useLanguage()
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
      <PasswordForm
        text={t('confirmation.text')}
        notice={notice ?? ''}
        submit={t('confirmation.submit')}
        pending={byPassword.pending}
        onPassword={(password) => {
          setProblem('')
          void byPassword.run({ body: { password } })
        }}
      >
        <Button variant="default" onClick={() => asked.answer(false)}>
          {t('security.cancel')}
        </Button>
        {knowsPasskeys() && (data?.passkeys.length ?? 0) > 0 && (
          <Button variant="default" loading={byPasskey.pending} onClick={() => void withPasskey()}>
            {t('confirmation.passkey')}
          </Button>
        )}
      </PasswordForm>
    </Dialog>
  )
}
