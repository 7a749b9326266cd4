import { addCloudUsers, inviteCloudUser, listCloudUsers, setCloudAccess } from '#contract/cloud-users.ts'
import type { Ask, Asked, Call } from '../call.ts'
import { readBoolean, requiredId, writtenId, writtenInstant } from '../spelling.ts'
import { wholeList } from '../whole-list.ts'
import { someId } from './words.ts'

const ours = { family: 'cloud' } as const
const example = { ConfigurationAwsID: someId, ContactID: someId, IsActive: true }

const paramsOf = (body: Asked['body']) => ({
  id: requiredId(body['configurationawsid'], 'ConfigurationAwsID'),
  contact: requiredId(body['contactid'], 'ContactID'),
})

/** Takes somebody among the people of an account; answers what became of their access. */
export async function givePlace(ask: Ask, body: Asked['body'], active: boolean | undefined) {
  const params = paramsOf(body)
  await ask(addCloudUsers, { params: { id: params.id }, body: { contacts: [params.contact] } })
  if (active === undefined) return { active: false, result: 'network_user_ok' }
  return ask(setCloudAccess, { params, body: { active } })
}

export const cloudPlaceCalls: readonly Call[] = [
  {
    ...ours,
    method: 'GET',
    path: '/configurationhascontacts',
    purpose: 'The people of a cloud account, active or not.',
    operations: [listCloudUsers],
    example: { query: { configurationAwsID: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query['configurationawsid'], 'configurationAwsID')
      const people = await wholeList(ask, listCloudUsers, { params: { id } })
      return people.map((one) => ({
        ConfigurationAwsID: writtenId(id),
        ContactID: writtenId(one.id),
        IsActive: one.active,
        LastActivation: writtenInstant(one.lastActivatedAt),
      }))
    },
  },
  {
    ...ours,
    method: 'POST',
    path: '/createconfigurationhascontact',
    purpose: 'Take a contact among the people of a cloud account, with IsActive with access at once.',
    operations: [addCloudUsers, setCloudAccess],
    words: { 'cloud.maxAccess': 'maxAwsAccessTitle' },
    example: { body: example },
    answer: async (ask, { body }) => {
      const { active } = await givePlace(ask, body, readBoolean(body['isactive']) || undefined)
      return { ...idsOf(body), IsActive: active }
    },
  },
  {
    ...ours,
    method: 'POST',
    path: '/updateconfigurationhascontact',
    purpose: 'Switch somebody’s access on, while places are left, or off; Result says what became of their record.',
    operations: [setCloudAccess],
    words: { 'cloud.maxAccess': 'maxAwsAccessTitle' },
    example: { body: { ...example, IsActive: false } },
    answer: async (ask, { body }) => {
      const done = await ask(setCloudAccess, {
        params: paramsOf(body),
        body: { active: readBoolean(body['isactive']) },
      })
      return { ...idsOf(body), IsActive: done.active, Result: done.result }
    },
  },
  {
    ...ours,
    method: 'POST',
    path: '/resendinvitation',
    purpose: 'Invite somebody to the cloud again: access is off until the mail’s link is opened.',
    operations: [inviteCloudUser],
    example: { body: { ConfigurationAwsID: someId, ContactID: someId } },
    answer: async (ask, { body }) => {
      await ask(inviteCloudUser, { params: paramsOf(body) })
      return { NotificationType: 4, Status: 0 }
    },
  },
]

const idsOf = (body: Asked['body']) => {
  const { id, contact } = paramsOf(body)
  return { ConfigurationAwsID: writtenId(id), ContactID: writtenId(contact) }
}
