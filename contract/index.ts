import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as backups from './backups.ts'
import * as campaignLists from './campaign-lists.ts'
import * as campaigns from './campaigns.ts'
import * as catalogue from './catalogue.ts'
import * as clock from './clock.ts'
import * as cloud from './cloud.ts'
import * as cloudCosts from './cloud-costs.ts'
import * as cloudNeeds from './cloud-needs.ts'
import * as cloudPlaces from './cloud-places.ts'
import * as cloudReports from './cloud-reports.ts'
import * as cloudSessions from './cloud-sessions.ts'
import * as cloudUsage from './cloud-usage.ts'
import * as cloudUsers from './cloud-users.ts'
import * as companies from './companies.ts'
import * as configurations from './configurations.ts'
import * as consents from './consents.ts'
import * as contactAddresses from './contact-addresses.ts'
import * as contacts from './contacts.ts'
import * as courses from './courses.ts'
import * as crm from './crm.ts'
import * as crmContacts from './crm-contacts.ts'
import * as documentedCalls from './documented-calls.ts'
import * as downloads from './downloads.ts'
import * as endRequests from './end-requests.ts'
import * as eventPlaces from './event-places.ts'
import * as events from './events.ts'
import * as expiring from './expiring.ts'
import * as exports from './exports.ts'
import * as holdings from './holdings.ts'
import * as hosts from './hosts.ts'
import * as imports from './imports.ts'
import * as invitations from './invitations.ts'
import * as keys from './keys.ts'
import * as ledger from './ledger.ts'
import * as legal from './legal.ts'
import * as licenceImports from './licence-imports.ts'
import * as licences from './licences.ts'
import * as licensing from './licensing.ts'
import * as mails from './mails.ts'
import * as masters from './masters.ts'
import * as merges from './merges.ts'
import * as modules from './modules.ts'
import * as movePolicies from './move-policies.ts'
import * as moves from './moves.ts'
import type { Operation } from './operation.ts'
import * as orders from './orders.ts'
import * as passports from './passports.ts'
import * as portal from './portal.ts'
import * as products from './products.ts'
import * as profile from './profile.ts'
import * as registration from './registration.ts'
import * as renewals from './renewals.ts'
import * as roles from './roles.ts'
import * as secondFactor from './second-factor.ts'
import * as security from './security.ts'
import * as serviceAccounts from './service-accounts.ts'
import * as session from './session.ts'
import * as simulations from './simulations.ts'
import * as sso from './sso.ts'
import * as ssoLinks from './sso-links.ts'
import * as studentDomains from './student-domains.ts'
import * as studentProducts from './student-products.ts'
import * as studentReviews from './student-reviews.ts'
import * as studentStatistics from './student-statistics.ts'
import * as students from './students.ts'
import * as templates from './templates.ts'
import * as today from './today.ts'
import * as views from './views.ts'
import * as virtualDesktops from './virtual-desktops.ts'
import * as webhooks from './webhooks.ts'

// In the order of the API's description.
const files: object[] = [
  session,
  accounts,
  secondFactor,
  security,
  portal,
  companies,
  contacts,
  contactAddresses,
  products,
  catalogue,
  modules,
  masters,
  holdings,
  configurations,
  endRequests,
  templates,
  hosts,
  cloud,
  cloudUsers,
  cloudPlaces,
  cloudSessions,
  licences,
  today,
  simulations,
  serviceAccounts,
  licensing,
  webhooks,
  ledger,
  keys,
  licenceImports,
  passports,
  renewals,
  moves,
  movePolicies,
  campaignLists,
  campaigns,
  mails,
  merges,
  roles,
  audit,
  backups,
  clock,
  documentedCalls,
  downloads,
  legal,
  sso,
  ssoLinks,
  profile,
  consents,
  registration,
  invitations,
  students,
  studentReviews,
  studentDomains,
  studentStatistics,
  courses,
  studentProducts,
  orders,
  cloudUsage,
  cloudCosts,
  cloudNeeds,
  cloudReports,
  events,
  eventPlaces,
  virtualDesktops,
  crm,
  crmContacts,
  exports,
  views,
  expiring,
  imports,
]

const isOperation = (exported: unknown): exported is Operation =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'access' in exported

// A module names what it exports by the alphabet; whoever reads the description looks for addresses.
const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
const byAddress = (a: Operation, b: Operation) =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : methods.indexOf(a.method) - methods.indexOf(b.method)

/** Every operation of the API: what the files above export of them. A new file of the contract is named here. */
export const operations: Operation[] = files.flatMap((file) =>
  Object.values(file).filter(isOperation).toSorted(byAddress),
)
