import type { ReactNode } from 'react'
import { breakable } from './text/breakable.tsx'
import classes from './facts.module.css'

/** A name and what stands beside it; facts without a value are left out. */
export type Fact = readonly [name: string, value: ReactNode]

interface FactsProps {
  facts: readonly Fact[]
  /** One below the other, the name beside the value or above it; side by side; or in columns where there is room. */
  layout?: 'lines' | 'stacked' | 'row' | 'columns'
  /** Names the list to screen readers. */
  label?: string
  /** Whether screen readers tell what changes in it. */
  live?: boolean
}

/** Names with their values. */
export const Facts = ({ facts, layout = 'lines', label, live = false }: FactsProps) => (
  <dl className={classes.facts} data-layout={layout} aria-label={label} aria-live={live ? 'polite' : undefined}>
    {facts
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? breakable(value) : value}</dd>
        </div>
      ))}
  </dl>
)
