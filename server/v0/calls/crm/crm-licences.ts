import { type CrmDocument, listCrmLicences, searchCrmDocuments } from '#contract/crm.ts'
import type { Call } from '../../call.ts'
import { readId, readNumber, requiredText, sentFields, writtenDay } from '../../spelling.ts'
import { noCompany } from './crm-words.ts'

export const crmLicenceCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/vemascombosearchdocuments',
    shown: true,
    purpose:
      'Documents of the CRM in which searchValue is found, at most maxResults; with companyID the licence files of that company alone.',
    operations: [searchCrmDocuments, listCrmLicences],
    words: noCompany,
    example: { query: { searchValue: '.lic', maxResults: '1500' } },
    answer: async (ask, { query }) => {
      const id = readId(query['companyid'])
      if (id !== null) return writtenDocuments((await ask(listCrmLicences, { params: { id } })).items)
      const search = requiredText(query['searchvalue'], 'searchValue')
      const most = readNumber(query['maxresults'], 'maxResults')
      const { items } = await ask(searchCrmDocuments, { query: { search, ...sentFields({ most }) } })
      return writtenDocuments(items)
    },
  },
]

// The documented answer has its list one level down.
const writtenDocuments = (items: readonly CrmDocument[]) =>
  items.length === 0 ? [] : { data: items.map(writtenDocument) }

const writtenDocument = ({ documentId, title, fileName, date, crmId }: CrmDocument) => ({
  attributes: {
    DokumentID: documentId,
    Titel: title,
    Dateiname: fileName,
    Datum: writtenDay(date || null),
    AccountID: crmId,
  },
})
