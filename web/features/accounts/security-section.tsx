import { Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { hasFactor, readSecurity } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { patchMe } from '#web/api/session.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { EmailAddress } from './email-address.tsx'
import { EmailFactor } from './email-factor.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { Totp } from './totp.tsx'

/** Second factors, passkeys, recovery codes and, unless `factorsOnly`, the address one signs in with. */
export function SecuritySection({ factorsOnly }: { factorsOnly?: boolean }) {
  const t = useTexts(securityTexts)
  const { data, error, refetch } = useRead(readSecurity)
  // Shown once, after whichever factor was the first.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const safe = data !== undefined && hasFactor(data)
  const { factorDue, permissions } = useMe()
  useEffect(() => {
    // What the role asked for is there. Where everything was closed until now, the page itself reads what is open.
    if (safe && factorDue && permissions.length > 0) patchMe({ factorDue: null })
  }, [safe, factorDue, permissions])
  return (
    <Card
      title={t('security.title')}
      hint={t('security.hint')}
      aria-label={t('security.title')}
      aria-busy={!data && !error}
    >
      {error && <ErrorNotice error={error} retry={refetch} />}
      {data && (
        <Stack gap={20}>
          <EmailFactor enabled={data.emailFactor} />
          <Totp enabled={data.totp} onCodes={setCodes} />
          <Passkeys passkeys={data.passkeys} onCodes={setCodes} />
          {hasFactor(data) && <RecoveryCodes left={data.recoveryCodes} onCodes={setCodes} />}
          {!factorsOnly && <EmailAddress />}
        </Stack>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  )
}
