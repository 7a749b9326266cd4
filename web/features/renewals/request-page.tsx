import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  answerRequest,
  downloadRequestFile,
  type LicenceRequest,
  listRequestEnds,
  readLicenceRequest,
} from '#contract/renewals.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { AnswerForm } from '#web/ui/dialog/answer-form.tsx'
import { HoldingLinks } from '#web/shared/holdings/holding-links.tsx'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useMailed } from '#web/shared/mails/use-mailed.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { hostOf, productOf } from './request-words.ts'
import { RequestEnds } from './request-ends.tsx'
import { RequestSteps } from './request-steps.tsx'
import { StateBadge } from './state-badge.tsx'
import { WrittenText } from '#web/ui/layout/text/words.tsx'

interface Props {
  /** The cloud account a request is about, and the way to it. */
  account: (id: string) => ReactNode
}

/** One request with the ways to what it is about, and the answer to it. */
export function RequestPage({ account }: Props) {
  const t = useTexts(renewalsTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const { can } = useSession()
  const { id } = useParams({ from: '/management/requests/$id' })
  const { data: request, error, refetchError } = useRead(readLicenceRequest, { params: { id } })
  if (!request) return <Page title={undefined} error={error} refetchError={refetchError} />
  const { kind, holder, state, message, fileName, askedBy, months, steps } = request
  const facts: Fact[] = [
    [t('requests.product'), productOf(request, language)],
    ...(kind === 'morePlaces'
      ? []
      : [[t('requests.host'), hostOf(request) || t('requests.wholeProduct')] satisfies Fact]),
    [t('requests.months'), months === null ? '' : t('requests.monthsOf', { count: months })],
    [t('requests.askedBy'), askedBy],
  ]
  const saveFile = () => void download(downloadRequestFile, { params: { id } })
  return (
    <Page
      narrow
      title={`${t(`requests.kind.${kind}`)}: ${holder.name}`}
      context={
        <>
          {holder.customerNumber && `${holder.customerNumber} · `}
          <StateBadge state={state} />
        </>
      }
    >
      <Facts facts={facts} />
      {message && <WrittenText>{message}</WrittenText>}
      {request.cloudAccountId && account(request.cloudAccountId)}
      <HoldingLinks holder={holder} holdingId={request.holdingId}>
        <HostLink request={request} />
      </HoldingLinks>
      {fileName && (
        <Button variant="default" leftSection={<IconDownload />} onClick={saveFile} style={{ alignSelf: 'start' }}>
          {t('requests.fileDownload', { name: fileName })}
        </Button>
      )}
      {can(listRequestEnds.access) && <RequestEnds request={request} next={<CompleteButton id={id} />} />}
      <Section title={t('requests.history')}>
        <RequestSteps steps={steps} />
      </Section>
      {(state === 'open' || state === 'inWork') && <Answer request={request} />}
    </Page>
  )
}

/** To the host ID a request is about. */
function HostLink({ request: { holdingId, host } }: { request: LicenceRequest }) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const { productKey: product } = usePortal()
  if (!host || !can('configurations.area')) return null
  return (
    <LinkButton
      size="xs"
      variant="default"
      to="/{$product}configuration/licencecreator/$id"
      params={{ product, id: holdingId }}
      search={{ host: host.id }}
    >
      {t('requests.toHost')}
    </LinkButton>
  )
}

/** Answers a request; who asked is told by mail where they still can be. */
function useAnswer(id: string, done?: () => void) {
  const t = useTexts(renewalsTexts)
  const mailed = useMailed()
  const { run, pending } = useWrite(answerRequest, {
    done: async ({ toldEmail: email }) => {
      done?.()
      if (email === '') notify.note(t('requests.answeredUntold'))
      else notify.success(await mailed(t('requests.answered', { email })))
    },
  })
  const send = (state: 'inWork' | 'done' | 'declined', note: string) =>
    void run({ params: { id }, body: { state, note } })
  return { send, pending }
}

/** Once everything is renewed, the answer is the next step. */
function CompleteButton({ id }: { id: string }) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const { send, pending } = useAnswer(id)
  if (!can(answerRequest.access)) return null
  return (
    <Button loading={pending} onClick={() => send('done', '')}>
      {t('requests.complete')}
    </Button>
  )
}

function Answer({ request: { id, kind, state } }: { request: LicenceRequest }) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  // Reset once it is answered, and for another request; changes by other users leave what is typed here.
  const [answers, setAnswers] = useState(0)
  const { send, pending } = useAnswer(id, () => setAnswers((count) => count + 1))
  if (!can(answerRequest.access)) return null
  return (
    <AnswerForm
      key={`${id} ${answers}`}
      maxLength={2000}
      pending={pending}
      onDecline={(note) => send('declined', note)}
    >
      {(note) => (
        <>
          {state === 'open' && (
            <Button variant="default" disabled={pending} onClick={() => send('inWork', note)}>
              {t('requests.take')}
            </Button>
          )}
          <Button
            variant={kind === 'renewal' ? 'default' : 'filled'}
            disabled={pending}
            onClick={() => send('done', note)}
          >
            {t('requests.complete')}
          </Button>
        </>
      )}
    </AnswerForm>
  )
}
