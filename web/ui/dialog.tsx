import { Modal } from '@mantine/core'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import classes from './dialog.module.css'
import { useTexts } from './use-texts.tsx'

interface DialogProps {
  title: string
  /** Escape, the cross and a click beside it; none: the dialog must be answered. */
  onClose?: () => void
  /** A click beside it does not close it: what was begun would silently not happen. */
  stays?: boolean
  /** A name, or the width in pixels. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | number
  children: ReactNode
}

/** Closes the dialog a form stands in; null on a page, and in a dialog that must be answered. */
export const DialogClose = createContext<(() => void) | null>(null)

/** The frame of every dialog: title, cross, content. The element marked `data-autofocus` has the focus first. */
export function Dialog({ title, onClose, stays = false, size = 'md', children }: DialogProps) {
  const t = useTexts(uiTexts)
  const must = onClose === undefined
  useFocusBack()
  return (
    <Modal.Root
      opened
      onClose={onClose ?? (() => undefined)}
      size={size}
      centered
      closeOnEscape={!must}
      closeOnClickOutside={!must && !stays}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {!must && <Modal.CloseButton aria-label={t('ui.close')} />}
        </div>
        <Modal.Body>
          <DialogClose value={onClose ?? null}>{children}</DialogClose>
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
