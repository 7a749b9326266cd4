import type { RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countMoves } from '#contract/moves.ts'
import { countLicenceRequests } from '#contract/renewals.ts'
import { shellTexts } from '#texts/shell.ts'
import {
  IconAccount,
  IconBell,
  IconBox,
  IconBoxes,
  IconBuilding,
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
  IconShield,
  IconSwap,
  IconUpload,
  IconUsers,
} from '../../ui/icons.tsx'

/** Whether an entry is for this account, beyond what its page allows: none leads nowhere. */
export function isFor({ own, person, staffWith }: MenuEntry, me: Whoever | null, staff: boolean): boolean {
  if (own || person) return !staff && Boolean(me?.companyId) === Boolean(own)
  return !staff || !staffWith || Boolean(me?.[staffWith])
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
  /** The flyout it stands in; none: on the top level. */
  group?: 'products' | 'companies' | 'management'
  /** Only for people of a company, who have no list of all companies. */
  own?: boolean
  /** To those who see all companies only if their account has one of its own, or a contact that may own products. */
  staffWith?: keyof Whoever
  /** Only for people without a company: students and private users. */
  person?: boolean
  /** Answers how many wait there, shown beside the entry. */
  count?: typeof countLicenceRequests | typeof countMoves
}

/** The sidebar, from top to bottom. A feature adds its entry here; entries show by the route's own access. */
export const menu: readonly MenuEntry[] = [
  { to: '/products/myproducts', text: 'shell.myProducts', icon: IconBox, group: 'products', staffWith: 'contactId' },
  {
    to: '/products/companyproducts',
    text: 'shell.companyProducts',
    icon: IconBox,
    group: 'products',
    staffWith: 'companyId',
  },
  { to: '/products/allproducts', text: 'shell.allProducts', icon: IconBoxes, group: 'products' },
  { to: '/companies', text: 'shell.companiesList', icon: IconBuilding, group: 'companies' },
  { to: '/expiringlicences', text: 'shell.expiring', icon: IconHourglass, group: 'companies' },
  { to: '/cloudcompanies', text: 'shell.cloudCompanies', icon: IconCloud, group: 'companies' },
  { to: '/allcompanycontacts', text: 'shell.allContacts', icon: IconUsers, group: 'companies' },
  { to: '/contacts', text: 'shell.students', icon: IconUsers, group: 'companies' },
  { to: '/studentreviews', text: 'shell.reviews', icon: IconCheck, group: 'companies' },
  { to: '/management/courses', text: 'shell.courses', icon: IconUsers, group: 'companies' },
  { to: '/cloudstatistics', text: 'shell.cloudStatistics', icon: IconHourglass, group: 'companies' },
  { to: '/company_contacts', text: 'shell.companyContacts', icon: IconUsers, own: true },
  { to: '/management/rolestable', text: 'shell.roles', icon: IconShield, group: 'management' },
  { to: '/management/ssoproviderlist', text: 'shell.ssoProviders', icon: IconKey, group: 'management' },
  { to: '/management/serviceaccounts', text: 'shell.services', icon: IconBoxes, group: 'management' },
  { to: '/management/webhooks', text: 'shell.webhooks', icon: IconBell, group: 'management' },
  { to: '/management/documentedcalls', text: 'shell.documentedCalls', icon: IconHistory, group: 'management' },
  { to: '/management/imports', text: 'shell.imports', icon: IconUpload, group: 'management' },
  { to: '/management/keys', text: 'shell.keys', icon: IconKey, group: 'management' },
  { to: '/management/ledger', text: 'shell.ledger', icon: IconDocument, group: 'management' },
  { to: '/management/system', text: 'shell.system', icon: IconRefresh, group: 'management' },
  { to: '/management/auditlog', text: 'shell.audit', icon: IconHistory, group: 'management' },
  { to: '/management/duplicates', text: 'shell.duplicates', icon: IconCopy, group: 'management' },
  { to: '/management/studentdomains', text: 'shell.domains', icon: IconBuilding, group: 'management' },
  { to: '/management/payments', text: 'shell.payments', icon: IconDocument, group: 'management' },
  { to: '/management/legalnotices', text: 'shell.legalNotices', icon: IconDocument, group: 'management' },
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
