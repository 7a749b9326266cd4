import type { ComponentProps } from 'react'
import classes from './plain-list.module.css'

interface PlainListProps extends ComponentProps<'ul'> {
  /** Between its entries. */
  gap?: string | 0
}

/** A list without marks. */
export const PlainList = ({ gap = '0.25rem', className = '', style, ...rest }: PlainListProps) => (
  <ul className={`${classes.plain} ${className}`} style={{ gap, ...style }} {...rest} />
)

/** A list with marks, without room around it. */
export const MarkedList = (props: Omit<ComponentProps<'ul'>, 'className'>) => (
  <ul className={classes.marked} {...props} />
)
