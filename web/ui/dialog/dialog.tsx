import { Button, Modal } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import classes from './dialog.module.css'
import { useIsTopOverlay } from './top-overlay.ts'
import { useTexts } from '../data/use-texts.tsx'

export interface DialogProps {
  title: string
  /** Escape, the cross and a click beside it; none: the dialog must be answered. */
  onClose?: () => void
  /** A click beside it does not close it: what was begun would silently not happen. */
  stays?: boolean
  /** At the top instead of the middle: what comes and goes in it moves nothing above. */
  top?: boolean
  /** A name, or the width in pixels. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | number
  children: ReactNode
}

interface DialogOfForm {
  /** Closes it without asking; null where the dialog must be answered. */
  close: (() => void) | null
  /** Has Escape, the cross and a click beside it ask first whether it may close; returns what takes that back. */
  askFirst: (mayClose: () => Promise<boolean>) => () => void
}

/** The dialog a form stands in; null on a page. */
export const DialogOfForm = createContext<DialogOfForm | null>(null)

/** Milliseconds in which a further click beside it belongs to the double click that opened it. */
const doubleClick = 500

/** The frame of every dialog: title, cross, content. The element marked `data-autofocus` has the focus first. */
export function Dialog({ title, onClose, stays = false, top = false, size = 'md', children }: DialogProps) {
  const t = useTexts(uiTexts)
  const must = onClose === undefined
  const isUppermost = useIsTopOverlay()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const settling = setTimeout(() => setSettled(true), doubleClick)
    return () => clearTimeout(settling)
  }, [])
  const questions = useRef(new Set<() => Promise<boolean>>())
  const askFirst = useCallback((mayClose: () => Promise<boolean>) => {
    questions.current.add(mayClose)
    return () => void questions.current.delete(mayClose)
  }, [])
  const close = async () => {
    if (!isUppermost()) return
    for (const mayClose of questions.current) if (!(await mayClose())) return
    onClose?.()
  }
  const ofForm = useMemo(() => ({ close: onClose ?? null, askFirst }), [onClose, askFirst])
  useFocusBack()
  return (
    <Modal.Root
      opened
      onClose={() => void close()}
      size={size}
      centered={!top}
      closeOnEscape={!must}
      closeOnClickOutside={!must && !stays && settled}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {!must && <Modal.CloseButton aria-label={t('ui.close')} />}
        </div>
        <Modal.Body>
          <DialogOfForm value={ofForm}>{children}</DialogOfForm>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Once the dialog is gone, the focus is where it was before; where that is gone as well, at the page's content. */
function useFocusBack(): void {
  // Read while it is drawn for the first time: the dialog takes the focus after that.
  const [before] = useState(() => document.activeElement as HTMLElement | null)
  useEffect(
    () => () =>
      void setTimeout(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return
        const place = before?.isConnected ? before : document.getElementById('content')
        place?.focus({ preventScroll: true })
      }),
    [before],
  )
}

/** The buttons below a dialog's content. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)

/** Closes the dialog it stands in; `cancel`: what was begun there is dropped. */
export function CloseDialogButton({ cancel = false }: { cancel?: boolean }) {
  const t = useTexts(uiTexts)
  const close = useContext(DialogOfForm)?.close
  return (
    close && (
      <Button variant="default" onClick={close}>
        {t(cancel ? 'ui.cancel' : 'ui.close')}
      </Button>
    )
  )
}
