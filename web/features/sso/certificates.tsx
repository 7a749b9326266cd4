import { Badge } from '@mantine/core'
import type { SsoCertificate } from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './company-sso.module.css'

const soon = 30 * 86_400_000
const isSoon = (until: string) => Date.parse(until) - Date.now() < soon

/** Every certificate that counts, with its end; those that have ended are told. */
export function Certificates({ certificates }: { certificates: readonly SsoCertificate[] }) {
  const t = useTexts(ssoTexts)
  return (
    <ul className={classes.certificates} aria-label={t('sso.certificates')}>
      {certificates.map(({ subject, fingerprint, until, expired, key }) => (
        <li key={fingerprint}>
          <span className={classes.subject}>{subject}</span>
          <span className={classes.line}>{t('sso.certificateUntil', { key, date: formats.date(until) })}</span>
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
    </ul>
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
