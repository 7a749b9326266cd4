import type { ReactNode } from 'react'
import { type LicenceRequest, listRequestEnds, type RequestEnd } from '#contract/renewals.ts'
import { renewedAtMost } from '#contract/licence-renewals.ts'
import { machineName } from '#contract/machine-name.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { RenewButton } from './renewing/renew-button.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface RequestEndsProps {
  request: LicenceRequest
  /** What comes once it is renewed. */
  next: ReactNode
}

/** What ends when of the product asked about, for staff, and the way to extend it. */
export function RequestEnds({ request: { id, kind, state, host, months }, next }: RequestEndsProps) {
  const t = useTexts(renewalsTexts)
  const { data, error } = useRead(listRequestEnds, { params: { id } })
  const asked = data?.items.filter(({ subjectId }) => subjectId === host?.id) ?? []
  const renewed = (asked.length > 0 ? asked : (data?.items ?? [])).slice(0, renewedAtMost)
  const open = state === 'open' || state === 'inWork'
  const machineOf = ({ subjectId, machine }: RequestEnd) => {
    const words = machineName(machine) || t('requests.ends.product')
    return subjectId === host?.id ? t('requests.ends.asked', { machine: words }) : words
  }
  const endOf = ({ endDay, days, whole }: RequestEnd) => {
    const word = days < 0 ? 'past' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'in'
    const end = t(`requests.ends.${word}`, { day: formats.date(endDay), days })
    return whole ? end : t('requests.ends.modules', { end })
  }
  return (
    <Section title={t('requests.ends')} busy={!data && !error}>
      {error && <ErrorNotice error={error} />}
      {data?.items.length === 0 && <Hint>{t('requests.ends.none')}</Hint>}
      {data && <Facts facts={data.items.map((end) => [machineOf(end), endOf(end)])} />}
      {open && kind === 'renewal' && renewed.length > 0 && (
        <RenewButton
          variant="filled"
          mt="sm"
          subjectIds={renewed.map(({ subjectId }) => subjectId)}
          {...(months !== null && { months })}
          next={next}
        />
      )}
    </Section>
  )
}
