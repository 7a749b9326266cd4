import { changeContact, createContact, deleteContact } from '#contract/contacts.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { writtenContact } from '../../entities/contact.ts'
import { namedBy } from '../../named-by.ts'
import {
  readBoolean,
  readCountry,
  readGender,
  readId,
  readLanguage,
  readSalutation,
  readText,
  requiredId,
  sentFields,
  writtenId,
} from '../../spelling.ts'
import { someId } from '../words.ts'

const example = {
  Salutation: 'Frau',
  FirstName: 'Anna',
  LastName: 'Größl',
  Email: 'a.groessl@mueller-antriebe.example',
  Language: 'de',
  MainContact: false,
}

const contactWords = {
  'contacts.mainContactLimit': 'Limit of main contacts reached',
  'contacts.emailTaken': 'email already exists',
} as const

export const contactChangeCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/create',
    shown: true,
    purpose: 'Create a contact.',
    operation: createContact,
    words: contactWords,
    example: { body: { ...example, CompanyID: someId } },
    input: ({ body }) => ({ body: contactFields(body) }),
    output: ({ id }) => writtenId(id),
  }),
  operationCall({
    method: 'POST',
    path: '/update',
    shown: true,
    purpose: 'Change a contact; fields left out stay.',
    operation: changeContact,
    words: contactWords,
    example: { body: { ...example, ID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'ID') }, body: contactFields(body) }),
    output: writtenContact,
  }),
  operationCall({
    method: 'DELETE',
    path: '/deletecontact',
    purpose: 'Delete a contact.',
    operation: deleteContact,
    ...namedBy('id'),
    output: () => true,
  }),
]

const contactFields = (body: CallInput['body']) =>
  sentFields({
    companyId: 'companyid' in body ? readId(body['companyid']) : undefined,
    salutation: readSalutation(body['salutation']),
    title: readText(body['title']),
    firstName: readText(body['firstname']),
    lastName: readText(body['lastname']),
    gender: readGender(body['gender']),
    phone: readText(body['phone']),
    email: readText(body['email']),
    department: readText(body['department']),
    position: readText(body['position']),
    mainContact: readBoolean(body['maincontact'], 'MainContact'),
    country: readCountry(body['country']),
    language: readLanguage(body['language']),
  })
