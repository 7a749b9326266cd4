import { listAudit } from '#contract/audit.ts'
import { listCompanies } from '#contract/companies.ts'
import { type Contact, listCompanyContacts, listContacts } from '#contract/contacts.ts'
import { type ImportRow, listImportRows, listImports } from '#contract/imports.ts'
import { listResigningCompanies } from '#contract/keys.ts'
import { listLegalNotices } from '#contract/legal.ts'
import { listMails } from '#contract/mails.ts'
import { listMerges } from '#contract/merges.ts'
import { listCompanyClaims } from '#contract/registration.ts'
import { listServiceAccounts } from '#contract/service-accounts.ts'
import { listDeliveries, listWebhooks } from '#contract/webhooks.ts'
import type { Language } from '#contract/shapes.ts'
import { type ExportColumn, type ExportedList, exported } from '#platform/export.ts'
import { auditTexts } from '#texts/audit.ts'
import { companiesTexts as companies } from '#texts/companies.ts'
import { contactsTexts as contacts } from '#texts/contacts.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { keysTexts as keys } from '#texts/keys.ts'
import { legalTexts as legal } from '#texts/legal.ts'
import { mailsTexts as mails } from '#texts/mails.ts'
import { tableImportsTexts as imports } from '#texts/table-imports.ts'
import { registrationTexts as registration } from '#texts/registration.ts'
import { serviceAccountsTexts as services } from '#texts/service-accounts.ts'
import { webhooksTexts as webhooks } from '#texts/webhooks.ts'
import { licensingLists } from './exports-licensing.ts'

const personColumns: ExportColumn<Contact>[] = [
  {
    text: contacts['contacts.salutation'],
    value: ({ salutation }, { language }) =>
      salutation === 'NoSalutation' ? '' : contacts[`contacts.salutation.${salutation}`][language],
  },
  { text: contacts['contacts.title'], value: ({ title }) => title },
  { text: contacts['contacts.firstName'], value: ({ firstName }) => firstName },
  { text: contacts['contacts.lastName'], value: ({ lastName }) => lastName },
  { text: contacts['contacts.email'], value: ({ email }) => email },
  { text: contacts['contacts.phone'], value: ({ phone }) => phone },
  { text: contacts['contacts.department'], value: ({ department }) => department },
  { text: contacts['contacts.position'], value: ({ position }) => position },
  { text: contacts['contacts.main'], value: ({ mainContact }) => mainContact },
]
const contactCreated: ExportColumn<Contact> = {
  text: contacts['contacts.created'],
  value: ({ createdAt }, { day }) => day(createdAt),
}

