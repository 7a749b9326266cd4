import { Paper, Text } from '@mantine/core'
import type { AriaAttributes, ReactNode } from 'react'
import classes from './card.module.css'
import { useScrollToHash } from './page/use-scroll-to-hash.ts'

interface CardProps extends Pick<AriaAttributes, 'aria-busy' | 'aria-label'> {
  title: string
  /** What it is for, below the title. */
  hint?: string
  /** Where an address on the same page may lead. */
  id?: string
  children: ReactNode
}

/** One of several subjects on a page about an account, in a frame of its own. */
export function Card({ title, hint, id, children, ...frame }: CardProps) {
  const place = useScrollToHash<HTMLHeadingElement>(id)
  return (
    <Paper withBorder p="md" component="section" {...frame}>
      <h2 ref={place} id={id} className={classes.heading}>
        {title}
      </h2>
      {hint && (
        <Text size="sm" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
      {children}
    </Paper>
  )
}
