import { addCloudUsers, type CloudUser, listCloudUsers, setCloudAccess } from '#contract/cloud-users.ts'
import { readCloudPlaces, setCloudPlace } from '#contract/cloud-places.ts'
import type { Ask, Call, CallInput } from '../../call.ts'
import { readBoolean, refuse, requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'
import { givePlace, paramsOf } from './give-place.ts'

const placeWords = { 'cloud.maxAccess': 'maxAwsAccessTitle', 'cloud.tooFewPlaces': 'maxAwsAccessTitle' } as const

const example = { ConfigurationAwsID: someId, ContactID: someId, IsActive: true }

export const cloudPlaceCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/configurationhascontacts',
    purpose: 'The people of a cloud account, active or not; for customers those of an account of their company.',
    operations: [readCloudPlaces, listCloudUsers],
    example: { query: { configurationAwsID: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query, 'configurationAwsID')
      const written = (one: Pick<CloudUser, 'id' | 'active' | 'lastActivatedAt'>) => ({
        ConfigurationAwsID: writtenId(id),
        ContactID: writtenId(one.id),
        IsActive: one.active,
        LastActivation: writtenInstant(one.lastActivatedAt),
      })
      if (!ask.may(listCloudUsers)) return (await ask(readCloudPlaces, { params: { id } })).users.map(written)
      return ask.rows(listCloudUsers, { params: { id } }, (one) => ({
        ...written(one),
        Created: writtenInstant(one.createdAt),
        CreatedBy: '',
        Modified: writtenInstant(one.modifiedAt),
        ModifiedBy: one.modifiedBy,
      }))
    },
  },
  {
    method: 'POST',
    path: '/createconfigurationhascontact',
    purpose:
      'Take a contact among the people of a cloud account, with IsActive with access at once. Customers give places of their company, which is with access always.',
    operations: [readCloudPlaces, setCloudPlace, addCloudUsers, setCloudAccess],
    words: placeWords,
    example: { body: example },
    answer: async (ask, { body }) => {
      const active = readBoolean(body['isactive'], 'IsActive') || undefined
      if (!ask.may(setCloudAccess)) return ownPlace(ask, body, active ?? refuse('IsActive', 'true'))
      return { ...idsOf(body), IsActive: (await givePlace(ask, body, active)).active }
    },
  },
  {
    method: 'POST',
    path: '/updateconfigurationhascontact',
    purpose:
      'Switch somebody’s access on, while places are left, or off; Result says what became of their record. Customers give and take places of their company.',
    operations: [readCloudPlaces, setCloudPlace, setCloudAccess],
    words: placeWords,
    example: { body: { ...example, IsActive: false } },
    answer: async (ask, { body }) => {
      const active = readBoolean(body['isactive'], 'IsActive') ?? refuse('IsActive', 'required')
      if (!ask.may(setCloudAccess)) return ownPlace(ask, body, active)
      const done = await ask(setCloudAccess, { params: paramsOf(body), body: { active } })
      return { ...idsOf(body), IsActive: done.active, Result: done.result }
    },
  },
]

/** Gives or takes a place of an account of the own company, within the blocking period of the portal. */
async function ownPlace(ask: Ask, body: CallInput['body'], active: boolean) {
  await ask(setCloudPlace, { params: paramsOf(body), body: { active } })
  return { ...idsOf(body), IsActive: active, Result: 'network_user_ok' }
}

const idsOf = (body: CallInput['body']) => {
  const { id, contact } = paramsOf(body)
  return { ConfigurationAwsID: writtenId(id), ContactID: writtenId(contact) }
}
