import { Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { readSecurity } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { EmailAddress } from './email-address.tsx'
import { EmailFactor } from './email-factor.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import classes from './security.module.css'
import { Totp } from './totp.tsx'

/** Second factors, passkeys, recovery codes and the address one signs in with. */
export function SecuritySection() {
  const t = useTexts(securityTexts)
  const { data, error, refetch } = useRead(readSecurity)
  // Shown once, after whichever factor was the first.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Paper withBorder p="md" component="section" aria-label={t('security.title')} aria-busy={!data && !error}>
      <h2 className={classes.heading}>{t('security.title')}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {t('security.hint')}
      </Text>
      {error && <ErrorNotice error={error} retry={refetch} />}
      {data && (
        <div className={classes.parts}>
          <EmailFactor enabled={data.emailFactor} />
          <Totp enabled={data.totp} onCodes={setCodes} />
          <Passkeys passkeys={data.passkeys} onCodes={setCodes} />
          {(data.emailFactor || data.totp || data.passkeys.length > 0) && (
            <RecoveryCodes left={data.recoveryCodes} onCodes={setCodes} />
          )}
          <EmailAddress />
        </div>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Paper>
  )
}
