import { Alert, Button, Group, Text } from '@mantine/core'
import { saveConfiguration } from '#contract/configurations.ts'
import {
  answerEndRequest,
  askForEnd,
  type EndRequest,
  readMissingEnds,
  withdrawEndRequest,
} from '#contract/end-requests.ts'
import { endRequestTexts } from '#texts/end-requests.ts'
import { DialogButton } from '../../ui/dialog/dialog-button.tsx'
import { formats } from '../../ui/data/formats.ts'
import { LinkButton } from '../../ui/layout/link.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { useRead, useWrite } from '../../ui/data/use-api.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { AskEndDialog } from './ask-end-dialog.tsx'
import { DeclineEndDialog } from './decline-end-dialog.tsx'

/** That ends are missing, what was asked for, and the next thing to press; nothing where none is missing. */
export function MissingEnds({ area, holdingId }: { area: string; holdingId: string }) {
  const t = useTexts(endRequestTexts)
  const { can } = useSession()
  const { data } = useRead(readMissingEnds, { params: { id: holdingId } }, { enabled: can(readMissingEnds.access) })
  if (!data || data.missing === 0) return null
  const { missing, request } = data
  const open = request?.state === 'open' ? request : null
  return (
    <Alert title={t('ends.title')} color="orange" mb="md">
      <Text size="sm" mb="xs">
        {t('ends.missing', { count: missing })}
      </Text>
      {request && <Asked request={request} />}
      <Group gap="xs">
        {open && can(answerEndRequest.access) && <Answer request={open} />}
        {open?.own && <Withdraw request={open} />}
        {can(saveConfiguration.access) ? (
          <LinkButton
            variant={open ? 'default' : 'filled'}
            to="/{$product}configuration/manager/$id"
            params={{ product: area, id: holdingId }}
          >
            {t('ends.set')}
          </LinkButton>
        ) : (
          !open && can(askForEnd.access) && <Ask holdingId={holdingId} />
        )}
      </Group>
    </Alert>
  )
}

function Asked({ request: { state, count, end, askedBy, own, createdAt, reason } }: { request: EndRequest }) {
  const t = useTexts(endRequestTexts)
  const wish = t(count === null ? 'ends.wish' : 'ends.wishWithCount', {
    count,
    end: end === 'unlimited' ? t('ends.withoutEnd') : formats.date(end),
  })
  const facts = { who: askedBy, day: formats.date(createdAt), wish, reason }
  if (state === 'declined')
    return (
      <Text size="sm" mb="xs">
        {t('ends.wasDeclined', facts)}
      </Text>
    )
  return (
    <Text size="sm" mb="xs">
      {t('ends.asked', facts)} {own && t('ends.waits')}
    </Text>
  )
}

function Ask({ holdingId }: { holdingId: string }) {
  const t = useTexts(endRequestTexts)
  return (
    <DialogButton variant="filled" dialog={(close) => <AskEndDialog holdingId={holdingId} onClose={close} />}>
      {t('ends.ask')}
    </DialogButton>
  )
}

function Answer({ request }: { request: EndRequest }) {
  const t = useTexts(endRequestTexts)
  const accept = useWrite(answerEndRequest, { done: () => notify.success(t('ends.accepted')) })
  const params = { id: request.id }
  return (
    <>
      <Button loading={accept.pending} onClick={() => void accept.run({ params, body: { state: 'done' } })}>
        {t('ends.accept')}
      </Button>
      <DialogButton dialog={(close) => <DeclineEndDialog request={request} onClose={close} />}>
        {t('ends.decline')}
      </DialogButton>
    </>
  )
}

function Withdraw({ request: { id } }: { request: EndRequest }) {
  const t = useTexts(endRequestTexts)
  const withdraw = useWrite(withdrawEndRequest, { done: () => notify.success(t('ends.withdrawn')) })
  return (
    <Button variant="default" loading={withdraw.pending} onClick={() => void withdraw.run({ params: { id } })}>
      {t('ends.withdraw')}
    </Button>
  )
}
