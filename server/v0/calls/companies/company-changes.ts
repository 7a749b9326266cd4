import { changeCompany, type Company, createCompany, deleteCompany, readCompany } from '#contract/companies.ts'
import { importCompany } from '#contract/crm.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { contractIsPart, readContract } from '../../contract-term.ts'
import { writtenCompany } from '../../entities/company.ts'
import { namedBy } from '../../named-by.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readCountry, readId, readLanguage, readText, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const companyWords = {
  'companies.companyAlredyExists': 'This company is already exists',
  'companies.companyAlredyExistsCustomerNr': 'This company is already exists (CustomerNr)',
  'companies.companyAlredyExistsEmail': 'This company is already exists (Email)',
} as const

const example = {
  CustomerNr: '10023',
  Name: 'Müller & Söhne Antriebstechnik GmbH',
  CompanyTypeID: '0198C0DE-0000-7000-8000-000000000002',
  Street: 'Hafenstraße',
  Housenumber: '7a',
  ZipCode: '24103',
  City: 'Kiel',
  Country: 'DE',
  Language: 'de',
  ServiceContract: 'false',
}

export const companyChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/createcompany',
    shown: true,
    purpose:
      'Create a company; answers its id. With VemasID it is linked with that company of the CRM, whose customer number it must have.',
    operations: [createCompany, importCompany],
    words: companyWords,
    example: { body: example },
    answer: async (ask, { body }) => {
      refuseChanged(body, { Image: 0 })
      const fields = companyFields(body, null)
      const crmId = readText(body['vemasid'])?.trim()
      const made = crmId
        ? await ask(importCompany, { params: { crmId }, body: fields })
        : await ask(createCompany, { body: fields })
      return writtenId(made.id)
    },
  },
  {
    method: 'POST',
    path: '/updatecompany',
    shown: true,
    purpose: 'Change a company; fields left out stay. Another VemasID is refused: companies are linked in the portal.',
    operations: [changeCompany, readCompany],
    words: companyWords,
    example: { body: { ...example, ID: someId } },
    // The portal takes a service contract as a whole: what is left out of it is read first, and saved on that state.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const saysContract = contractIsPart(body)
      const before = saysContract || readText(body['vemasid']) ? await ask(readCompany, { params }) : undefined
      refuseChanged(body, { Image: 0, ...(before && { VemasID: before.crmId ?? '' }) })
      const onState = before && saysContract ? { modifiedAt: before.modifiedAt } : {}
      const changed = { ...companyFields(body, before?.serviceContract ?? null), ...onState }
      return writtenCompany(await ask(changeCompany, { params, body: changed }))
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deletecompany',
    shown: true,
    purpose: 'Delete a company; the password must have been given within ten minutes.',
    operation: deleteCompany,
    ...namedBy('id'),
    output: () => true,
  }),
]

const companyFields = (body: CallInput['body'], standing: Company['serviceContract']) =>
  sentFields({
    customerNumber: readText(body['customernr']),
    name: readText(body['name']),
    companyTypeId: readId(body['companytypeid']) ?? undefined,
    vatNumber: readText(body['vatnr']),
    street: readText(body['street']),
    houseNumber: readText(body['housenumber']),
    zipCode: readText(body['zipcode']),
    city: readText(body['city']),
    country: readCountry(body['country']),
    language: readLanguage(body['language']),
    email: readText(body['email']),
    phone: readText(body['phone']),
    fax: readText(body['fax']),
    website: readText(body['website']),
    remark: readText(body['vemasremark']),
    serviceContract: readContract(body, standing),
  })
