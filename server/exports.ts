import { listAudit } from '#contract/audit.ts'
import { type CampaignRow, listCampaignRows, listCampaigns } from '#contract/campaigns.ts'
import { listCompanies } from '#contract/companies.ts'
import { type Contact, listCompanyContacts, listContacts } from '#contract/contacts.ts'
import { type ImportRow, listImportRows, listImports } from '#contract/imports.ts'
import { listLegalNotices } from '#contract/legal.ts'
import { listMails } from '#contract/mails.ts'
import { listMerges } from '#contract/merges.ts'
import { listMoves } from '#contract/moves.ts'
import { listCompanyClaims } from '#contract/registration.ts'
import { listLicenceRequests } from '#contract/renewals.ts'
import type { Language } from '#contract/shapes.ts'
import type { LicenceDifference } from '#licence/diff.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { reasonWords } from '#licence/reason-words.ts'
import { describeDifference, describeReason, formatDay } from '#licence/words.ts'
import { type ExportColumn, type ExportedList, exported } from '#platform/export.ts'
import { auditTexts } from '#texts/audit.ts'
import { campaignsTexts as campaigns } from '#texts/campaigns.ts'
import { companiesTexts as companies } from '#texts/companies.ts'
import { contactsTexts as contacts } from '#texts/contacts.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { legalTexts as legal } from '#texts/legal.ts'
import { mailsTexts as mails } from '#texts/mails.ts'
import { movesTexts as moves } from '#texts/moves.ts'
import { tableImportsTexts as imports } from '#texts/table-imports.ts'
import { registrationTexts as registration } from '#texts/registration.ts'
import { renewalsTexts as renewals } from '#texts/renewals.ts'

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
  exported(listLicenceRequests, { de: 'Kundenanfragen', en: 'Customer-requests' }, [
    { text: renewals['requests.created'], value: ({ createdAt }, { instant }) => instant(createdAt) },
    {
      text: renewals['requests.kind'],
      value: ({ kind }, { language }) => renewals[`requests.kind.${kind}`][language],
    },
    { text: renewals['requests.company'], value: ({ company }) => company.name },
    { text: companies['companies.customerNumber'], value: ({ company }) => company.customerNumber },
    {
      text: renewals['requests.product'],
      value: ({ product }, { language }) =>
        `${language === 'de' ? product.titleDe : product.titleEn} ${product.version}`,
    },
    { text: renewals['requests.host'], value: ({ host }) => host && [host.name, host.mac].filter(Boolean).join(' ') },
    { text: renewals['requests.message'], value: ({ message }) => message },
    { text: renewals['requests.askedBy'], value: ({ askedBy }) => askedBy },
    {
      text: renewals['requests.state'],
      value: ({ state }, { language }) => renewals[`requests.state.${state}`][language],
    },
  ]),
  exported(listCampaigns, { de: 'Kampagnen', en: 'Campaigns' }, [
    { text: campaigns['campaigns.name'], value: ({ name }) => name },
    {
      text: campaigns['campaigns.kind'],
      value: ({ change }, { language }) => campaigns[`campaigns.kind.${change.kind}`][language],
    },
    {
      text: campaigns['campaigns.state'],
      value: ({ state }, { language }) => campaigns[`campaigns.state.${state}`][language],
    },
    { text: campaigns['campaigns.total'], value: ({ total }) => total },
    { text: campaigns['campaigns.created'], value: ({ createdAt }, { instant }) => instant(createdAt) },
    { text: campaigns['campaigns.createdBy'], value: ({ createdBy }) => createdBy },
    { text: campaigns['campaigns.started'], value: ({ startedAt }, { instant }) => instant(startedAt) },
    { text: campaigns['campaigns.ended'], value: ({ endedAt }, { instant }) => instant(endedAt) },
  ]),
  exported(listCampaignRows, { de: 'Kampagnenbericht', en: 'Campaign-report' }, [
    { text: campaigns['campaigns.row'], value: ({ row }) => row },
    { text: campaigns['campaigns.company'], value: ({ company }) => company.name },
    { text: companies['companies.customerNumber'], value: ({ company }) => company.customerNumber },
    {
      text: campaigns['campaigns.product'],
      value: ({ product }, { language }) =>
        `${language === 'de' ? product.titleDe : product.titleEn} ${product.version}`,
    },
    {
      text: campaigns['campaigns.outcome'],
      value: ({ outcome }, { language }) => (outcome ? campaigns[`campaigns.outcome.${outcome}`][language] : ''),
    },
    { text: campaigns['campaigns.differences'], value: (row, { language }) => campaignChanges(row, language) },
    {
      text: campaigns['campaigns.result'],
      value: ({ result }, { language }) => (result ? campaigns[`campaigns.result.${result}`][language] : ''),
    },
    {
      text: campaigns['campaigns.problems'],
      value: ({ problems }, { language }) => campaignProblems(problems, language),
    },
    { text: campaigns['campaigns.licences'], value: ({ licences }) => licences },
    { text: campaigns['campaigns.mails'], value: ({ mails }) => mails },
    { text: campaigns['campaigns.ended'], value: ({ at }, { instant }) => instant(at) },
  ]),
  exported(listMoves, { de: 'Umzuege', en: 'Moves' }, [
    { text: moves['moves.asked'], value: ({ askedAt }, { instant }) => instant(askedAt) },
    { text: moves['moves.askedBy'], value: ({ askedBy }) => askedBy },
    { text: moves['moves.company'], value: ({ company }) => company.name },
    { text: companies['companies.customerNumber'], value: ({ company }) => company.customerNumber },
    {
      text: moves['moves.product'],
      value: ({ product }, { language }) =>
        `${language === 'de' ? product.titleDe : product.titleEn} ${product.version}`,
    },
    { text: moves['moves.before'], value: ({ machinesBefore }) => machinesText(machinesBefore) },
    { text: moves['moves.after'], value: ({ machinesAfter }) => machinesText(machinesAfter) },
    { text: moves['moves.state'], value: ({ state }, { language }) => moves[`moves.state.${state}`][language] },
    { text: moves['moves.count'], value: ({ count }) => count },
    {
      text: moves['moves.reasons'],
      value: ({ reasons }, { language }) => reasons.map((one) => moves[`moves.reason.${one}`][language]).join(' '),
    },
    { text: moves['moves.decidedBy'], value: ({ decidedBy }) => decidedBy },
    { text: moves['moves.done'], value: ({ doneAt }, { instant }) => instant(doneAt) },
    {
      text: moves['moves.licences'],
      value: ({ oldSerial, newSerial }) => [oldSerial, newSerial].filter(Boolean).join(' → '),
    },
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
  exported(listMerges, { de: 'Zusammenfuehrungen', en: 'Merges' }, [
    { text: { de: 'Zusammengeführt', en: 'Merged' }, value: ({ mergedAt }, { instant }) => instant(mergedAt) },
    { text: { de: 'Von', en: 'By' }, value: ({ mergedBy }) => mergedBy },
    { text: { de: 'Bleibt', en: 'Remains' }, value: ({ remainingLabel }) => remainingLabel },
    { text: { de: 'Aufgegangen', en: 'Merged into it' }, value: ({ removedLabel }) => removedLabel },
    { text: { de: 'Rückgängig gemacht', en: 'Undone' }, value: ({ undoneAt }, { instant }) => instant(undoneAt) },
  ]),
]

const campaignChanges = ({ differences, hosts }: CampaignRow, language: Language): string =>
  [
    ...differences.map((one) => describeDifference(one as unknown as LicenceDifference, language)),
    ...hosts.map(({ machine, from, to }) => {
      const end = (day: string | null) => (day === null ? campaigns['campaigns.unlimited'][language] : formatDay(day))
      const facts = { machine: machine || campaigns['campaigns.unbound'][language], from: end(from), to: end(to) }
      return fill(campaigns['campaigns.hostEnd'][language], facts)
    }),
  ].join('; ')

const campaignProblems = (problems: CampaignRow['problems'], language: Language): string =>
  problems
    .map(({ code, detail }) =>
      code in reasonWords
        ? describeReason({ code: code as ReasonCode, detail }, language)
        : fill(errors[code as ErrorCode]?.[language] ?? code, detail),
    )
    .join('; ')

const machinesText = (machines: { name: string | null; mac: string | null }[]): string =>
  machines.map(({ name, mac }) => [name, mac].filter(Boolean).join(' ')).join(', ')

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
