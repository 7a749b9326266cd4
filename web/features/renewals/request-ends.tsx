import { Group } from '@mantine/core'
import { createCampaign } from '#contract/campaigns.ts'
import { type LicenceRequest, listRequestEnds, type RequestEnd } from '#contract/renewals.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Extend } from './extend.tsx'
import { Hint } from '#web/ui/layout/words.tsx'

/** What ends when of the product asked about, for staff, and the way to extend it. */
export function RequestEnds({ request: { id, kind, state, holdingId, host } }: { request: LicenceRequest }) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const { data, error } = useRead(listRequestEnds, { params: { id } })
  const open = state === 'open' || state === 'inWork'
  const machineOf = ({ subjectId, machine }: RequestEnd) => {
    const words = machine || t('requests.ends.product')
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
      {open && kind === 'renewal' && can(createCampaign.access) && (
        <>
          <Group gap="sm" mt="sm">
            <Extend holdingIds={[holdingId]} request={id} />
          </Group>
          <Hint>{t('requests.extend.hint')}</Hint>
        </>
      )}
    </Section>
  )
}
