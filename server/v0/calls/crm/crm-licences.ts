import { listCrmLicences } from '#contract/crm.ts'
import { type Call, operationCall } from '../../call.ts'
import { requiredId, writtenDay } from '../../spelling.ts'
import { someId } from '../words.ts'
import { noCompany } from './crm-words.ts'

export const crmLicenceCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/vemascombosearchdocuments',
    shown: true,
    purpose: 'Licence files the CRM has of a company, which `companyID` names.',
    operation: listCrmLicences,
    words: noCompany,
    example: { query: { companyID: someId, searchValue: '.lic', maxResults: '1500' } },
    input: ({ query }) => ({ params: { id: requiredId(query, 'companyID') } }),
    output: ({ items }) =>
      items.map(({ documentId, title, fileName, date }) => ({
        attributes: { DokumentID: documentId, Titel: title, Dateiname: fileName, Datum: writtenDay(date || null) },
      })),
  }),
]
