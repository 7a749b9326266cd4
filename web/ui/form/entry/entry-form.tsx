import { Alert, Button } from '@mantine/core'
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { DialogOfForm } from '../../dialog/dialog.tsx'
import { useTexts } from '../../data/use-texts.tsx'
import { FootBar } from '../../layout/page/foot-bar.tsx'
import { Quiet } from '../../layout/text/words.tsx'
import classes from '../form.module.css'
import { MeanwhileNotice } from './conflict-notice.tsx'
import type { Entry } from './use-entry.ts'
import { useCloseGuard } from '../use-close-guard.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { MarkedList } from '../../layout/plain-list.tsx'

export interface EntryFormProps<V> {
  entry: Entry<V>
  /** Where a page has several forms: what this one is about. */
  name?: string
  /** What else decides about sending, in place of what the entry says of it; not spread over it, which would ask it too early. */
  held?: Partial<Pick<Entry<V>, 'valid' | 'missingFields' | 'pending' | 'submit'>>
  saveLabel?: string | undefined
  /** Beside save: a LinkButton back, for example. Left out: a dialog is closed, a page's form takes back what was changed. */
  cancel?: ReactNode
  /** Leaving the page with unsaved changes does not ask (sign-in); closing a dialog does. */
  mayLeave?: boolean
  /** Save is offered from the start: the form is a question, not a record (sign-in); `valid`: as soon as it could be sent. */
  offered?: boolean | 'valid' | undefined
  /** To look at: nothing can be entered, and there is nothing to save. */
  readOnly?: boolean
  children: ReactNode
}

/** The frame of every form: summary of problems, fields, save with the reason why it is not possible yet. */
export function EntryForm<V>({
  entry,
  name,
  held,
  saveLabel,
  cancel,
  mayLeave,
  offered,
  readOnly,
  children,
}: EntryFormProps<V>) {
  const t = useTexts(uiTexts)
  const summary = useRef<HTMLDivElement>(null)
  useLeaveGuard(() => !mayLeave && entry.isChanged())
  useCloseGuard(() => !(held?.pending ?? entry.pending) && entry.isChanged())
  const { submitCount } = entry
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  const shown = submitCount > 0 ? entry.visibleErrors : []
  return (
    <form
      noValidate
      aria-label={name}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (offered || entry.changed) (held?.submit ?? entry.submit)()
      }}
    >
      <MeanwhileNotice entry={entry} />
      {shown.length > 0 && (
        <Alert ref={summary} color="red" tabIndex={-1} role="alert" title={t('ui.fix')}>
          <MarkedList>
            {shown.map(({ id, label, text }) => (
              <li key={id}>
                <button type="button" className={classes.jump} onClick={() => document.getElementById(id)?.focus()}>
                  {label || text}
                </button>
                {label && `: ${text}`}
              </li>
            ))}
          </MarkedList>
        </Alert>
      )}
      {readOnly ? (
        <fieldset disabled className={classes.looked}>
          {children}
        </fieldset>
      ) : (
        children
      )}
      {!readOnly && <Foot entry={entry} held={held} saveLabel={saveLabel} cancel={cancel} offered={offered} />}
    </form>
  )
}

type FootProps<V> = Pick<EntryFormProps<V>, 'entry' | 'saveLabel' | 'cancel' | 'offered'> & {
  held: EntryFormProps<V>['held'] | undefined
}

// Drawn after the fields, which tell the entry what they are called.
function Foot<V>({ entry, held, saveLabel, cancel, offered }: FootProps<V>) {
  const t = useTexts(uiTexts)
  const reason = useId()
  // Asked here, once the fields have said what they are called.
  const { valid, missingFields, pending } = {
    valid: entry.valid,
    missingFields: entry.missingFields,
    pending: entry.pending,
    ...held,
  }
  const ready = offered === true || (valid && (offered === 'valid' || entry.changed))
  const why = ready
    ? ''
    : entry.changed || offered || missingFields.length > 0
      ? t('ui.incomplete', { fields: missingFields.join(', ') })
      : t('ui.unchanged')
  return (
    <FootBar said={<Quiet id={reason}>{why}</Quiet>}>
      {cancel ?? <Cancel entry={entry} />}
      <Button
        type="submit"
        loading={pending}
        {...(ready ? {} : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason })}
      >
        {saveLabel ?? t('ui.save')}
      </Button>
    </FootBar>
  )
}

/** Leads out of every form whose page says nothing else about it. */
function Cancel<V>({ entry }: { entry: Entry<V> }) {
  const t = useTexts(uiTexts)
  const close = useContext(DialogOfForm)?.close
  if (!close && !entry.changed) return null
  return (
    <Button variant="default" onClick={close ?? entry.reset}>
      {t('ui.cancel')}
    </Button>
  )
}

/** Fields in as many columns as fit. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>

/** A titled group of fields. */
export const FieldSection = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <fieldset className={classes.section}>
    <legend>{title}</legend>
    {hint && <p className={classes.reason}>{hint}</p>}
    {children}
  </fieldset>
)
