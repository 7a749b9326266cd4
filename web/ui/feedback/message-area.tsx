import { CloseButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { IconCheck, IconNote, IconWarning } from '../layout/icons.tsx'
import classes from './message-area.module.css'
import { closeMessage, type Message } from './notify.ts'
import { useTexts } from '../data/use-texts.tsx'

const stay = { success: 1500, error: 10_500, note: 10_500 }
const icons = { success: IconCheck, error: IconWarning, note: IconNote }

/** The messages at the foot, above a dialog at its head; while one is hovered or focused it stays. */
export function MessageArea({ messages }: { messages: readonly Message[] }) {
  const t = useTexts(uiTexts)
  return (
    <section aria-label={t('ui.messages')} className={classes.area}>
      <div aria-live="polite">
        {messages
          .filter(({ kind }) => kind !== 'error')
          .map((message) => (
            <Card key={message.id} message={message} />
          ))}
      </div>
      <div role="alert">
        {messages
          .filter(({ kind }) => kind === 'error')
          .map((message) => (
            <Card key={message.id} message={message} />
          ))}
      </div>
    </section>
  )
}

function Card({ message: { id, kind, text } }: { message: Message }) {
  const t = useTexts(uiTexts)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => closeMessage(id), stay[kind])
    return () => clearTimeout(timer)
  }, [id, kind, held])
  const Icon = icons[kind]
  return (
    <div
      className={classes.card}
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size="1.25rem" />
      <p>{text}</p>
      <CloseButton size="sm" aria-label={t('ui.messageClose')} onClick={() => closeMessage(id)} />
    </div>
  )
}
