import { readCrmCompany, searchCrm } from '#contract/crm.ts'
import { type Call, operationCall } from '../../call.ts'
import { noCompany, noMatch } from './crm-words.ts'

export const crmCompanyCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/vemasentityaddress',
    shown: true,
    purpose: 'A company as the CRM has it.',
    operation: readCrmCompany,
    words: noCompany,
    example: { query: { vemasID: '4711' } },
    input: ({ query }) => ({ params: { crmId: query['vemasid'] ?? '' } }),
    output: ({ crmId, values, kind, written }) => ({
      VemasID: crmId,
      Firma_1: values.name,
      Kundennummer: values.customerNumber,
      Kundenart: kind,
      Strasse: values.street,
      Nummer: values.houseNumber,
      PLZ: values.zipCode,
      Ort: values.city,
      Land: written.land,
      Vorwahl: written.areaCode,
      Telefon: written.phone,
      Telefax: written.telefax,
      Email: values.email,
      Homepage: values.website,
      Bemerkung: values.remark,
      Servicevertrag: values.serviceContract !== null,
      ServicevertragStart: values.serviceContract?.start ?? '',
      ServicevertragEnde: values.serviceContract?.end ?? '',
    }),
  }),
  operationCall({
    method: 'GET',
    path: '/vemascombosearchadressen',
    shown: true,
    purpose: 'Companies in the CRM.',
    operation: searchCrm,
    words: { 'crm.vemasCompanyNotFoundTitle': noMatch },
    example: { query: { searchValue: 'Müller' } },
    input: ({ query }) => ({ query: { search: query['searchvalue'] ?? '' } }),
    // The documented answer has its list one level down.
    output: ({ items }) => ({
      data: items.map(({ crmId, name, street, zipCode, city }) => ({
        attributes: { AccountID: crmId, Zusatzstichwort: name, Straße: street, PLZ_Neu: zipCode, Ort: city },
      })),
    }),
  }),
]
