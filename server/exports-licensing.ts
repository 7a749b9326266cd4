import { type CampaignRow, listCampaignRows, listCampaigns, renamedNames } from '#contract/campaigns.ts'
import { listCatalogue } from '#contract/catalogue.ts'
import { listLedger, listLedgerHeads } from '#contract/ledger.ts'
import { listMoves } from '#contract/moves.ts'
import { listLicenceRequests } from '#contract/renewals.ts'
import type { Language } from '#contract/shapes.ts'
import type { LicenceDifference } from '#licence/diff.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { reasonWords } from '#licence/reason-words.ts'
import { describeDifference, describeReason, formatDay } from '#licence/words.ts'
import { type ExportedList, exported } from '#platform/export.ts'
import { campaignsTexts as campaigns } from '#texts/campaigns.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { companiesTexts as companies } from '#texts/companies.ts'
import { ledgerTexts as ledger } from '#texts/ledger.ts'
import { movesTexts as moves } from '#texts/moves.ts'
import { productsTexts as products } from '#texts/products.ts'
import { renewalsTexts as renewals } from '#texts/renewals.ts'

/** How the lists about products and licences look as files. */
export const licensingLists: ExportedList[] = [
  exported(listCatalogue, { de: 'Produkte', en: 'Products' }, [
    {
      text: products['products.title'],
      value: ({ titleDe, titleEn }, { language }) => (language === 'de' ? titleDe : titleEn),
    },
    { text: products['products.version'], value: ({ version }) => version },
    { text: products['products.kind'], value: ({ kind }, { language }) => products[`products.kind.${kind}`][language] },
    { text: products['products.code'], value: ({ code }) => code },
    { text: products['products.name'], value: ({ name }) => name },
    { text: products['products.licName'], value: ({ licName }) => licName },
    { text: products['products.externalCode'], value: ({ externalCode }) => externalCode },
    {
      text: products['products.state'],
      value: ({ unlocked }, { language }) => products[unlocked ? 'products.unlocked' : 'products.locked'][language],
    },
    {
      text: products['products.master'],
      value: ({ hasMaster }, { language }) =>
        products[hasMaster ? 'products.master.yes' : 'products.master.no'][language],
    },
  ]),
  exported(listLedger, { de: 'Ausstellungsbuch', en: 'Issuance-ledger' }, [
    { text: ledger['ledger.position'], value: ({ position }) => position },
    { text: ledger['ledger.serial'], value: ({ serial }) => String(serial) },
    { text: ledger['ledger.kind'], value: ({ kind }, { language }) => kindText(kind, language) },
    { text: ledger['ledger.issuedAt'], value: ({ issuedAt }, { instant }) => instant(issuedAt) },
    { text: ledger['ledger.issuedBy'], value: ({ issuedBy }) => issuedBy },
    { text: ledger['ledger.key'], value: ({ keyId }) => keyId },
    { text: ledger['ledger.file'], value: ({ file }) => file },
    { text: ledger['ledger.hash'], value: ({ hash }) => hash },
  ]),
  exported(listLedgerHeads, { de: 'Unterschriebene-Staende', en: 'Signed-heads' }, [
    { text: ledger['ledger.day'], value: (head, { day }) => day(head.day) },
    { text: ledger['ledger.position'], value: ({ position }) => position },
    { text: ledger['ledger.key'], value: ({ keyId }) => keyId },
    { text: ledger['ledger.hash'], value: ({ hash }) => hash },
    { text: ledger['ledger.signature'], value: ({ signature }) => signature },
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
]

const kindText = (kind: string, language: Language): string =>
  (ledger as Record<string, { de: string; en: string }>)[`ledger.kind.${kind}`]?.[language] ?? kind
const campaignChanges = ({ differences, hosts }: CampaignRow, language: Language): string =>
  [
    ...differences.map((one) => {
      const renamed = renamedNames(one)
      return renamed
        ? fill(campaigns['campaigns.renamed'][language], renamed)
        : describeDifference(one as unknown as LicenceDifference, language)
    }),
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
