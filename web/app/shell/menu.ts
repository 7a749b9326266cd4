import type { RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countMoves } from '#contract/moves.ts'
import { countLicenceRequests } from '#contract/renewals.ts'
import { countInbox } from '#contract/today.ts'
import { shellTexts } from '#texts/shell.ts'
import {
  IconAccount,
  IconBell,
  IconBox,
  IconBoxes,
  IconBuilding,
  IconCalendar,
  IconCheck,
  IconCloud,
  IconCopy,
  IconKey,
  IconDocument,
  IconLock,
  IconHistory,
  IconHourglass,
  IconMail,
  IconNewcomer,
  type IconProps,
  IconRefresh,
  IconScreen,
  IconShield,
  IconSun,
  IconSwap,
  IconUpload,
  IconUsers,
} from '../../ui/icons.tsx'

/** Whether an entry is for this account, beyond what its page allows: none leads nowhere. */
export function isFor({ own, person, staffWith }: MenuEntry, me: Whoever | null, staff: boolean): boolean {
  if (own || person) return !staff && Boolean(me?.companyId) === Boolean(own)
  return !staff || !staffWith || Boolean(me?.[staffWith])
}

interface Placed {
  fullPath: string
  staticData: { menu?: string | readonly string[] }
}

/** The entry a page hangs at: the page's own, or the first of those its route names that this account has. */
export function entryOf(matches: readonly Placed[], entries: readonly MenuEntry[]): MenuEntry | undefined {
  const deepest = matches.at(-1)
  const named = matches.findLast(({ staticData }) => staticData.menu !== undefined)?.staticData.menu ?? []
  const paths = [deepest?.fullPath.replace(/(?<=.)\/$/, ''), ...[named].flat()]
  return paths
    .map((path) => entries.find(({ to, page }) => to === path || page === path))
    .find((entry) => entry !== undefined)
}

interface Whoever {
  companyId: string | null
  contactId: string | null
}

/** Where an entry stands: what is about companies has a flyout of its own for those who see the list of them. */
export const groupOf = ({ group }: MenuEntry, staff: boolean): MenuEntry['group'] =>
  group === 'companies' && !staff ? undefined : group

export interface MenuEntry {
  /** A page of the router; who may open it is written there. */
  to: keyof RegisteredRouter['routesByPath']
  text: keyof typeof shellTexts
  icon: (props: IconProps) => ReactNode
  /** Where that page sends on to, where it does. */
  page?: keyof RegisteredRouter['routesByPath']
  /** The flyout it stands in; none: on the top level. */
  group?: 'first' | 'products' | 'companies' | 'students' | 'cloud' | 'access' | 'records' | 'operation'
  /** Only for people of a company, who have no list of all companies. */
  own?: boolean
  /** To those who see all companies only if their account has one of its own, or a contact that may own products. */
  staffWith?: keyof Whoever
  /** Only for people without a company: students and private users. */
  person?: boolean
  /** Answers how many wait there, shown beside the entry. */
  count?: typeof countLicenceRequests | typeof countMoves | typeof countInbox
}

/** The sidebar, from top to bottom. A feature adds its entry here; entries show by the route's own access. */
export const menu: readonly MenuEntry[] = [
  { to: '/today', text: 'shell.today', icon: IconSun, group: 'first' },
  { to: '/inbox', text: 'shell.inbox', icon: IconDocument, group: 'first', count: countInbox },
  { to: '/products/myproducts', text: 'shell.myProducts', icon: IconBox, group: 'products', staffWith: 'contactId' },
  {
    to: '/products/companyproducts',
    text: 'shell.companyProducts',
    icon: IconBox,
    group: 'products',
    staffWith: 'companyId',
  },
  { to: '/products/allproducts', text: 'shell.allProducts', icon: IconBoxes, group: 'products' },
  { to: '/products/downloads', text: 'shell.downloads', icon: IconDocument, group: 'products' },
  { to: '/companies', text: 'shell.companiesList', icon: IconBuilding, group: 'companies' },
  { to: '/expiringlicences', text: 'shell.expiring', icon: IconHourglass, group: 'companies' },
  { to: '/cloudcompanies', text: 'shell.cloudCompanies', icon: IconCloud, group: 'cloud' },
  { to: '/allcompanycontacts', text: 'shell.allContacts', icon: IconUsers, group: 'companies' },
  { to: '/contacts', text: 'shell.students', icon: IconUsers, group: 'students' },
  { to: '/studentreviews', text: 'shell.reviews', icon: IconCheck, group: 'students' },
  { to: '/management/courses', text: 'shell.courses', icon: IconUsers, group: 'students' },
  { to: '/cloudstatistics', text: 'shell.cloudStatistics', icon: IconHourglass, group: 'cloud' },
  { to: '/events', page: '/events/list', text: 'shell.events', icon: IconCalendar, group: 'cloud' },
  { to: '/vdiaccountslist', text: 'shell.desktops', icon: IconScreen, group: 'cloud' },
  { to: '/company_contacts', text: 'shell.companyContacts', icon: IconUsers, own: true },
  { to: '/management/rolestable', text: 'shell.roles', icon: IconShield, group: 'access' },
  { to: '/management/ssoproviderlist', text: 'shell.ssoProviders', icon: IconKey, group: 'access' },
  { to: '/management/serviceaccounts', text: 'shell.services', icon: IconBoxes, group: 'access' },
  { to: '/management/webhooks', text: 'shell.webhooks', icon: IconBell, group: 'access' },
  { to: '/management/documentedcalls', text: 'shell.documentedCalls', icon: IconHistory, group: 'access' },
  { to: '/management/imports', text: 'shell.imports', icon: IconUpload, group: 'records' },
  { to: '/management/keys', text: 'shell.keys', icon: IconKey, group: 'operation' },
  { to: '/management/ledger', text: 'shell.ledger', icon: IconDocument, group: 'operation' },
  { to: '/management/system', text: 'shell.system', icon: IconRefresh, group: 'operation' },
  { to: '/management/auditlog', text: 'shell.audit', icon: IconHistory, group: 'operation' },
  { to: '/management/duplicates', text: 'shell.duplicates', icon: IconCopy, group: 'records' },
  { to: '/management/studentdomains', text: 'shell.domains', icon: IconBuilding, group: 'students' },
  { to: '/management/payments', text: 'shell.payments', icon: IconDocument, group: 'students' },
  { to: '/management/legalnotices', text: 'shell.legalNotices', icon: IconDocument, group: 'records' },
  {
    to: '/management/requests',
    text: 'shell.requests',
    icon: IconBell,
    group: 'companies',
    count: countLicenceRequests,
  },
  { to: '/management/moves', text: 'shell.moves', icon: IconSwap, group: 'companies', count: countMoves },
  { to: '/campaigns', text: 'shell.campaigns', icon: IconRefresh, group: 'companies' },
  { to: '/registrations', text: 'shell.registrations', icon: IconNewcomer, group: 'companies' },
  { to: '/mails', text: 'shell.mails', icon: IconMail },
  { to: '/orders', text: 'shell.orders', icon: IconDocument, person: true },
  { to: '/courses', text: 'shell.ownCourses', icon: IconUsers, person: true },
  { to: '/verify', text: 'shell.verify', icon: IconCheck },
  { to: '/password', text: 'shell.password', icon: IconLock },
  { to: '/user', text: 'shell.account', icon: IconAccount },
]
