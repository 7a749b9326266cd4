import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { menuTexts } from '#texts/menu.ts'
import { shellTexts } from '#texts/shell.ts'
import { IconChevronDown } from '../../../ui/layout/frame-icons.tsx'
import { IconBox, IconBuilding, IconCloud, IconSettings, IconUsers } from '../../../ui/layout/icons.tsx'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { groupOf, type RouteMenu, type SidebarEntry, sidebarOf } from './menu.ts'
import { menuIcons } from './menu-icons.ts'
import classes from './sidebar.module.css'
import { useIdlePages } from '../use-idle-pages.ts'
import { useMenu } from './use-menu.ts'
import { OpenCountBadge } from './open-count-badge.tsx'

const groups = {
  products: IconBox,
  companies: IconBuilding,
  students: IconUsers,
  cloud: IconCloud,
  management: IconSettings,
} as const
type Group = keyof typeof groups

/** The main menu: what this account may open. Only one of the flyouts is open at a time. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTexts(shellTexts)
  const { entries, here: there, staff } = useMenu()
  const at = there && groupOf(there, staff)
  const here = at === 'first' || at === 'account' ? undefined : at
  const [open, setOpen] = useState<Group | undefined>(here)
  const [known, setKnown] = useState(here)
  if (here !== known) {
    setKnown(here)
    if (here) setOpen(here)
  }

  // What is in sight: the top level, the flyout that is open, and the menu of the account.
  useIdlePages(
    entries.filter((entry) => {
      const group = groupOf(entry, staff)
      return group === undefined || group === 'first' || group === 'account' || group === open
    }),
  )

  const shown = sidebarOf(entries)
  const inGroup = (group: RouteMenu['group']) => shown.filter(({ pages: [first] }) => groupOf(first, staff) === group)
  const link = (entry: SidebarEntry) => (
    <EntryLink
      key={entry.pages[0].to}
      entry={entry}
      here={there !== undefined && entry.pages.includes(there)}
      onNavigate={onNavigate}
    />
  )
  return (
    <nav aria-label={t('shell.menu')} className={classes.menu}>
      <ul className={classes.list}>
        {inGroup('first').map(link)}
        {(Object.keys(groups) as Group[]).map((group) => {
          const inside = inGroup(group)
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
        {inGroup(undefined).map(link)}
      </ul>
    </nav>
  )
}

interface EntryLinkProps {
  entry: SidebarEntry
  /** The page shown is one of it or below one. */
  here: boolean
  onNavigate: (() => void) | undefined
}

function EntryLink({ entry: { text, pages }, here, onNavigate }: EntryLinkProps) {
  const t = useTexts(menuTexts)
  const [{ to, page, icon, group }] = pages
  const Icon = menuIcons[icon]
  const [count, ...counts] = pages.flatMap((one) => one.count ?? [])
  return (
    <li>
      <Link
        to={(page ?? to) as '/user'}
        className={classes.entry}
        data-inside={group && group !== 'first' ? true : undefined}
        data-here={here || undefined}
        // On the page itself the router says "page" in its place.
        aria-current={here ? 'true' : undefined}
        activeOptions={{ exact: true, includeSearch: false }}
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        <Icon />
        {t(text)}
        {count && <OpenCountBadge operations={[count, ...counts]} />}
      </Link>
    </li>
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
