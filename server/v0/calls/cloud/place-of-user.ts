import { findCloudUser } from '#contract/cloud-users.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput } from '../../call.ts'
import { readText, refuse, requiredId } from '../../spelling.ts'

export const numberOf = (fields: CallInput['body']) => readText(fields['userid']) ?? refuse('UserID', 'required')

/** The place a record is about: the one that is active, else the newest. */
export async function cloudPlaceOf(ask: Ask, body: CallInput['body']) {
  const query = 'contactid' in body ? { contact: requiredId(body, 'ContactID') } : { number: numberOf(body) }
  const person = await ask(findCloudUser, { query })
  const place = person.places.find(({ active }) => active) ?? person.places[0] ?? fail('cloud.userNotFound')
  return { person, params: { id: place.configurationId, contact: person.id } }
}
