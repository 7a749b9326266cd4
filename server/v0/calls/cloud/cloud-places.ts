import { addCloudUsers, listCloudUsers, setCloudAccess } from '#contract/cloud-users.ts'
import type { CallInput, Call } from '../../call.ts'
import { readBoolean, requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'
import { givePlace, paramsOf } from './give-place.ts'

const example = { ConfigurationAwsID: someId, ContactID: someId, IsActive: true }

export const cloudPlaceCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/configurationhascontacts',
    purpose: 'The people of a cloud account, active or not.',
    operations: [listCloudUsers],
    example: { query: { configurationAwsID: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query, 'configurationAwsID')
      const people = await ask.whole(listCloudUsers, { params: { id } })
      return people.map((one) => ({
        ConfigurationAwsID: writtenId(id),
        ContactID: writtenId(one.id),
        IsActive: one.active,
        LastActivation: writtenInstant(one.lastActivatedAt),
      }))
    },
  },
  {
    method: 'POST',
    path: '/createconfigurationhascontact',
    purpose: 'Take a contact among the people of a cloud account, with IsActive with access at once.',
    operations: [addCloudUsers, setCloudAccess],
    words: { 'cloud.maxAccess': 'maxAwsAccessTitle' },
    example: { body: example },
    answer: async (ask, { body }) => {
      const { active } = await givePlace(ask, body, readBoolean(body['isactive'], 'IsActive') || undefined)
      return { ...idsOf(body), IsActive: active }
    },
  },
  {
    method: 'POST',
    path: '/updateconfigurationhascontact',
    purpose: 'Switch somebody’s access on, while places are left, or off; Result says what became of their record.',
    operations: [setCloudAccess],
    words: { 'cloud.maxAccess': 'maxAwsAccessTitle' },
    example: { body: { ...example, IsActive: false } },
    answer: async (ask, { body }) => {
      const done = await ask(setCloudAccess, {
        params: paramsOf(body),
        body: { active: readBoolean(body['isactive'], 'IsActive') },
      })
      return { ...idsOf(body), IsActive: done.active, Result: done.result }
    },
  },
]

const idsOf = (body: CallInput['body']) => {
  const { id, contact } = paramsOf(body)
  return { ConfigurationAwsID: writtenId(id), ContactID: writtenId(contact) }
}
