import { ActionIcon } from '@mantine/core'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { formats } from '../../ui/formats.ts'
import { IconBell } from '../../ui/icons.tsx'
import { messages } from '../../ui/notify.ts'
import { useTexts } from '../../ui/use-texts.tsx'
import classes from './message-history.module.css'

/** What was said at the top right since the page was loaded. */
export function MessageHistory() {
  const t = useTexts(shellTexts)
  const { past } = useSyncExternalStore(messages.subscribe, messages.get)
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => !place.current?.contains(event.target as Node) && setOpen(false)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button inside opened
    <div ref={place} className={classes.place} onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('shell.messages')}
        title={t('shell.messages')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconBell size="1.25rem" />
      </ActionIcon>
      <div id={id} className={classes.panel} hidden={!open}>
        {past.length === 0 ? (
          <p>{t('shell.messagesNone')}</p>
        ) : (
          <ul>
            {past.map(({ id: key, text, at, kind }) => (
              <li key={key} data-kind={kind}>
                <time dateTime={at.toISOString()}>{formats.instant(at.toISOString())}</time>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
