import { accountOperations } from './accounts.ts'
import { auditOperations } from './audit.ts'
import { backupOperations } from './backups.ts'
import { campaignListOperations } from './campaign-lists.ts'
import { campaignOperations } from './campaigns.ts'
import { catalogueOperations } from './catalogue.ts'
import { clockOperations } from './clock.ts'
import { cloudOperations } from './cloud.ts'
import { cloudSessionOperations } from './cloud-sessions.ts'
import { cloudUserOperations } from './cloud-users.ts'
import { companyOperations } from './companies.ts'
import { cloudCostOperations } from './cloud-costs.ts'
import { cloudNeedOperations } from './cloud-needs.ts'
import { cloudReportOperations } from './cloud-reports.ts'
import { cloudUsageOperations } from './cloud-usage.ts'
import { holdingOperations } from './holdings.ts'
import { configurationOperations } from './configurations.ts'
import { consentOperations } from './consents.ts'
import { contactAddressOperations } from './contact-addresses.ts'
import { contactOperations } from './contacts.ts'
import { crmOperations } from './crm.ts'
import { crmContactOperations } from './crm-contacts.ts'
import { documentedCallOperations } from './documented-calls.ts'
import { downloadOperations } from './downloads.ts'
import { endRequestOperations } from './end-requests.ts'
import { eventPlaceOperations } from './event-places.ts'
import { eventOperations } from './events.ts'
import { expiringOperations } from './expiring.ts'
import { exportOperations } from './exports.ts'
import { hostOperations } from './hosts.ts'
import { invitationOperations } from './invitations.ts'
import { importOperations } from './imports.ts'
import { keyOperations } from './keys.ts'
import { ledgerOperations } from './ledger.ts'
import { legalOperations } from './legal.ts'
import { licenceImportOperations } from './licence-imports.ts'
import { licenceOperations } from './licences.ts'
import { licensingOperations } from './licensing.ts'
import { serviceOperations } from './service-accounts.ts'
import { viewOperations } from './views.ts'
import { webhookOperations } from './webhooks.ts'
import { todayOperations } from './today.ts'
import { simulationOperations } from './simulations.ts'
import { mailOperations } from './mails.ts'
import { masterOperations } from './masters.ts'
import { mergeOperations } from './merges.ts'
import { movePolicyOperations } from './move-policies.ts'
import { moveOperations } from './moves.ts'
import { moduleOperations } from './modules.ts'
import type { Operation } from './operation.ts'
import { passportOperations } from './passports.ts'
import { portalOperations } from './portal.ts'
import { productOperations } from './products.ts'
import { profileOperations } from './profile.ts'
import { registrationOperations } from './registration.ts'
import { renewalOperations } from './renewals.ts'
import { roleOperations } from './roles.ts'
import { secondFactorOperations } from './second-factor.ts'
import { securityOperations } from './security.ts'
import { sessionOperations } from './session.ts'
import { ssoLinkOperations } from './sso-links.ts'
import { ssoOperations } from './sso.ts'
import { orderOperations } from './orders.ts'
import { courseOperations } from './courses.ts'
import { studentDomainOperations } from './student-domains.ts'
import { studentProductOperations } from './student-products.ts'
import { studentReviewOperations } from './student-reviews.ts'
import { studentStatisticsOperations } from './student-statistics.ts'
import { studentOperations } from './students.ts'
import { templateOperations } from './templates.ts'
import { virtualDesktopOperations } from './virtual-desktops.ts'

/** Every operation of the API. A new domain registers here, in server/app.ts and in the web router. */
export const operations = [
  ...sessionOperations,
  ...accountOperations,
  ...secondFactorOperations,
  ...securityOperations,
  ...portalOperations,
  ...companyOperations,
  ...contactOperations,
  ...contactAddressOperations,
  ...productOperations,
  ...catalogueOperations,
  ...moduleOperations,
  ...masterOperations,
  ...holdingOperations,
  ...configurationOperations,
  ...endRequestOperations,
  ...templateOperations,
  ...hostOperations,
  ...cloudOperations,
  ...cloudUserOperations,
  ...cloudSessionOperations,
  ...licenceOperations,
  ...todayOperations,
  ...simulationOperations,
  ...serviceOperations,
  ...licensingOperations,
  ...webhookOperations,
  ...ledgerOperations,
  ...keyOperations,
  ...licenceImportOperations,
  ...passportOperations,
  ...renewalOperations,
  ...moveOperations,
  ...movePolicyOperations,
  ...campaignListOperations,
  ...campaignOperations,
  ...mailOperations,
  ...mergeOperations,
  ...roleOperations,
  ...auditOperations,
  ...backupOperations,
  ...clockOperations,
  ...documentedCallOperations,
  ...downloadOperations,
  ...legalOperations,
  ...ssoOperations,
  ...ssoLinkOperations,
  ...profileOperations,
  ...consentOperations,
  ...registrationOperations,
  ...invitationOperations,
  ...studentOperations,
  ...studentReviewOperations,
  ...studentDomainOperations,
  ...studentStatisticsOperations,
  ...courseOperations,
  ...studentProductOperations,
  ...orderOperations,
  ...cloudUsageOperations,
  ...cloudCostOperations,
  ...cloudNeedOperations,
  ...cloudReportOperations,
  ...eventOperations,
  ...eventPlaceOperations,
  ...virtualDesktopOperations,
  ...crmOperations,
  ...crmContactOperations,
  ...exportOperations,
  ...viewOperations,
  ...expiringOperations,
  ...importOperations,
] as unknown as Operation[]
