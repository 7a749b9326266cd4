import { Switch } from '@mantine/core'
import { useHindered } from './use-disabled-reason.tsx'
import classes from './reason-switch.module.css'

interface ReasonSwitchProps {
  label: string
  checked: boolean
  /** Sending: for a moment. */
  pending: boolean
  /** Why it cannot be switched now; '' where it can. */
  reason: string
  onSwitch: () => void
}

/** A switch in a row that says why it cannot be switched. */
export function ReasonSwitch({ label, checked, pending, reason, onSwitch }: ReasonSwitchProps) {
  const { attributes, press, said } = useHindered(reason)
  const { title, ...rest } = attributes
  return (
    <>
      <Switch
        className={classes.switch ?? ''}
        aria-label={label}
        checked={checked}
        disabled={pending}
        {...rest}
        wrapperProps={{ title }}
        onChange={() => press(onSwitch)}
      />
      {said}
    </>
  )
}
