import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { menuTexts } from '#texts/menu.ts'
import { shellTexts } from '#texts/shell.ts'
import {
  IconBox,
  IconBuilding,
  IconChevronDown,
  IconCloud,
  IconDocument,
  IconLogout,
  IconSettings,
  IconShield,
  IconUsers,
} from '../../ui/layout/icons.tsx'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { groupOf, type MenuEntry } from './menu.ts'
import classes from './sidebar.module.css'
import { useIdlePages } from './use-idle-pages.ts'
import { useMenu } from './use-menu.ts'
import { Waiting } from './waiting.tsx'
import { leave } from '../sign-in/sign-out.ts'

const groups = {
  products: IconBox,
  companies: IconBuilding,
  students: IconUsers,
  cloud: IconCloud,
  access: IconShield,
  records: IconDocument,
  operation: IconSettings,
} as const
type Group = keyof typeof groups

/** The main menu: what this account may open. Only one of the flyouts is open at a time. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTexts(shellTexts)
  const { entries, here: there, staff } = useMenu()
  const at = there && groupOf(there, staff)
  const here = at === 'first' ? undefined : at
  const [open, setOpen] = useState<Group | undefined>(here)
  const [known, setKnown] = useState(here)
  if (here !== known) {
    setKnown(here)
    if (here) setOpen(here)
  }

  // What is in sight: the top level and the flyout that is open.
  useIdlePages(
    entries.filter((entry) => {
      const group = groupOf(entry, staff)
      return group === undefined || group === 'first' || group === open
    }),
  )

  const link = (entry: MenuEntry) => (
    <EntryLink key={entry.to} entry={entry} here={entry === there} onNavigate={onNavigate} />
  )
  return (
    <nav aria-label={t('shell.menu')} className={classes.menu}>
      <ul className={classes.list}>
        {entries.filter(({ group }) => group === 'first').map(link)}
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
  entry: { to, page, text, icon: Icon, group, count },
  here,
  onNavigate,
}: {
  entry: MenuEntry
  /** The page shown is this one or one below it. */
  here: boolean
  onNavigate: (() => void) | undefined
}) {
  const t = useTexts(menuTexts)
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
        {count && <Waiting operation={count} />}
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
