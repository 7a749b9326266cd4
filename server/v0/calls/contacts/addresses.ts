import { readProfile, saveProfile } from '#contract/profile.ts'
import { readMe } from '#contract/session.ts'
import { type Ask, type Asked, type Call, translated } from '../../call.ts'
import { readCountry, readText, sent, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const addressCalls: readonly Call[] = [
  translated({
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
]

// The portal saves names and address together: what the call does not carry is read first.
async function saveAddress(ask: Ask, { body }: Asked) {
  const { values, modifiedAt } = await ask(readProfile)
  const changed = sent({
    street: readText(body['street']),
    houseNumber: readText(body['housenumber']),
    zipCode: readText(body['zipcode']),
    city: readText(body['city']),
    country: readCountry(body['country']),
  })
  return writtenAddress(
    (await ask(saveProfile, { body: { ...values, ...changed, ...(modifiedAt && { modifiedAt }) } })).values,
  )
}

type Values = { street: string; houseNumber: string; zipCode: string; city: string; country: string } | null

const writtenAddress = (values: Values) => ({
  Street: values?.street ?? '',
  Housenumber: values?.houseNumber ?? '',
  ZipCode: values?.zipCode ?? '',
  City: values?.city ?? '',
  Country: values?.country ?? '',
})
