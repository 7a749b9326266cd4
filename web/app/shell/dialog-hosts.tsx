import { lazy, useEffect } from 'react'
import { questions } from '../../ui/dialog/confirm.ts'
import { messages } from '../../ui/feedback/notify.ts'
import { droppedRequest } from '#web/features/licences/dropped-request.ts'
import { whenIdle } from './fetch-when-idle.ts'
import { confirmation } from '../sign-in/factor/confirmation.ts'
import { expiry } from '../sign-in/expiry.ts'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'
import { useSession } from '../../ui/data/use-session.ts'
import { useStored } from '../../ui/data/use-stored.ts'

const confirmDialog = async () => ({ default: (await import('../../ui/dialog/confirm-dialog.tsx')).ConfirmDialog })
const messageArea = async () => ({ default: (await import('../../ui/feedback/message-area.tsx')).MessageArea })
const ConfirmDialog = lazy(confirmDialog)
const MessageArea = lazy(messageArea)
const ConfirmationDialog = lazy(async () => ({
  default: (await import('../sign-in/factor/confirmation-dialog.tsx')).ConfirmationDialog,
}))
const ExpiredDialog = lazy(async () => ({ default: (await import('../sign-in/expired-dialog.tsx')).ExpiredDialog }))
const RequestDialog = lazy(async () => ({
  default: (await import('#web/features/licences/request/request-dialog.tsx')).RequestDialog,
}))

/** Dialogs and messages any page can call up; each is loaded when it is first needed, or before. */
export function DialogHosts() {
  // What tells of a lost connection comes before it is lost, even where data is saved: then it is too late.
  useEffect(() => void whenIdle().then(() => Promise.allSettled([messageArea(), confirmDialog()])), [])
  const { me } = useSession()
  const [question] = useStored(questions)
  const { shown, past } = useStored(messages)
  const expired = useStored(expiry)
  const offer = useStored(droppedRequest)
  const toConfirm = useStored(confirmation)
  return (
    <>
      <LazyBoundary>{past.length > 0 && <MessageArea messages={shown} />}</LazyBoundary>
      <LazyBoundary>
        {question && <ConfirmDialog key={question.title + question.question} asked={question} />}
        {offer && <RequestDialog offer={offer} />}
        {me && toConfirm && <ConfirmationDialog asked={toConfirm} />}
        {me && expired && <ExpiredDialog asked={expired} />}
      </LazyBoundary>
    </>
  )
}
