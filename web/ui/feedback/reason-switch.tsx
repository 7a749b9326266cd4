import { Switch, VisuallyHidden } from '@mantine/core'
import { useDisabledReason } from './use-disabled-reason.tsx'
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
  const { props, run, description } = useDisabledReason(reason)
  const { title, ...rest } = props
  return (
    <>
      <Switch
        className={classes.switch ?? ''}
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        checked={checked}
        disabled={pending}
        {...rest}
        wrapperProps={{ title }}
        onChange={() => run(onSwitch)}
      />
      {description}
    </>
  )
}
