import { findContact } from '#contract/contact-addresses.ts'
import { changeContact, readContact } from '#contract/contacts.ts'
import { readCloudConfiguration } from '#contract/cloud.ts'
import { addCloudUsers, type CloudPerson, findCloudUser, setCloudAccess } from '#contract/cloud-users.ts'
import { listCompanyCloud } from '#contract/company-cloud.ts'
import type { Ask, Call, CallInput } from '../../call.ts'
import { contactByEmail } from '../../contact-by-email.ts'
import { writtenAwsUser, writtenOldUser } from '../../entities/cloud-user.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readBoolean, readId, readLanguage, readSalutation, readText, refuse, sentFields } from '../../spelling.ts'
import { someId } from '../words.ts'
import { givePlace } from './give-place.ts'
import { cloudPlaceOf } from './place-of-user.ts'

export const cloudUserChangeCalls: readonly Call[] = [
  ...(['/createawsuser', '/createawsuserold'] as const).map(
    (path): Call => ({
      method: 'POST',
      path,
      purpose:
        'Make a contact, named by ContactID or Email, a user of a cloud account of their company: the one ConfigurationAwsID names, else the one of that type and stack, else the only one. Enabled gives access at once. Groups, dates and whether it is confirmed follow from the account.',
      operations: [
        addCloudUsers,
        setCloudAccess,
        findCloudUser,
        readContact,
        findContact,
        listCompanyCloud,
        readCloudConfiguration,
      ],
      words: { 'cloud.maxAccess': 'maxAwsAccessTitle' },
      example: { body: { ContactID: someId, AwsUserTypeID: someId, AwsStacksID: someId, Enabled: false } },
      answer: async (ask, { body }) => {
        const contactid = readId(body['contactid']) ?? (await contactByEmail(ask, readText(body['email']))).id
        const configurationawsid = readId(body['configurationawsid']) ?? (await accountFor(ask, contactid, body))
        const active = readBoolean(body['enabled'], 'Enabled') || undefined
        await givePlace(ask, { configurationawsid, contactid }, active)
        const person = await ask(findCloudUser, { query: { contact: contactid } })
        return path === '/createawsuser' ? writtenAwsUser(person) : writtenOldUser(person)
      },
    }),
  ),
  ...(['/updateawsuser', '/updateawsuserold'] as const).map(
    (path): Call => ({
      method: 'POST',
      path,
      purpose:
        'Change a cloud user: Enabled switches the access on or off; names, Anrede, Title, Language and Email are those of the contact. What belongs to the account is refused where it differs.',
      operations: [setCloudAccess, findCloudUser, changeContact],
      words: {
        'cloud.userNotFound': 'network_user_not_found',
        'cloud.maxAccess': 'maxAwsAccessTitle',
        'contacts.emailTaken': 'email already exists',
      },
      example: {
        body: path === '/updateawsuser' ? { ContactID: someId, Enabled: false } : { UserID: 1, Enabled: false },
      },
      answer: async (ask, { body }) => {
        const { params, person } = await cloudPlaceOf(ask, body)
        const { Enabled: _enabled, ...written } = { ...writtenOldUser(person), ...writtenAwsUser(person) }
        refuseChanged(body, withoutOwn(written))
        const active = readBoolean(body['enabled'], 'Enabled')
        const named = contactFields(body, person)
        return ask.together(async (step) => {
          if (Object.keys(named).length > 0) await step(changeContact, { params: { id: person.id }, body: named })
          if (active === undefined) return { UserID: person.number, Result: 'network_user_ok' }
          const { result } = await step(setCloudAccess, { params, body: { active } })
          return { UserID: person.number, Result: result }
        })
      },
    }),
  ),
]

/** What the older record says of the person, which is the contact's: stored there. */
const own = ['FirstName', 'LastName', 'Anrede', 'Title', 'Language', 'Email', 'ConfirmedDate'] as const

const withoutOwn = (written: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(written).filter(([field]) => !own.some((one) => one === field)))

/** What of the person is sent and not what it is. */
function contactFields(body: CallInput['body'], person: CloudPerson) {
  const sent = {
    firstName: readText(body['firstname']),
    lastName: readText(body['lastname']),
    title: readText(body['title']),
    salutation: readSalutation(body['anrede']),
    language: readLanguage(body['language']),
    email: readText(body['email'])?.trim().toLowerCase(),
  }
  const changed = Object.entries(sent).filter(([field, value]) => value !== person[field as keyof typeof sent])
  return sentFields(Object.fromEntries(changed) as Partial<typeof sent>)
}

/** The account of the person's company that is meant where none is named: of the type and stack that are sent, or the only one. */
async function accountFor(ask: Ask, contactId: string, body: CallInput['body']): Promise<string> {
  const { companyId } = await ask(readContact, { params: { id: contactId } })
  const { items } = companyId === null ? { items: [] } : await ask(listCompanyCloud, { params: { id: companyId } })
  const type = readId(body['awsusertypeid']) ?? readId(body['usertype'])
  const stack = readId(body['awsstacksid']) ?? readId(body['stacks'])
  const fitting: string[] = []
  for (const { id, state } of items) {
    if (state === 'expired') continue
    const { accountTypeId, stackId, stack: one } = await ask(readCloudConfiguration, { params: { id } })
    const isType = type === null || type === accountTypeId
    if (isType && (stack === null || stack === stackId || stack === one.name.toLowerCase())) fitting.push(id)
  }
  const [only, another] = fitting
  return only !== undefined && another === undefined ? only : refuse('ConfigurationAwsID', 'required')
}
