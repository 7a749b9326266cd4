import { lazy, useSyncExternalStore } from 'react'
import { questions } from '../../ui/confirm.ts'
import { messages } from '../../ui/notify.ts'
import { offered } from '#web/features/licences/offered-request.ts'
import { confirmation } from '../sign-in/confirmation.ts'
import { expiry } from '../sign-in/expiry.ts'
import { Part } from '../../ui/part.tsx'

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog }))
const MessageArea = lazy(async () => ({ default: (await import('../../ui/message-area.tsx')).MessageArea }))
const ConfirmationDialog = lazy(async () => ({
  default: (await import('../sign-in/confirmation-dialog.tsx')).ConfirmationDialog,
}))
const ExpiredDialog = lazy(async () => ({ default: (await import('../sign-in/expired-dialog.tsx')).ExpiredDialog }))
const RequestDialog = lazy(async () => ({
  default: (await import('#web/features/licences/request/request-dialog.tsx')).RequestDialog,
}))

/** Dialogs and messages any page can call up; each is loaded when it is first needed. */
export function Hosts() {
  const [question] = useSyncExternalStore(questions.subscribe, questions.get)
  const { shown, past } = useSyncExternalStore(messages.subscribe, messages.get)
  const expired = useSyncExternalStore(expiry.subscribe, expiry.get)
  const offer = useSyncExternalStore(offered.subscribe, offered.get)
  const toConfirm = useSyncExternalStore(confirmation.subscribe, confirmation.get)
  return (
    <>
      <Part>{past.length > 0 && <MessageArea messages={shown} />}</Part>
      <Part>
        {question && <ConfirmDialog key={question.title + question.question} asked={question} />}
        {offer && <RequestDialog offer={offer} />}
        {toConfirm && <ConfirmationDialog asked={toConfirm} />}
        {expired && <ExpiredDialog asked={expired} />}
      </Part>
    </>
  )
}
