import {
  addCloudUsers,
  type CloudPerson,
  findCloudUser,
  inviteCloudUser,
  setCloudAccess,
} from '#contract/cloud-users.ts'
import { fail } from '#platform/failure.ts'
import { type Ask, type Asked, type Call, translated } from '../call.ts'
import { writtenAwsUser, writtenOldUser } from '../cloud-entities.ts'
import { readBoolean, readText, requiredId, writtenId } from '../spelling.ts'
import { givePlace } from './cloud-places.ts'
import { someId } from './words.ts'

const ours = { family: 'cloud' } as const
const statuses = { none: 1, due: 0, sent: 1, failed: 2, opened: 1 } as const
const byContact = ({ query }: Asked) => ({ query: { contact: requiredId(query['contactid'], 'contactID') } })
const linkOf = ({ id, number }: CloudPerson) => ({ ContactID: writtenId(id), AwsUserOldID: number })
const numberOf = (fields: Asked['body']) => readText(fields['userid']) ?? fail('request.invalid', {}, 'UserID')

const reads = [
  [
    '/awsuserbycontactid',
    'The cloud user a contact is; 404 where there is none.',
    byContact,
    writtenAwsUser,
    { contactID: someId },
  ],
  [
    '/awsuseroldbyemail',
    'The same in the older shape, by address.',
    ({ query }: Asked) => ({ query: { email: query['email'] } }),
    writtenOldUser,
    { email: 'ada@werk.example' },
  ],
  [
    '/awsuserold',
    'The same in the older shape, by its number.',
    ({ query }: Asked) => ({ query: { number: numberOf(query) } }),
    writtenOldUser,
    { userID: '1' },
  ],
  ['/contacthasawsuserold', 'Which number the cloud user of a contact has.', byContact, linkOf, { contactID: someId }],
  [
    '/notificationstatus',
    'Invitations of a cloud user: 0 to send, 1 sent, 2 failed.',
    ({ query }: Asked) => ({ query: { number: numberOf(query) } }),
    notificationsOf,
    { userID: '1' },
  ],
] as const

export const cloudUserCalls: readonly Call[] = [
  ...reads.map(([path, purpose, input, output, query]) =>
    translated({ ...ours, method: 'GET', path, purpose, operation: findCloudUser, example: { query }, input, output }),
  ),
  ...(['/createawsuser', '/createawsuserold'] as const).map(
    (path): Call => ({
      ...ours,
      method: 'POST',
      path,
      purpose: 'Make a contact a user of the cloud account ConfigurationAwsID names; Enabled gives access at once.',
      operations: [addCloudUsers, setCloudAccess, findCloudUser],
      example: { body: { ContactID: someId, ConfigurationAwsID: someId, Enabled: false } },
      answer: async (ask, { body }) => {
        await givePlace(ask, body, readBoolean(body['enabled']) || undefined)
        const person = await ask(findCloudUser, { query: { contact: requiredId(body['contactid'], 'ContactID') } })
        return path === '/createawsuser' ? writtenAwsUser(person) : writtenOldUser(person)
      },
    }),
  ),
  translated({
    ...ours,
    method: 'POST',
    path: '/createcontacthasawsuserold',
    purpose: 'The link of a contact to its number is always there: answers it.',
    operation: findCloudUser,
    example: { body: { ContactID: someId, AwsUserOldID: 1 } },
    input: ({ body }) => ({ query: { contact: requiredId(body['contactid'], 'ContactID') } }),
    output: linkOf,
  }),
  ...(['/updateawsuser', '/updateawsuserold'] as const).map(
    (path): Call => ({
      ...ours,
      method: 'POST',
      path,
      purpose: 'Switch the access of a cloud user on or off: Enabled. What else is sent belongs to the contact.',
      operations: [setCloudAccess, findCloudUser],
      words: { 'cloud.userNotFound': 'network_user_not_found', 'cloud.maxAccess': 'maxAwsAccessTitle' },
      example: {
        body: path === '/updateawsuser' ? { ContactID: someId, Enabled: false } : { UserID: 1, Enabled: false },
      },
      answer: async (ask, { body }) => {
        const { params, person } = await placeOf(ask, body)
        const { result } = await ask(setCloudAccess, { params, body: { active: readBoolean(body['enabled']) } })
        return { UserID: person.number, Result: result }
      },
    }),
  ),
  {
    ...ours,
    method: 'POST',
    path: '/updatenotificationstatus',
    purpose: 'Status 0 of type 4 sends the invitation again: access is off until its link is opened.',
    operations: [inviteCloudUser, findCloudUser],
    example: { body: { NotificationType: 4, UserID: 1, Status: 0 } },
    answer: async (ask, { body }) => {
      if (Number(body['notificationtype']) !== 4 || Number(body['status']) !== 0) fail('request.invalid', {}, 'Status')
      const { params, person } = await placeOf(ask, body)
      await ask(inviteCloudUser, { params })
      return { NotificationType: 4, UserID: person.number, Status: 0 }
    },
  },
]

function notificationsOf({ number, places }: CloudPerson) {
  const told = places.filter(({ invitation }) => invitation !== 'none')
  return told.map(({ invitation }) => ({ NotificationType: 4, UserID: number, Status: statuses[invitation] }))
}

/** The place a record is about: the one that is active, else the newest. */
async function placeOf(ask: Ask, body: Asked['body']) {
  const query =
    'contactid' in body ? { contact: requiredId(body['contactid'], 'ContactID') } : { number: numberOf(body) }
  const person = await ask(findCloudUser, { query })
  const place = person.places.find(({ active }) => active) ?? person.places[0] ?? fail('cloud.userNotFound')
  return { person, params: { id: place.configurationId, contact: person.id } }
}
