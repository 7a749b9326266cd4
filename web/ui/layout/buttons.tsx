import type { ReactNode } from 'react'
import classes from './buttons.module.css'

/** Buttons in a row, in more than one where they do not fit. */
export const Buttons = ({ children }: { children: ReactNode }) => <div className={classes.buttons}>{children}</div>
