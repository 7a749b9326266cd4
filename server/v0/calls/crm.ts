import { importCrmContacts, listCrmContacts } from '#contract/crm-contacts.ts'
import { listCrmLicences, readCrmCompany, searchCrm } from '#contract/crm.ts'
import { type Call, translated } from '../call.ts'
import { readText, requiredId, writtenDay } from '../spelling.ts'
import { someId } from './words.ts'

/** What the CRM itself answers where it finds nothing, handed on to the letter. */
const noCompany = { 'crm.companyGone': 'keine Vemas-Firma gefunden (NotFound)' } as const
const noMatch = { 'crm.vemasCompanyNotFoundTitle': 'keine Übereinstimmung in Vemas (OK)' } as const

export const crmCalls: readonly Call[] = [
  translated({
    family: 'crm',
    method: 'GET',
    path: '/vemasentityaddress',
    shown: true,
    purpose: 'A company as the CRM has it.',
    operation: readCrmCompany,
    words: noCompany,
    example: { query: { vemasID: '4711' } },
    input: ({ query }) => ({ params: { crmId: query['vemasid'] ?? '' } }),
    output: ({ crmId, values, kind }) => ({
      VemasID: crmId,
      Firma_1: values.name,
      Kundennummer: values.customerNumber,
      Kundenart: kind,
      Strasse: values.street,
      Nummer: values.houseNumber,
      PLZ: values.zipCode,
      Ort: values.city,
      Land: values.country,
      Telefon: values.phone,
      Telefax: values.fax,
      Email: values.email,
      Homepage: values.website,
      Bemerkung: values.remark,
      Servicevertrag: values.serviceContract !== null,
      ServicevertragStart: values.serviceContract?.start ?? '',
      ServicevertragEnde: values.serviceContract?.end ?? '',
    }),
  }),
  translated({
    family: 'crm',
    method: 'GET',
    path: '/vemascombosearchadressen',
    shown: true,
    purpose: 'Companies in the CRM.',
    operation: searchCrm,
    words: noMatch,
    example: { query: { searchValue: 'Müller' } },
    input: ({ query }) => ({ query: { search: query['searchvalue'] ?? '' } }),
    output: ({ items }) =>
      items.map(({ crmId, name, street, zipCode, city }) => ({
        attributes: { AccountID: crmId, Zusatzstichwort: name, Straße: street, PLZ_Neu: zipCode, Ort: city },
      })),
  }),
  translated({
    family: 'crm',
    method: 'GET',
    path: '/vemascombosearchdocuments',
    shown: true,
    purpose: 'Licence files the CRM has of a company, which `companyID` names.',
    operation: listCrmLicences,
    words: noCompany,
    example: { query: { companyID: someId, searchValue: '.lic', maxResults: '1500' } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyid'], 'companyID') } }),
    output: ({ items }) =>
      items.map(({ documentId, title, fileName, date }) => ({
        attributes: { DokumentID: documentId, Titel: title, Dateiname: fileName, Datum: writtenDay(date || null) },
      })),
  }),
  translated({
    family: 'crm',
    method: 'GET',
    path: '/vemascombokontakte',
    shown: true,
    purpose: 'Contacts the CRM has of a company, which `companyID` names.',
    operation: listCrmContacts,
    words: noCompany,
    example: { query: { companyID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyid'], 'companyID') } }),
    // The documented answer has its list one level down.
    output: ({ items }) => ({
      data: items.map(({ email, firstName, lastName }) => ({
        attributes: { KontaktEmail: email, KontaktVorname: firstName, KontaktNachname: lastName },
      })),
    }),
  }),
  translated({
    family: 'crm',
    method: 'POST',
    path: '/createcontactwithvemasdata',
    shown: true,
    purpose: 'Take over a contact from the CRM, named by its address there.',
    operation: importCrmContacts,
    words: noCompany,
    example: { query: { companyID: someId }, body: { KontaktEmail: 'a.groessl@mueller-antriebe.example' } },
    input: ({ query, body }) => ({
      params: { id: requiredId(query['companyid'], 'companyID') },
      body: { contacts: [{ email: readText(body['kontaktemail'] ?? body['email']) }] },
    }),
    output: ({ items }) => items,
  }),
]
