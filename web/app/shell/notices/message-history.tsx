import { ActionIcon } from '@mantine/core'
import { countInbox } from '#contract/today.ts'
import { shellTexts } from '#texts/shell.ts'
import { formats } from '../../../ui/data/formats.ts'
import { IconBell } from '../../../ui/layout/icons.tsx'
import { TextLink } from '../../../ui/layout/link.tsx'
import { messages } from '../../../ui/feedback/notify.ts'
import { useSession } from '../../../ui/data/use-session.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { DropDown } from '../menu/drop-down.tsx'
import classes from './message-history.module.css'
import { useWaiting } from '../menu/open-count-badge.tsx'
import { useStored } from '../../../ui/data/use-stored.ts'

/** What waits for a decision, and what was said at the top right since the page was loaded. */
export function MessageHistory() {
  const t = useTexts(shellTexts)
  const { can } = useSession()
  const { past } = useStored(messages)
  const waiting = useWaiting(countInbox, can(countInbox.access)) ?? 0
  return (
    <DropDown
      button={(attributes) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('shell.messages')}
          title={t('shell.messages')}
          {...attributes}
        >
          <IconBell size="1.25rem" />
        </ActionIcon>
      )}
    >
      {(close) => (
        <div className={classes.messages}>
          {waiting > 0 && (
            <p className={classes.waits}>
              <TextLink to="/inbox" onClick={close}>
                {t('shell.waits', { count: waiting })}
              </TextLink>
            </p>
          )}
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
      )}
    </DropDown>
  )
}
