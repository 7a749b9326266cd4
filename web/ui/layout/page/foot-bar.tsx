import type { ReactNode } from 'react'
import classes from './foot-bar.module.css'

interface Props {
  /** What changed, or what is still open, at the left. */
  said?: ReactNode
  /** Names the bar to screen readers where it is more than the end of a form. */
  label?: string
  /** Its buttons, the primary last. */
  children: ReactNode
}

/** The bar at the foot of a form or a record: boxed and in sight on a page, the end of a dialog in one. */
export const FootBar = ({ said, label, children }: Props) => (
  <div className={classes.bar} data-foot-bar {...(label ? { role: 'region', 'aria-label': label } : {})}>
    <div className={classes.said}>{said}</div>
    <div className={classes.buttons}>{children}</div>
  </div>
)
