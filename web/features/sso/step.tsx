import type { ReactNode } from 'react'
import classes from './company-sso.module.css'

interface Props {
  number: 1 | 2 | 3
  title: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One of the steps by which a company gets its sign-in: tell the provider, enter what it says, try and switch on. */
export function Step({ number, title, action, children }: Props) {
  return (
    <section className={classes.step} aria-label={title}>
      <div className={classes.head}>
        <h3 className={classes.subheading}>
          <span className={classes.number} aria-hidden>
            {number}
          </span>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
