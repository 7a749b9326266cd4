import type { ReactNode } from 'react'
import { Section } from '../ui/layout/section.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import classes from './gallery.module.css'
import { kitTexts } from './words.ts'

type Word = keyof typeof kitTexts

/** A group of the kit: what stands in it, each in all its states. */
export function Group({ title, wide, children }: { title: Word; wide?: boolean; children: ReactNode }) {
  const t = useTexts(kitTexts)
  return (
    <Section title={t(title)}>
      <div className={classes.states} data-wide={wide}>
        {children}
      </div>
    </Section>
  )
}

/** One of them, in one state. */
export function State({ name, children }: { name: Word; children: ReactNode }) {
  const t = useTexts(kitTexts)
  return (
    <div className={classes.state}>
      <h3>{t(name)}</h3>
      {children}
    </div>
  )
}

/** Controls side by side, as they stand on pages. */
export const Row = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>
