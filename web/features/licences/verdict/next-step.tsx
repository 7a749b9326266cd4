import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { readLicenceState } from '#contract/licences.ts'
import { readPassport } from '#contract/passports.ts'
import { licenceBytes } from '#licence/read-licence.ts'
import type { Verdict } from '#licence/verify.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'

const forgeries: ReadonlySet<string> = new Set(['licence.signature', 'licence.unknownKey', 'licence.revokedKey'])

/** The file says what the vendor signed, whatever else keeps it from counting here. */
export const isGenuine = ({ licence, reasons }: Verdict): boolean =>
  licence !== undefined && !reasons.some(({ code }) => forgeries.has(code))

/** What became of a genuine licence since it was issued, and what can be done about what keeps it from counting. */
export function NextStep({ verdict, bytes }: { verdict: Verdict; bytes: Uint8Array<ArrayBuffer> }) {
  const t = useTexts(licencesTexts)
  const { can } = useSession()
  const sha256 = useSha256(bytes)
  const genuine = isGenuine(verdict)
  const { data } = useRead(
    readLicenceState,
    { query: { serial: verdict.licence?.serial ?? '0', sha256 } },
    { enabled: genuine && sha256 !== '' },
  )
  const has = (code: string) => verdict.reasons.some((reason) => reason.code === code)
  const lines = [
    data?.state && data.state !== 'current' ? t(`verify.state.${data.state}`) : '',
    genuine && has('licence.expired') ? t('verify.next.expired') : '',
    genuine && has('licence.notThisHost') ? t('verify.next.machine') : '',
    has('licence.signature') ? t('verify.next.forged') : '',
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <Alert color="yellow">
      {lines.map((line) => (
        <p key={line} style={{ margin: 0 }}>
          {line}
        </p>
      ))}
      {data?.holdingId && can(readPassport.access) && (
        <TextLink to="/products/passport/$id" params={{ id: data.holdingId }}>
          {t('verify.toPassport')}
        </TextLink>
      )}
    </Alert>
  )
}

/** The digest of a file in hex; '' until it is there, and where the browser computes none: on pages without encryption. */
function useSha256(bytes: Uint8Array<ArrayBuffer>): string {
  const [digest, setDigest] = useState('')
  useEffect(() => {
    let wanted = true
    const compute = async () => {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', licenceBytes(bytes)))
      if (wanted) setDigest(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''))
    }
    if ('subtle' in crypto) void compute()
    return () => {
      wanted = false
    }
  }, [bytes])
  return digest
}
