import { findCloudUser, inviteCloudUser } from '#contract/cloud-users.ts'
import { type Call, operationCall } from '../../call.ts'
import { readNumber, refuse } from '../../spelling.ts'
import { someId } from '../words.ts'
import { paramsOf } from './give-place.ts'
import { cloudPlaceOf } from './place-of-user.ts'

export const cloudInvitationCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/resendinvitation',
    purpose: 'Invite somebody to the cloud again; access that is on stays on.',
    operation: inviteCloudUser,
    example: { body: { ConfigurationAwsID: someId, ContactID: someId } },
    input: ({ body }) => ({ params: paramsOf(body) }),
    output: () => ({ NotificationType: 4, Status: 0 }),
  }),
  {
    method: 'POST',
    path: '/updatenotificationstatus',
    purpose: 'Status 0 of type 4 sends the invitation again; access that is on stays on.',
    operations: [inviteCloudUser, findCloudUser],
    example: { body: { NotificationType: 4, UserID: 1, Status: 0 } },
    answer: async (ask, { body }) => {
      if (readNumber(body['notificationtype'], 'NotificationType') !== 4 || readNumber(body['status'], 'Status') !== 0)
        refuse('Status', 'unknown')
      const { params, person } = await cloudPlaceOf(ask, body)
      await ask(inviteCloudUser, { params })
      return { NotificationType: 4, UserID: person.number, Status: 0 }
    },
  },
]
