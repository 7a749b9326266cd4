import {
  assignAddressDraft,
  changeAddressDraft,
  createAddressDraft,
  readAddressDraft,
  readContactAddress,
  saveContactAddress,
} from '#contract/addresses.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { readMe } from '#contract/session.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput, Call } from '../../call.ts'
import { personNamed } from '../../named-person.ts'
import { readCountry, readId, readText, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { unlessRefused } from '../../unless-refused.ts'
import { someId } from '../words.ts'

const example = { Street: 'Hafenstraße', Housenumber: '7a', ZipCode: '24103', City: 'Kiel', Country: 'DE' }

/** A person has one address, whose id is the person's. An unassigned one has an id of its own for a day. */
export const addressCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/address',
    shown: true,
    purpose: 'The address with an id, which is that of its person, or the one createaddress answered.',
    operations: [readProfile, readMe, readAddressDraft, readContactAddress],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const named = await addressNamed(ask, requiredId(query, 'id'))
      return writtenAddress((await standing(ask, named)).address)
    },
  },
  {
    method: 'POST',
    path: '/updateaddress',
    shown: true,
    purpose:
      'Save the address ID or ContactID names, else one’s own; what is not sent stays. For staff that of anybody.',
    operations: [saveProfile, readProfile, readMe, readAddressDraft, changeAddressDraft, ...ofContact()],
    example: { body: example },
    answer: async (ask, { body }) => {
      const id = readId(body['id']) ?? readId(body['addressid'])
      const person = await personNamed(ask, body, 'ContactID')
      const named = id === null ? { person } : await addressNamed(ask, id)
      // Both are said: then they have to be about the same person.
      if (id !== null && readId(body['contactid']) !== null && !('person' in named && named.person === person))
        fail('profile.addressNotFound')
      return writtenAddress(await saveAddress(ask, named, body))
    },
  },
  {
    method: 'POST',
    path: '/createaddress',
    shown: true,
    purpose:
      'Write an address down: answers its id, good for a day, with which createcontacthasaddress says whose it is. With ContactID it is that person’s at once.',
    operations: [createAddressDraft, saveProfile, readProfile, readMe, ...ofContact()],
    example: { body: example },
    answer: async (ask, { body }) => {
      if (readId(body['contactid']) === null)
        return writtenId((await ask(createAddressDraft, { body: { ...none, ...addressFields(body) } })).id)
      const person = await personNamed(ask, body, 'ContactID')
      await saveAddress(ask, { person }, body)
      return writtenId(readId(body['contactid']))
    },
  },
  {
    method: 'GET',
    path: '/contacthasaddress',
    shown: true,
    purpose: 'The link of a person to their address, which is always there.',
    operations: [readMe, readContactAddress],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const person = await personNamed(ask, query, 'id')
      if (person !== null) await ask(readContactAddress, { params: { id: person } })
      return writtenLink(requiredId(query, 'id'))
    },
  },
  {
    method: 'POST',
    path: '/createcontacthasaddress',
    shown: true,
    purpose: 'Make an address createaddress answered that of a person; one’s own, for staff that of anybody.',
    operations: [assignAddressDraft, readMe, readContactAddress],
    example: { body: { ContactID: someId, AddressID: someId } },
    answer: async (ask, { body }) => {
      const contactId = requiredId(body, 'ContactID')
      const id = requiredId(body, 'AddressID')
      if (id !== contactId) await ask(assignAddressDraft, { params: { id }, body: { contactId } })
      else if ((await personNamed(ask, body, 'ContactID')) !== null)
        await ask(readContactAddress, { params: { id: contactId } })
      return writtenLink(contactId)
    },
  },
]

function ofContact() {
  return [readContactAddress, saveContactAddress] as const
}

/** Whose address it is, null for the caller's own, or which unassigned one. */
type Named = { person: string | null } | { draft: string }

async function addressNamed(ask: Ask, id: string): Promise<Named> {
  const person = await personNamed(ask, { id }, 'id')
  if (person === null) return { person }
  const draft = await draftNamed(ask, id)
  if (draft === null) return { person }
  return draft.contactId === null ? { draft: id } : { person: await personNamed(ask, { id: draft.contactId }, 'id') }
}

const draftNamed = (ask: Ask, id: string) =>
  unlessRefused(ask(readAddressDraft, { params: { id } }), 'profile.addressNotFound')

const none = { street: '', houseNumber: '', zipCode: '', city: '', country: 'DE' }
type Address = typeof none

/** An address as it stands, and how that state is named. */
async function standing(ask: Ask, named: Named): Promise<{ address: Address; state: { modifiedAt?: string } }> {
  if ('draft' in named) return { address: await ask(readAddressDraft, { params: { id: named.draft } }), state: {} }
  if (named.person !== null) {
    const { modifiedAt, ...address } = await ask(readContactAddress, { params: { id: named.person } })
    return { address, state: { modifiedAt } }
  }
  const { values, modifiedAt } = await ask(readProfile)
  return { address: values ?? { ...none, country: '' }, state: modifiedAt === null ? {} : { modifiedAt } }
}

async function saveAddress(ask: Ask, named: Named, body: CallInput['body']): Promise<Address> {
  const { address, state } = await standing(ask, named)
  const { street, houseNumber, zipCode, city, country } = { ...address, ...addressFields(body) }
  const changed = { street, houseNumber, zipCode, city, country }
  if ('draft' in named) return ask(changeAddressDraft, { params: { id: named.draft }, body: changed })
  if (named.person !== null)
    return ask(saveContactAddress, { params: { id: named.person }, body: { ...changed, ...state } })
  // The portal saves names and address together: what the call does not carry is read first.
  const { values } = await ask(readProfile)
  return (await ask(saveProfile, { body: { ...values, ...changed, ...state } })).values ?? none
}

const addressFields = (body: CallInput['body']): Partial<Address> =>
  sentFields({
    street: readText(body['street']),
    houseNumber: readText(body['housenumber']),
    zipCode: readText(body['zipcode']),
    city: readText(body['city']),
    country: readCountry(body['country']),
  })

const writtenAddress = ({ street, houseNumber, zipCode, city, country }: Address) => ({
  Street: street,
  Housenumber: houseNumber,
  ZipCode: zipCode,
  City: city,
  Country: country,
})

const writtenLink = (contactId: string) => ({
  ContactID: writtenId(contactId),
  AddressID: writtenId(contactId),
  AddressTypeID: 'NULL',
})
