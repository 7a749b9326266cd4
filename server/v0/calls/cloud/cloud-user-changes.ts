import { addCloudUsers, findCloudUser, setCloudAccess } from '#contract/cloud-users.ts'
import type { Call } from '../../call.ts'
import { writtenAwsUser, writtenOldUser } from '../../entities/cloud-user.ts'
import { readBoolean, requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { givePlace } from './give-place.ts'
import { cloudPlaceOf } from './place-of-user.ts'

export const cloudUserChangeCalls: readonly Call[] = [
  ...(['/createawsuser', '/createawsuserold'] as const).map(
    (path): Call => ({
      method: 'POST',
      path,
      purpose: 'Make a contact a user of the cloud account ConfigurationAwsID names; Enabled gives access at once.',
      operations: [addCloudUsers, setCloudAccess, findCloudUser],
      example: { body: { ContactID: someId, ConfigurationAwsID: someId, Enabled: false } },
      answer: async (ask, { body }) => {
        await givePlace(ask, body, readBoolean(body['enabled'], 'Enabled') || undefined)
        const person = await ask(findCloudUser, { query: { contact: requiredId(body, 'ContactID') } })
        return path === '/createawsuser' ? writtenAwsUser(person) : writtenOldUser(person)
      },
    }),
  ),
  ...(['/updateawsuser', '/updateawsuserold'] as const).map(
    (path): Call => ({
      method: 'POST',
      path,
      purpose: 'Switch the access of a cloud user on or off: Enabled. What else is sent belongs to the contact.',
      operations: [setCloudAccess, findCloudUser],
      words: { 'cloud.userNotFound': 'network_user_not_found', 'cloud.maxAccess': 'maxAwsAccessTitle' },
      example: {
        body: path === '/updateawsuser' ? { ContactID: someId, Enabled: false } : { UserID: 1, Enabled: false },
      },
      answer: async (ask, { body }) => {
        const { params, person } = await cloudPlaceOf(ask, body)
        const { result } = await ask(setCloudAccess, {
          params,
          body: { active: readBoolean(body['enabled'], 'Enabled') },
        })
        return { UserID: person.number, Result: result }
      },
    }),
  ),
]
