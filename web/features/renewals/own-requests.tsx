import { Button } from '@mantine/core'
import { lazy } from 'react'
import type { Validity } from '#contract/validity.ts'
import { askForLicence, type LicenceRequest, listHoldingRequests, withdrawRequest } from '#contract/renewals.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { IconRefresh, IconSettings } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import type { AskedFor } from './ask-dialog.tsx'
import { hostOf, isOpen, productOf } from './request-words.ts'
import { RequestSteps } from './request-steps.tsx'
import { StateBadge } from './state-badge.tsx'
import classes from './renewals.module.css'
import { Hint, WrittenText } from '#web/ui/layout/text/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))

interface OwnRequestsProps {
  holding: AskedFor & { validity: Validity }
}

/** From 90 days before the end on, and after it, renewing is the next thing to do. */
const endsSoon = ({ validity: { state } }: OwnRequestsProps['holding']): boolean =>
  state === 'soon' || state === 'grace' || state === 'expired'

function useOwn({ id }: { id: string }) {
  const { can } = useSession()
  return useRead(listHoldingRequests, { params: { id } }, { enabled: can(listHoldingRequests.access) })
}

interface AskButtonProps {
  kind: LicenceRequest['kind']
  holding: AskedFor
  /** The next thing to do. */
  next?: boolean
}

/** Asks for something about one product in a dialog. */
function AskButton({ kind, holding, next = false }: AskButtonProps) {
  const t = useTexts(renewalsTexts)
  return (
    <DialogButton
      variant={next ? 'filled' : 'default'}
      leftSection={kind === 'renewal' ? <IconRefresh /> : <IconSettings />}
      dialog={(close) => <AskDialog kind={kind} holding={holding} onClose={close} />}
    >
      {t(kind === 'renewal' ? 'requests.ask.renewal' : 'requests.ask.hostChange')}
    </DialogButton>
  )
}

interface AskActionsProps extends OwnRequestsProps {
  /** Another machine is not asked for here: licences move by themselves. */
  renewalsOnly: boolean
}

/** At the head of a product: asking for a renewal and for another machine, unless that is asked for already. */
export function AskActions({ holding, renewalsOnly }: AskActionsProps) {
  const { can } = useSession()
  const { data } = useOwn(holding)
  if (!can(askForLicence.access) || !data) return null
  const open = new Set(data.items.filter(isOpen).map(({ kind }) => kind))
  return (
    <>
      {!open.has('renewal') && <AskButton kind="renewal" holding={holding} next={endsSoon(holding)} />}
      {!renewalsOnly && !open.has('hostChange') && <AskButton kind="hostChange" holding={holding} />}
    </>
  )
}

interface OpenRequestsProps {
  holding: { id: string }
  /** Those about this cloud account alone. */
  cloudAccountId?: string
}

/** What is asked for about one product and not decided yet, above everything else of it; nothing where there is nothing. */
export function OpenRequests({ holding, cloudAccountId }: OpenRequestsProps) {
  const t = useTexts(renewalsTexts)
  const open = (useOwn(holding).data?.items ?? []).filter(
    (one) => isOpen(one) && (cloudAccountId === undefined || one.cloudAccountId === cloudAccountId),
  )
  return open.length > 0 && <Requests id="requests" title={t('requests.openTitle')} requests={open} />
}

/** What was asked for about one product and is decided. */
export function OwnRequests({ holding }: OwnRequestsProps) {
  const t = useTexts(renewalsTexts)
  const { data, error, refetch } = useOwn(holding)
  const decided = data?.items.filter((request) => !isOpen(request)) ?? []
  if (error)
    return (
      <Section title={t('requests.own')}>
        <ErrorNotice error={error} retry={refetch} />
      </Section>
    )
  return decided.length > 0 && <Requests title={t('requests.own')} requests={decided} />
}

interface RequestsProps {
  title: string
  /** Where a link may lead. */
  id?: string
  requests: readonly LicenceRequest[]
}

const Requests = ({ title, requests, ...place }: RequestsProps) => (
  <Section title={title} {...place}>
    <PlainList className={classes.requests} gap="0.75rem">
      {requests.map((request) => (
        <li key={request.id}>
          <OwnRequest request={request} />
        </li>
      ))}
    </PlainList>
  </Section>
)

function OwnRequest({ request }: { request: LicenceRequest }) {
  const t = useTexts(renewalsTexts)
  const { language } = useLanguage()
  const { kind, message, months, fileName, steps } = request
  const machine = hostOf(request)
  const facts = { kind: t(`requests.kind.${kind}`), product: productOf(request, language) }
  const { ask, pending } = useConfirmed(withdrawRequest, () => ({
    input: { params: { id: request.id } },
    title: t('requests.withdrawTitle'),
    question: t('requests.withdrawQuestion', facts),
    confirmLabel: t('requests.withdraw'),
    done: () => notify.success(t('requests.withdrawn')),
  }))
  return (
    <>
      <div className={classes.head}>
        <h3>
          {t(`requests.kind.${kind}`)}
          {machine && ` · ${machine}`} <StateBadge state={request.state} />
        </h3>
        {isOpen(request) && (
          <Button size="xs" variant="default" loading={pending} onClick={() => ask()}>
            {t('requests.withdraw')}
          </Button>
        )}
      </div>
      {months !== null && (
        <Hint>
          {t('requests.months')}: {t('requests.monthsOf', { count: months })}
        </Hint>
      )}
      {message && <WrittenText>{message}</WrittenText>}
      {fileName && <Hint>{fileName}</Hint>}
      <RequestSteps steps={steps} />
    </>
  )
}
