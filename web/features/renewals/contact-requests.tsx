import { listContactRequests } from '#contract/renewals.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { hostOf, isOpen, productOf } from './request-words.ts'
import { StateBadge } from './state-badge.tsx'

/** What a contact asked for, what waits for an answer first; nothing until there is something, since most asked for nothing. */
export function ContactRequests({ contactId }: { contactId: string }) {
  const t = useTexts(renewalsTexts)
  const { language } = useLanguage()
  const { data, error, refetch } = useRead(listContactRequests, { params: { id: contactId } })
  if (!error && !data?.items.length) return null
  const requests = data?.items.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
  return (
    <Section title={t('requests.title')}>
      {error && <ErrorNotice error={error} retry={refetch} />}
      {requests && (
        <PlainList gap="0.375rem">
          {requests.map((request) => (
            <li key={request.id}>
              {formats.date(request.createdAt)}{' '}
              <TextLink to="/management/requests/$id" params={{ id: request.id }}>
                {[t(`requests.kind.${request.kind}`), productOf(request, language), hostOf(request)]
                  .filter(Boolean)
                  .join(' · ')}
              </TextLink>{' '}
              <StateBadge state={request.state} />
            </li>
          ))}
        </PlainList>
      )}
    </Section>
  )
}
