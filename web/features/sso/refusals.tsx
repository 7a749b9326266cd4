import { listSsoRefusals, refusalsKept, type SsoReason } from '#contract/sso-refusals.ts'
import { ssoReasonTexts } from '#texts/sso-reasons.ts'
import { ssoTexts } from '#texts/sso.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './company-sso.module.css'
import { Hint, Quiet } from '#web/ui/layout/text/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** Why a sign-in is refused, with what the provider said of it. */
export function Reason({ reason, detail }: { reason: SsoReason; detail: string }) {
  const t = useTexts(ssoReasonTexts)
  const seconds = reason === 'clockAhead' || reason === 'tooLate'
  return (
    <>
      {t(`sso.reason.${reason}`)}
      {detail && <span className={classes.detail}>{seconds ? `${detail} s` : detail}</span>}
    </>
  )
}

/** The last sign-ins of a company's people that were refused, for those who look after them. */
export function Refusals({ company }: { company: { id: string } }) {
  const t = useTexts(ssoTexts)
  const { data, error, refetch } = useRead(listSsoRefusals, { params: { id: company.id } })
  if (error) return <ErrorNotice error={error} retry={refetch} />
  if (!data || data.items.length === 0) return null
  return (
    <section className={classes.refusals} aria-label={t('sso.refusals')}>
      <h3 className={classes.subheading}>{t('sso.refusals')}</h3>
      <Hint>{t('sso.refusalsAbout', { most: refusalsKept })}</Hint>
      <PlainList className={classes.linked} gap="0.375rem">
        {data.items.map(({ id, at, email, reason, detail }) => (
          <li key={id}>
            <Quiet>{formats.instant(at)}</Quiet>
            <span>{email ?? t('sso.refusalsUnknown')}</span>
            <span className={classes.reason}>
              <Reason reason={reason} detail={detail} />
            </span>
          </li>
        ))}
      </PlainList>
    </section>
  )
}
