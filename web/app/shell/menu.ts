import type { Text } from '#texts/fill.ts'
import { shellTexts } from '#texts/shell.ts'
import { accessMenu } from '../menu/access.ts'
import { auditMenu } from '../menu/audit.ts'
import { backupMenu } from '../menu/backups.ts'
import { campaignMenu } from '../menu/campaigns.ts'
import { cloudMenu } from '../menu/cloud.ts'
import { cloudUsageMenu } from '../menu/cloud-usage.ts'
import { companyMenu } from '../menu/companies.ts'
import { contactMenu } from '../menu/contacts.ts'
import { documentedCallMenu } from '../menu/documented-calls.ts'
import { downloadMenu } from '../menu/downloads.ts'
import { eventMenu } from '../menu/events.ts'
import { importMenu } from '../menu/imports.ts'
import { keyMenu } from '../menu/keys.ts'
import { ledgerMenu } from '../menu/ledger.ts'
import { legalMenu } from '../menu/legal.ts'
import { licenceMenu } from '../menu/licences.ts'
import { mailMenu } from '../menu/mails.ts'
import { mergeMenu } from '../menu/merges.ts'
import { moveMenu } from '../menu/moves.ts'
import { orderMenu } from '../menu/orders.ts'
import { productMenu } from '../menu/products.ts'
import { registrationMenu } from '../menu/registration.ts'
import { renewalMenu } from '../menu/renewals.ts'
import { serviceAccountMenu } from '../menu/service-accounts.ts'
import { sessionMenu } from '../menu/session.ts'
import { ssoMenu } from '../menu/sso.ts'
import { studentMenu } from '../menu/students.ts'
import { todayMenu } from '../menu/today.ts'
import { vdiMenu } from '../menu/vdi.ts'
import { webhookMenu } from '../menu/webhooks.ts'
import { type Command, type MenuEntry, type MenuPart } from './menu-part.ts'

/** What each domain brings to the menu and the finder. */
const parts: readonly MenuPart[] = [
  accessMenu,
  auditMenu,
  backupMenu,
  campaignMenu,
  cloudMenu,
  cloudUsageMenu,
  companyMenu,
  contactMenu,
  documentedCallMenu,
  downloadMenu,
  eventMenu,
  importMenu,
  keyMenu,
  ledgerMenu,
  legalMenu,
  licenceMenu,
  mailMenu,
  mergeMenu,
  moveMenu,
  orderMenu,
  productMenu,
  registrationMenu,
  renewalMenu,
  serviceAccountMenu,
  sessionMenu,
  ssoMenu,
  studentMenu,
  todayMenu,
  vdiMenu,
  webhookMenu,
]

const byPlace = (one: { place: number }, other: { place: number }) => one.place - other.place

/** The sidebar, from top to bottom; entries show by the route's own access. */
export const menu: readonly MenuEntry[] = parts.flatMap(({ entries }) => entries).toSorted(byPlace)

/** What can be begun from the finder. */
export const commands: readonly Command[] = parts.flatMap((part) => part.commands).toSorted(byPlace)

/** What entries and commands say. */
export const menuTexts: Readonly<Record<string, Text>> = Object.assign(
  {},
  shellTexts,
  ...parts.map(({ texts }) => texts),
)
