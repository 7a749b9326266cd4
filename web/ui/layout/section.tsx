import type { ReactNode } from 'react'
import classes from './section.module.css'
import { Terms } from './text/terms.tsx'
import { useScrollToHash } from './page/use-scroll-to-hash.ts'
import { Buttons } from './buttons.tsx'

interface SectionProps {
  title: string
  /** Where an address on the same page may lead. */
  id?: string
  /** Buttons at the right of the title. */
  action?: ReactNode
  busy?: boolean
  children: ReactNode
}

/** A part of a page under its own heading, which names it to screen readers too. */
export function Section({ title, id, action, busy, children }: SectionProps) {
  const place = useScrollToHash(id)
  return (
    <section ref={place} id={id} className={classes.section} aria-label={title} aria-busy={busy}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <Terms>{title}</Terms>
        </h2>
        {action && <Buttons>{action}</Buttons>}
      </div>
      {children}
    </section>
  )
}
