import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import classes from './security.module.css'

interface PartProps {
  title: string
  text: string
  /** What can be done about it. */
  actions?: ReactNode
  children?: ReactNode
}

/** One subject within a section of the account page. */
export const Part = ({ title, text, actions, children }: PartProps) => (
  <section className={classes.part} aria-label={title}>
    <div className={classes.partHead}>
      <div className={classes.words}>
        <h3 className={classes.partHeading}>{title}</h3>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      {actions && <Buttons>{actions}</Buttons>}
    </div>
    {children}
  </section>
)
