import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { onOutside } from '../../../ui/menu/on-outside.ts'
import classes from './drop-down.module.css'

interface DropDownProps {
  /** The button that opens it gets these, so that it is told what it opens. */
  button: (attributes: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode
  /** What it holds; `close` is for what leads away. */
  children: (close: () => void) => ReactNode
}

/** A panel of the top bar below its button; Escape, a click or the focus elsewhere closes it. */
export function DropDown({ button, children }: DropDownProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => (open ? onOutside(place.current, () => setOpen(false)) : undefined), [open])
  const escape = () => {
    setOpen(false)
    // What had the focus in the panel is gone: it goes back to the button.
    place.current?.querySelector('button')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button inside opened
    <div ref={place} className={classes.place} onKeyDown={(event) => open && event.key === 'Escape' && escape()}>
      {button({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      <div id={id} className={classes.panel} hidden={!open}>
        {children(() => setOpen(false))}
      </div>
    </div>
  )
}
