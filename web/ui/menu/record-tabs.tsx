import { type ReactNode, useEffect, useRef } from 'react'
import classes from './record-tabs.module.css'

/** What every link to a part of a record has; the first part's address is the start of all others. */
export const tabLink = { resetScroll: false, activeOptions: { exact: true }, className: classes.tab ?? '' } as const

/** What a link to another page of the same subject has. */
export const pageLink = {
  activeOptions: { exact: true, includeSearch: false },
  className: classes.tab ?? '',
} as const

interface Props {
  /** Names the parts to screen readers: "Bereiche der Firma". */
  label: string
  /** Links with `tabLink`; the open one has `aria-current`. */
  links: readonly ReactNode[]
}

/** The parts of a record as links, so that each has its address and the browser's way back. */
export function RecordTabs({ label, links }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  // On a phone the open one may stand beyond the edge.
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (open && strip.current) strip.current.scrollLeft = open.offsetLeft - strip.current.offsetLeft - 48
  })
  return (
    <nav aria-label={label} className={classes.tabs}>
      <ul ref={strip}>
        {links.map((link, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what stays
          <li key={place}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
