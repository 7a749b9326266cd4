import { findAccount } from '#contract/account-records.ts'
import { changeContact, type Contact, createContact, deleteContact } from '#contract/contacts.ts'
import { changeMyContact, readMyContact } from '#contract/own-contact.ts'
import { readMe } from '#contract/session.ts'
import { fail } from '#platform/operations/failure.ts'
import { type AskOne, type Call, type CallInput, operationCall } from '../../call.ts'
import { writtenContact } from '../../entities/contact.ts'
import { namedBy } from '../../named-by.ts'
import { personNamed } from '../../named-person.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import {
  readBoolean,
  readCountry,
  readGender,
  readId,
  readLanguage,
  readSalutation,
  readText,
  refuse,
  requiredId,
  sentFields,
  writtenId,
} from '../../spelling.ts'
import { unlessRefused } from '../../unless-refused.ts'
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
    input({ body }) {
      refuseChanged(body, notOfContacts)
      return { body: contactFields(body) }
    },
    output: ({ id }) => writtenId(id),
  }),
  {
    method: 'POST',
    path: '/update',
    shown: true,
    purpose:
      'Change a contact; fields left out stay. People change their own, but neither company, address, main contact nor role; customers those of their company, staff anybody’s. A role is changed by updateuser alone. A user entity names its person by ContactID, its account by ID.',
    operations: [changeMyContact, readMe, readMyContact, changeContact, findAccount],
    words: contactWords,
    example: { body: { ...example, ID: someId } },
    answer: async (ask, { body }) => {
      const params = { id: readId(body['contactid']) ?? requiredId(body, 'ID') }
      refuseChanged(body, notOfContacts)
      const fields = contactFields(body)
      const own = (await personNamed(ask, { id: params.id }, 'ID')) === null
      if (own && !ask.may(changeContact)) {
        await refuseChange(ask, body, await ask(readMyContact))
        return writtenContact(await ask(changeMyContact, { body: onlyOwn(fields) }))
      }
      const changed = await ask.together(async (step) => {
        const contact = await step(changeContact, { params, body: fields })
        await refuseRole(step, body, contact.email)
        return contact
      })
      return writtenContact(changed)
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deletecontact',
    purpose: 'Delete a contact.',
    operation: deleteContact,
    ...namedBy('id'),
    output: () => true,
  }),
]

/** What entities of people carry and no contact has. */
const notOfContacts = { Image: 0, PasswordHash: '' }

/** What people change of themselves alone. */
function onlyOwn({ companyId: _company, email: _email, mainContact: _main, ...own }: ReturnType<typeof contactFields>) {
  return own
}

/** Refuses what is sent and not a person's own to change, unless it is what it was. */
async function refuseChange(ask: AskOne, body: CallInput['body'], contact: Contact): Promise<void> {
  const { companyId, email, mainContact } = contactFields(body)
  if (companyId !== undefined && companyId !== contact.companyId) refuse('CompanyID', 'fixed')
  if (email !== undefined && email.trim().toLowerCase() !== contact.email) refuse('Email', 'fixed')
  if (mainContact !== undefined && mainContact !== contact.mainContact) refuse('MainContact', 'fixed')
  await refuseRole(ask, body, contact.email)
}

/** A user entity carries its own id, its role and whether it is blocked: all stay what they are here, and others are refused. */
async function refuseRole(ask: AskOne, body: CallInput['body'], email: string): Promise<void> {
  const contactId = readId(body['contactid'])
  const accountId = contactId === null || readId(body['id']) === contactId ? null : readId(body['id'])
  const roleId = readId(body['mduserroleid'])
  const disabled = readBoolean(body['disable'], 'Disable')
  const others = ['username', 'verified', 'twofactorenabled'].some((field) => body[field] !== undefined)
  if (accountId === null && roleId === null && disabled === undefined && !others) return
  const account = await unlessRefused(ask(findAccount, { params: { email } }), 'accounts.userNotFound')
  if (accountId !== null && accountId !== account?.id) fail('contacts.notFound')
  if (roleId !== null && roleId !== account?.roleId) refuse('MDUserRoleID', 'byUpdateUser')
  if (disabled !== undefined && disabled !== (account?.disabled ?? false)) refuse('Disable', 'byUpdateUser')
  refuseChanged(body, {
    Username: account?.email ?? email,
    Verified: account?.verifiedAt != null,
    TwoFactorEnabled: account?.secondFactor ?? false,
  })
}

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
