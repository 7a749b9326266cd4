import { Badge } from '@mantine/core'
import type { SsoCertificate } from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './company-sso.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Quiet } from '#web/ui/layout/text/words.tsx'

const soon = 30 * 86_400_000
const isSoon = (until: string) => Date.parse(until) - Date.now() < soon

/** Every certificate that counts, with its end; those that have ended are told. */
export function Certificates({ certificates }: { certificates: readonly SsoCertificate[] }) {
  const t = useTexts(ssoTexts)
  return (
    <PlainList className={classes.certificates} gap="0.5rem" aria-label={t('sso.certificates')}>
      {certificates.map(({ subject, fingerprint, until, expired, key }) => (
        <li key={fingerprint}>
          <span className={classes.subject}>{subject}</span>
          <Quiet>{t('sso.certificateUntil', { key, date: formats.date(until) })}</Quiet>
          {expired ? (
            <Badge color="red" variant="light">
              {t('sso.certificateOver')}
            </Badge>
          ) : (
            isSoon(until) && (
              <Badge color="orange" variant="light">
                {t('sso.certificateSoon')}
              </Badge>
            )
          )}
          <span className={classes.fingerprint}>
            {t('sso.fingerprint')} {fingerprint}
          </span>
        </li>
      ))}
    </PlainList>
  )
}

/** Warns from thirty days before the last certificate ends. */
export function CertificateWarning({ certificates }: { certificates: readonly SsoCertificate[] }) {
  const t = useTexts(ssoTexts)
  const [last] = certificates.toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))
  if (!last || !isSoon(last.until)) return null
  return (
    <Notice color="orange" mt="sm">
      {t(last.expired ? 'sso.certificatesOver' : 'sso.certificateEnds', { date: formats.date(last.until) })}
    </Notice>
  )
}
