import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
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

/** The frame of every dialog: title, cross, content. The element marked `data-autofocus` has the focus first. */
export function Dialog({ title, onClose, stays = false, size = 'md', children }: DialogProps) {
  const t = useTexts(uiTexts)
  const must = onClose === undefined
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
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The buttons below a dialog's content. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)
