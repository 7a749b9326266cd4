import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

/** Says that there is nothing, and what to do about it. */
export const EmptyState = ({
  title,
  text,
  action,
}: {
  title: string
  text?: string | undefined
  action?: ReactNode
}) => (
  <div className={classes.empty} aria-live="polite">
    <p className={classes.emptyTitle}>{title}</p>
    {text && <p className={classes.emptyText}>{text}</p>}
    {action && <div className={classes.emptyAction}>{action}</div>}
  </div>
)
