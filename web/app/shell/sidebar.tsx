import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { IconBox, IconBuilding, IconChevronDown, IconLogout, IconSettings } from '../../ui/icons.tsx'
import { useRead } from '../../ui/use-api.ts'
import { useTexts } from '../../ui/use-texts.tsx'
import { groupOf, type MenuEntry } from './menu.ts'
import classes from './sidebar.module.css'
import { useMenu } from './use-menu.ts'
import { leave } from '../sign-in/sign-out.ts'

const groups = { products: IconBox, companies: IconBuilding, management: IconSettings } as const
type Group = keyof typeof groups

/** The main menu: what this account may open. Only one of the two flyouts is open at a time. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTexts(shellTexts)
  const { entries, here: there, staff } = useMenu()
  const here = there && groupOf(there, staff)
  const [open, setOpen] = useState<Group | undefined>(here)
  const [known, setKnown] = useState(here)
  if (here !== known) {
    setKnown(here)
    if (here) setOpen(here)
  }

  const link = (entry: MenuEntry) => (
    <EntryLink key={entry.to} entry={entry} here={entry === there} onNavigate={onNavigate} />
  )
  return (
    <nav aria-label={t('shell.menu')} className={classes.menu}>
      <ul className={classes.list}>
        {(Object.keys(groups) as Group[]).map((group) => {
          const inside = entries.filter((entry) => groupOf(entry, staff) === group)
          const Icon = groups[group]
          return (
            inside.length > 0 && (
              <Flyout
                key={group}
                text={t(`shell.${group}`)}
                icon={<Icon />}
                open={open === group}
                onToggle={() => setOpen(open === group ? undefined : group)}
              >
                {inside.map(link)}
              </Flyout>
            )
          )
        })}
        {entries.filter((entry) => !groupOf(entry, staff)).map(link)}
      </ul>
      <button type="button" className={classes.entry} onClick={() => void leave()}>
        <IconLogout />
        {t('shell.signOut')}
      </button>
    </nav>
  )
}

function EntryLink({
  entry: { to, text, icon: Icon, group, count },
  here,
  onNavigate,
}: {
  entry: MenuEntry
  /** The page shown is this one or one below it. */
  here: boolean
  onNavigate: (() => void) | undefined
}) {
  const t = useTexts(shellTexts)
  return (
    <li>
      <Link
        to={to as '/user'}
        className={classes.entry}
        data-inside={group ? true : undefined}
        data-here={here || undefined}
        activeOptions={{ exact: true, includeSearch: false }}
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        <Icon />
        {t(text)}
        {count && <Waiting operation={count} />}
      </Link>
    </li>
  )
}

/** How many wait; nothing when none do. */
function Waiting({ operation }: { operation: NonNullable<MenuEntry['count']> }) {
  const t = useTexts(shellTexts)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const { data, refetch } = useRead(operation)
  // Asked anew with each page, not by the clock: a page nobody looks at must not keep its session alive.
  useEffect(() => void (path && refetch()), [path, refetch])
  if (!data || data.open === 0) return null
  return (
    <span className={classes.count} title={t('shell.openCount', { count: data.open })}>
      {data.open}
    </span>
  )
}

interface FlyoutProps {
  text: string
  icon: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
}

function Flyout({ text, icon, open, onToggle, children }: FlyoutProps) {
  const id = useId()
  return (
    <li>
      <button type="button" className={classes.entry} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {icon}
        {text}
        <IconChevronDown className={classes.chevron ?? ''} />
      </button>
      <ul id={id} className={classes.list} hidden={!open}>
        {children}
      </ul>
    </li>
  )
}
