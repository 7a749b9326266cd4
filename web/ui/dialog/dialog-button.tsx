import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Part } from '../layout/lazy-boundary.tsx'

interface DialogButtonProps extends ButtonProps {
  /** What it opens, given what closes it. */
  dialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog, which may be lazily loaded. Where the button goes, the dialog goes as well. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpen(true)} />
      <Part>{open && dialog(() => setOpen(false))}</Part>
    </>
  )
}
