import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconCheck } from '../layout/icons.tsx'
import classes from './menu.module.css'
import { onOutside } from './on-outside.ts'
import { openBelow } from './place-below.ts'

/** What the button of a menu must be given, so that it opens it and tells so. */
interface MenuButton {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: () => void
}

interface MenuProps {
  button: (attributes: MenuButton) => ReactNode
  /** MenuItem, MenuCheck, MenuLink, MenuNote, MenuGroup and MenuDivider. */
  children: ReactNode
}

const Close = createContext<() => void>(() => undefined)

/**
 * A menu below its button, in the browser's top layer: arrows, Home, End and letters lead through it, Escape and Tab close
 * it, and so does what happens elsewhere. Small, because every list carries it.
 */
export function Menu({ button, children }: MenuProps) {
  // The line that has the focus first.
  const [open, setOpen] = useState<'first' | 'last' | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const target = () => place.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null
  const close = () => {
    // First, so that a dialog opened by the line that was chosen gives the focus back to the button.
    target()?.focus()
    setOpen(null)
  }

  useLayoutEffect(() => {
    const menu = list.current
    const anchor = place.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
    if (!open || !menu || !anchor) return undefined
    const leave = openBelow(menu, anchor)
    linesOf(menu)
      .at(open === 'first' ? 0 : -1)
      ?.focus()
    const ignore = onOutside(place.current, () => setOpen(null))
    return () => {
      leave()
      ignore()
    }
  }, [open, id])

  const typed = useTyped()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (target()?.getAttribute('aria-disabled') === 'true') return
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
      return
    }
    const lines = linesOf(list.current!)
    const at = lines.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: (at + 1) % lines.length, ArrowUp: at < 1 ? lines.length - 1 : at - 1, Home: 0, End: -1 }
    if (event.key in next) lines.at(next[event.key as keyof typeof next])?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return close()
    else if (event.key === ' ' && lines[at] instanceof HTMLAnchorElement) lines[at].click()
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const meant = lines.find((one) => one.getAttribute('aria-keyshortcuts') === event.key.toUpperCase())
      if (meant) meant.click()
      else typed(event.key, lines, at)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the button and lines inside
    <span ref={place} className={classes.place} onKeyDown={onKeyDown}>
      {button({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        onClick: () => setOpen(open ? null : 'first'),
      })}
      {open && (
        <div ref={list} role="menu" aria-labelledby={id} popover="manual" className={classes.menu}>
          <Close value={close}>{children}</Close>
        </div>
      )}
    </span>
  )
}

// Escape on a line is for the menu alone: a dialog around it, whose library listens first, stays.
const line = { tabIndex: -1, className: classes.line, 'data-mantine-stop-propagation': 'true' } as const

interface LineProps {
  icon?: ReactNode
  /** The key that chooses it; shown at the end of the line. */
  letter?: string | undefined
  danger?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** A line of a menu that does something. */
export function MenuItem({ icon, letter, danger, disabled, onClick, children, ...rest }: LineProps) {
  const close = use(Close)
  const choose = () => {
    close()
    onClick()
  }
  return (
    <button type="button" role="menuitem" {...line} data-danger={danger} disabled={disabled} onClick={choose} {...rest}>
      {icon}
      {letter && <Letter letter={letter} />}
      <span>{children}</span>
    </button>
  )
}

/** A line that is on or off; the menu stays open. */
export function MenuCheck({
  checked,
  onClick,
  children,
}: { checked: boolean } & Omit<LineProps, 'icon' | 'letter' | 'danger'>) {
  return (
    <button type="button" role="menuitemcheckbox" aria-checked={checked} {...line} onClick={onClick}>
      <span className={classes.tick}>{checked && <IconCheck size="1em" />}</span>
      <span>{children}</span>
    </button>
  )
}

type LinkLine = ComponentProps<'a'> & Pick<LineProps, 'icon' | 'letter'>

/** A line that leads somewhere. */
export function MenuLink({ icon, letter, children, onClick, ...rest }: LinkLine) {
  const close = use(Close)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    close()
    onClick?.(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a link: Enter clicks it
    <a role="menuitem" {...line} {...rest} tabIndex={-1} onClick={follow}>
      {icon}
      {letter && <Letter letter={letter} />}
      <span>{children}</span>
    </a>
  )
}

/** Before the words, which are what is looked for by typing; drawn behind them. */
const Letter = ({ letter }: { letter: string }) => (
  <kbd className={classes.letter} aria-hidden>
    {letter}
  </kbd>
)

/** Lines that belong together, under a name. `phone`: only where the window is narrow. */
export function MenuGroup({ label, phone, children }: { label: string; phone?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className={classes.group} data-phone={phone}>
      <div id={id} role="presentation" className={classes.label}>
        {label}
      </div>
      {children}
    </fieldset>
  )
}

/** Stands where a group has no lines, and says so to the keyboard too. */
export const MenuNote = ({ children }: { children: ReactNode }) => (
  <div role="menuitem" aria-disabled="true" tabIndex={-1} className={classes.note}>
    {children}
  </div>
)

export const MenuDivider = () => <hr className={classes.divider} />

const linesOf = (menu: HTMLElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')].filter((line) => line.checkVisibility())

const pause = 700

/** Letters typed one after the other lead to the line that begins with them. */
function useTyped() {
  const state = useRef({ text: '', at: 0 })
  return (letter: string, lines: HTMLElement[], from: number) => {
    const { text, at } = state.current
    const now = performance.now()
    const begun = (now - at < pause ? text : '') + letter.toLowerCase()
    // The same line may fit longer words; one letter alone goes on to the next, and so does one that fits nothing begun.
    const find = (wanted: string) => {
      const rest = lines.slice(wanted.length > 1 ? Math.max(0, from) : from + 1)
      return [...rest, ...lines].find((line) => wordsOf(line).startsWith(wanted))
    }
    const found = find(begun)
    state.current = { text: found ? begun : letter.toLowerCase(), at: now }
    ;(found ?? find(letter.toLowerCase()))?.focus()
  }
}

// The words stand last, behind icon or tick.
const wordsOf = (line: HTMLElement): string => (line.lastElementChild?.textContent ?? '').trim().toLowerCase()
