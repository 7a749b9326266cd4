import { Button, type ButtonProps } from '@mantine/core'
import { type AriaAttributes, useId } from 'react'

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled'>, Pick<AriaAttributes, 'aria-keyshortcuts'> {
  title?: string
  /** Why it cannot be pressed now, and what it waits for; none: it can. */
  reason: string | false | null | undefined
  onClick: () => void
}

/** A button in a row of buttons that says behind them why it cannot be pressed yet. */
export function ReasonButton({ reason, onClick, children, ...look }: ReasonButtonProps) {
  const id = useId()
  return (
    <>
      <Button
        {...look}
        onClick={() => !reason && onClick()}
        {...(reason ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id } : {})}
      >
        {children}
      </Button>
      {reason && (
        <span id={id} data-reason>
          {reason}
        </span>
      )}
    </>
  )
}
