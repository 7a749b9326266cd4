import { Button } from '@mantine/core'
import { lazy } from 'react'
import type { Validity } from '#contract/passports.ts'
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
import { hostOf, productOf } from './request-words.ts'
import { RequestSteps } from './request-steps.tsx'
import { StateBadge } from './state-badge.tsx'
import classes from './renewals.module.css'
import { Hint, Written } from '#web/ui/layout/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))

interface OwnRequestsProps {
  holding: AskedFor & { validity: Validity }
}

/** From 90 days before the end on, and after it, renewing is the next thing to do. */
const endsSoon = ({ validity: { state } }: OwnRequestsProps['holding']): boolean =>
  state === 'soon' || state === 'expired'

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

/** At the head of a product: renewing from 90 days before the end, and another machine. */
export function AskActions({ holding, renewalsOnly }: AskActionsProps) {
  const { can } = useSession()
  if (!can(askForLicence.access)) return null
  return (
    <>
      {endsSoon(holding) && <AskButton kind="renewal" holding={holding} next />}
      {!renewalsOnly && <AskButton kind="hostChange" holding={holding} />}
    </>
  )
}

/** What was asked for about one product; asking for a renewal before it is due. */
export function OwnRequests({ holding }: OwnRequestsProps) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const { data, error, refetch } = useRead(listHoldingRequests, { params: { id: holding.id } })
  const own = data?.items
  const ask = can(askForLicence.access) && !endsSoon(holding) && <AskButton kind="renewal" holding={holding} />
  return (
    <Section title={t('requests.own')} action={ask}>
      {error && <ErrorNotice error={error} retry={refetch} />}
      {own?.length === 0 && <Hint>{t('requests.ownNone')}</Hint>}
      <PlainList className={classes.requests} gap="0.75rem">
        {own?.map((request) => (
          <li key={request.id}>
            <OwnRequest request={request} />
          </li>
        ))}
      </PlainList>
    </Section>
  )
}

/** What was asked for about a cloud account and is not decided yet; nothing where nothing is. */
export function OpenRequests({ holdingId, cloudAccountId }: { holdingId: string; cloudAccountId: string }) {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const { data } = useRead(
    listHoldingRequests,
    { params: { id: holdingId } },
    { enabled: can(listHoldingRequests.access) },
  )
  const open = data?.items.filter(
    (one) => one.cloudAccountId === cloudAccountId && (one.state === 'open' || one.state === 'inWork'),
  )
  if (!open || open.length === 0) return null
  return (
    <Section title={t('requests.own')}>
      <PlainList className={classes.requests} gap="0.75rem">
        {open.map((request) => (
          <li key={request.id}>
            <OwnRequest request={request} />
          </li>
        ))}
      </PlainList>
    </Section>
  )
}

function OwnRequest({ request }: { request: LicenceRequest }) {
  const t = useTexts(renewalsTexts)
  const { language } = useLanguage()
  const { kind, state, message, fileName, steps } = request
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
          {machine && ` · ${machine}`} <StateBadge state={state} />
        </h3>
        {(state === 'open' || state === 'inWork') && (
          <Button size="xs" variant="default" loading={pending} onClick={() => ask()}>
            {t('requests.withdraw')}
          </Button>
        )}
      </div>
      {message && <Written>{message}</Written>}
      {fileName && <Hint>{fileName}</Hint>}
      <RequestSteps steps={steps} />
    </>
  )
}
