import { listConsents, setConsent } from '#contract/consents.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { readMe } from '#contract/session.ts'
import { type Ask, type Asked, type Call, translated } from '../call.ts'
import { readBoolean, readCountry, readText, sent, writtenId, writtenInstant } from '../spelling.ts'
import { someId } from './words.ts'

export const profileCalls: readonly Call[] = [
  translated({
    family: 'contacts',
    method: 'GET',
    path: '/address',
    shown: true,
    purpose: 'One’s own address.',
    operation: readProfile,
    example: { query: { id: someId } },
    output: ({ values }) => writtenAddress(values),
  }),
  ...(['/updateaddress', '/createaddress'] as const).map(
    (path): Call => ({
      family: 'contacts',
      method: 'POST',
      path,
      shown: true,
      purpose: 'Save one’s own address; what is not sent stays. Everybody has one address.',
      operations: [saveProfile, readProfile],
      example: { body: { Street: 'Hafenstraße', Housenumber: '7a', ZipCode: '24103', City: 'Kiel', Country: 'DE' } },
      answer: saveAddress,
    }),
  ),
  ...(
    [
      ['GET', '/contacthasaddress'],
      ['POST', '/createcontacthasaddress'],
    ] as const
  ).map(([method, path]) =>
    translated({
      family: 'contacts',
      method,
      path,
      shown: true,
      purpose: 'The link of oneself to one’s own address, which is always there.',
      operation: readMe,
      example: method === 'GET' ? { query: { id: someId } } : { body: { ContactID: someId, AddressID: someId } },
      output: ({ contactId }) => ({
        ContactID: writtenId(contactId),
        AddressID: writtenId(contactId),
        AddressTypeID: 'NULL',
      }),
    }),
  ),

  translated({
    family: 'contacts',
    method: 'GET',
    path: '/contacthasconsenttype-contactid',
    shown: true,
    purpose: 'What one consented to.',
    operation: listConsents,
    example: { query: { id: someId } },
    output: ({ items }) =>
      items.map(({ kind, state, at }) => ({
        ConsentTypeID: kind,
        Consent: state === 'given',
        ConsentDate: writtenInstant(at),
      })),
  }),
  translated({
    family: 'contacts',
    method: 'POST',
    path: '/createcontacthasconsenttype',
    shown: true,
    purpose: 'Give or withdraw a consent; ConsentTypeID is newsletter, email or downloadReturn.',
    operation: setConsent,
    example: { body: { ConsentTypeID: 'email', Consent: true } },
    input: ({ body }) => ({
      params: { kind: readText(body['consenttypeid']) },
      body: { given: readBoolean(body['consent']) },
    }),
    output: ({ state }) => state === 'given',
  }),
]

// The portal saves names and address together: what the call does not carry is read first.
async function saveAddress(ask: Ask, { body }: Asked) {
  const { values } = await ask(readProfile)
  const changed = sent({
    street: readText(body['street']),
    houseNumber: readText(body['housenumber']),
    zipCode: readText(body['zipcode']),
    city: readText(body['city']),
    country: readCountry(body['country']),
  })
  return writtenAddress((await ask(saveProfile, { body: { ...values, ...changed } })).values)
}

type Values = { street: string; houseNumber: string; zipCode: string; city: string; country: string } | null

const writtenAddress = (values: Values) => ({
  Street: values?.street ?? '',
  Housenumber: values?.houseNumber ?? '',
  ZipCode: values?.zipCode ?? '',
  City: values?.city ?? '',
  Country: values?.country ?? '',
})
