import type { z } from 'zod'
import { type CloudPerson, findCloudUser } from '#contract/cloud-users.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { writtenAwsUser, writtenOldUser } from '../../entities/cloud-user.ts'
import { fail } from '#platform/operations/failure.ts'
import { readNumber, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { numberOf } from './place-of-user.ts'

const statuses = { none: 1, due: 0, sent: 1, failed: 2, opened: 1 } as const

const byContact = ({ query }: CallInput) => ({ query: { contact: requiredId(query, 'contactID') } })

const linkOf = ({ id, number }: CloudPerson) => ({ ContactID: writtenId(id), AwsUserOldID: number })

type Read = [
  path: `/${string}`,
  purpose: string,
  input: (asked: CallInput) => { query: z.input<typeof findCloudUser.query> },
  output: (person: CloudPerson) => unknown,
  query: Record<string, string>,
]

const reads: readonly Read[] = [
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
    ({ query }: CallInput) => ({ query: sentFields({ email: query['email'] }) }),
    writtenOldUser,
    { email: 'ada@werk.example' },
  ],
  [
    '/awsuserold',
    'The same in the older shape, by its number.',
    ({ query }: CallInput) => ({ query: { number: numberOf(query) } }),
    writtenOldUser,
    { userID: '1' },
  ],
  ['/contacthasawsuserold', 'Which number the cloud user of a contact has.', byContact, linkOf, { contactID: someId }],
  [
    '/notificationstatus',
    'Invitations of a cloud user: 0 to send, 1 sent, 2 failed.',
    ({ query }: CallInput) => ({ query: { number: numberOf(query) } }),
    notificationsOf,
    { userID: '1' },
  ],
]

export const cloudUserCalls: readonly Call[] = [
  ...reads.map(([path, purpose, input, output, query]) =>
    operationCall({ method: 'GET', path, purpose, operation: findCloudUser, example: { query }, input, output }),
  ),
  operationCall({
    method: 'POST',
    path: '/createcontacthasawsuserold',
    purpose: 'The link of a contact to its number is always there: answers it, and 404 for another number.',
    operation: findCloudUser,
    example: { body: { ContactID: someId, AwsUserOldID: 1 } },
    input: ({ body }) => ({ query: { contact: requiredId(body, 'ContactID') } }),
    output: (person, { body }) => {
      const number = readNumber(body['awsuseroldid'], 'AwsUserOldID')
      return number === undefined || number === person.number ? linkOf(person) : fail('cloud.userNotFound')
    },
  }),
]

function notificationsOf({ number, places }: CloudPerson) {
  const told = places.filter(({ invitation }) => invitation !== 'none')
  return told.map(({ invitation }) => ({ NotificationType: 4, UserID: number, Status: statuses[invitation] }))
}
