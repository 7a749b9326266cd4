import type { ReactNode } from 'react'
import classes from '../table.module.css'

/** What a cell says beside its main word, in the same line. */
export const SecondText = ({ children }: { children: ReactNode }) =>
  // The blank is for those who hear it.
  children ? (
    <>
      {' '}
      <span className={classes.beside}>{children}</span>
    </>
  ) : null