/** How each list of the portal looks as a file. A list registers here; a test compares. */
export const exportedLists: ExportedList[] = [
  ...licensingLists,
  exported(listCompanies, { de: 'Firmen', en: 'Companies' }, [
    { text: companies['companies.name'], value: ({ name }) => name },
    { text: companies['companies.customerNumber'], value: ({ customerNumber }) => customerNumber },
    {
      text: companies['companies.type'],
      value: (row, { language }) => (language === 'de' ? row.companyTypeDe : row.companyTypeEn),
    },
    { text: companies['companies.city'], value: ({ city }) => city },
    { text: companies['companies.zipCode'], value: ({ zipCode }) => zipCode },
    { text: companies['companies.street'], value: ({ street }) => street },
    { text: companies['companies.houseNumber'], value: ({ houseNumber }) => houseNumber },
    { text: companies['companies.created'], value: ({ createdAt }, { day }) => day(createdAt) },
  ]),
  exported(listContacts, { de: 'Ansprechpartner', en: 'Contacts' }, [
    ...personColumns,
    { text: contacts['contacts.company'], value: ({ companyName }) => companyName },
    contactCreated,
  ]),
  exported(listCompanyContacts, { de: 'Ansprechpartner', en: 'Contacts' }, [...personColumns, contactCreated]),
  exported(listMails, { de: 'Postausgang', en: 'Outbox' }, [
    { text: mails['mails.created'], value: ({ createdAt }, { instant }) => instant(createdAt) },
    { text: mails['mails.receiver'], value: ({ receiver }) => receiver },
    { text: mails['mails.cc'], value: ({ cc }) => cc.join(', ') },
    { text: mails['mails.subject'], value: ({ subject }) => subject },
    { text: mails['mails.state'], value: ({ state }, { language }) => mails[`mails.state.${state}`][language] },
  ]),
  exported(listCompanyClaims, { de: 'Registrierungen', en: 'Registrations' }, [
    { text: registration['registration.companyName'], value: ({ companyName }) => companyName },
    { text: companies['companies.customerNumber'], value: ({ customerNumber }) => customerNumber },
    { text: registration['registration.person'], value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { text: contacts['contacts.email'], value: ({ email }) => email },
    {
      text: registration['registration.address'],
      value: (one) => `${one.street} ${one.houseNumber}, ${one.country}-${one.zipCode} ${one.city}`,
    },
    {
      text: registration['registration.state'],
      value: ({ state }, { language }) => registration[`registration.state.${state}`][language],
    },
    { text: registration['registration.assignedTo'], value: ({ assignedName }) => assignedName },
    { text: registration['registration.created'], value: ({ createdAt }, { day }) => day(createdAt) },
  ]),
  exported(listLegalNotices, { de: 'Kuendigungen-Widerrufe', en: 'Cancellations-withdrawals' }, [
    { text: legal['legal.received'], value: ({ receivedAt }, { instant }) => instant(receivedAt) },
    {
      text: legal['legal.declaration'],
      value: ({ kind }, { language }) => legal[`legal.declares.${kind}`][language],
    },
    { text: legal['legal.name'], value: ({ name }) => name },
    { text: legal['legal.email'], value: ({ email }) => email },
    { text: legal['legal.reference'], value: ({ reference }) => reference },
    { text: legal['legal.state'], value: ({ state }, { language }) => legal[`legal.state.${state}`][language] },
    { text: legal['legal.note'], value: ({ note }) => note },
  ]),
  exported(listResigningCompanies, { de: 'Neu-unterschrieben', en: 'Signed-again' }, [
    { text: keys['keys.run.company'], value: ({ companyName }) => companyName },
    { text: keys['keys.run.number'], value: ({ customerNumber }) => customerNumber },
    {
      text: keys['keys.run.companyState'],
      value: ({ state }, { language }) =>
        keys[state === 'open' ? 'keys.run.companyOpen' : 'keys.run.companyDone'][language],
    },
    { text: keys['keys.run.licences'], value: ({ licences }) => licences },
    { text: keys['keys.run.signed'], value: ({ signed }) => signed },
    { text: keys['keys.run.skipped'], value: ({ skipped }) => skipped },
    { text: keys['keys.run.failed'], value: ({ failed }) => failed },
    { text: keys['keys.run.mails'], value: ({ mails: sent }) => sent },
    {
      text: keys['keys.run.problems'],
      value: ({ problems }, { language }) =>
        problems.map((code) => errors[code as ErrorCode]?.[language] ?? code).join('; '),
    },
  ]),
  exported(listAudit, { de: 'Aenderungsprotokoll', en: 'Audit-log' }, [
    { text: auditTexts['audit.at'], value: ({ at }, { instant }) => instant(at) },
    { text: auditTexts['audit.account'], value: ({ accountEmail }) => accountEmail },
    { text: auditTexts['audit.operation'], value: ({ operation }) => operation },
    { text: auditTexts['audit.kind'], value: ({ recordKind }) => recordKind },
    { text: auditTexts['audit.recordId'], value: ({ recordId }) => recordId },
    { text: auditTexts['audit.changes'], value: ({ changes }, { language }) => changesText(changes, language) },
    { text: auditTexts['audit.address'], value: ({ address }) => address },
    { text: auditTexts['audit.requestId'], value: ({ requestId }) => requestId },
  ]),
  exported(listImports, { de: 'Importe', en: 'Imports' }, [
    { text: imports['tableImports.file'], value: ({ fileName }) => fileName },
    {
      text: imports['tableImports.kind'],
      value: ({ kind }, { language }) => imports[`tableImports.kind.${kind}`][language],
    },
    { text: imports['tableImports.rows'], value: ({ rowCount }) => rowCount },
    {
      text: imports['tableImports.state'],
      value: ({ state }, { language }) => imports[`tableImports.state.${state}`][language],
    },
    { text: imports['tableImports.created'], value: ({ createdAt }, { instant }) => instant(createdAt) },
  ]),
  exported(listImportRows, { de: 'Importbericht', en: 'Import-report' }, [
    { text: imports['tableImports.row'], value: ({ row }) => row },
    { text: imports['tableImports.key'], value: ({ key }) => key },
    {
      text: imports['tableImports.outcome'],
      value: ({ outcome }, { language }) => (outcome ? imports[`tableImports.outcome.${outcome}`][language] : ''),
    },
    {
      text: imports['tableImports.result'],
      value: ({ result }, { language }) => (result ? imports[`tableImports.result.${result}`][language] : ''),
    },
    { text: imports['tableImports.problems'], value: ({ problems }, { language }) => problemsText(problems, language) },
    {
      text: imports['tableImports.changes'],
      value: ({ changes }, { language }) =>
        Object.entries(changes)
          .map(([field, [before, after]]) => `${fieldText(field, language)}: ${before} → ${after}`)
          .join('; '),
    },
    { text: imports['tableImports.cells'], value: ({ cells }) => cells.join(' | ') },
  ]),
  exported(listWebhooks, { de: 'Webhooks', en: 'Webhooks' }, [
    { text: webhooks['webhooks.url'], value: ({ url }) => url },
    { text: webhooks['webhooks.description'], value: ({ description }) => description },
    { text: webhooks['webhooks.events'], value: ({ events }) => events.join(', ') },
    {
      text: webhooks['webhooks.state'],
      value: ({ disabled }, { language }) => webhooks[disabled ? 'webhooks.off' : 'webhooks.on'][language],
    },
  ]),
  exported(listDeliveries, { de: 'Webhook-Protokoll', en: 'Webhook-log' }, [
    { text: webhooks['webhooks.log.at'], value: ({ createdAt }, { instant }) => instant(createdAt) },
    { text: webhooks['webhooks.log.event'], value: ({ event }) => event },
    {
      text: webhooks['webhooks.state'],
      value: ({ state }, { language }) => webhooks[`webhooks.delivery.${state}`][language],
    },
    { text: webhooks['webhooks.log.tries'], value: ({ attempts }) => attempts },
    { text: webhooks['webhooks.log.last'], value: ({ lastStatus, lastError }) => lastStatus ?? lastError },
  ]),
  exported(listServiceAccounts, { de: 'Dienstkonten', en: 'Service-accounts' }, [
    { text: services['services.name'], value: ({ name }) => name },
    { text: services['services.description'], value: ({ description }) => description },
    { text: services['services.scopes'], value: ({ scopes }) => scopes.join(', ') },
    { text: services['services.company'], value: ({ company }) => company?.name ?? '' },
    {
      text: services['services.state'],
      value: ({ disabled }, { language }) => services[disabled ? 'services.disabled' : 'services.enabled'][language],
    },
    { text: services['services.keys'], value: ({ keys }) => keys.filter(({ active }) => active).length },
  ]),
  exported(listMerges, { de: 'Zusammenfuehrungen', en: 'Merges' }, [
    { text: { de: 'Zusammengeführt', en: 'Merged' }, value: ({ mergedAt }, { instant }) => instant(mergedAt) },
    { text: { de: 'Von', en: 'By' }, value: ({ mergedBy }) => mergedBy },
    { text: { de: 'Bleibt', en: 'Remains' }, value: ({ remainingLabel }) => remainingLabel },
    { text: { de: 'Aufgegangen', en: 'Merged into it' }, value: ({ removedLabel }) => removedLabel },
    { text: { de: 'Rückgängig gemacht', en: 'Undone' }, value: ({ undoneAt }, { instant }) => instant(undoneAt) },
  ]),
]

const fieldText = (field: string, language: Language): string =>
  (imports as Record<string, { de: string; en: string }>)[`tableImports.field.${field}`]?.[language] ?? field

const problemsText = (problems: ImportRow['problems'], language: Language): string =>
  problems
    .map(({ code, field, details }) => {
      const text = fill(errors[code as ErrorCode]?.[language] ?? code, details)
      return field ? `${fieldText(field, language)}: ${text}` : text
    })
    .join('; ')

const changesText = (changes: Record<string, [unknown, unknown]>, language: Language): string =>
  Object.entries(changes)
    .map(([field, [before, after]]) => `${field}: ${plain(before, language)} → ${plain(after, language)}`)
    .join('; ')

const plain = (value: unknown, language: Language): string =>
  value === null ? auditTexts['audit.nothing'][language] : typeof value === 'string' ? value : JSON.stringify(value)
