import { register } from '#contract/registration.ts'
import { type Call, operationCall } from '../../call.ts'
import { readBoolean, readCountry, readId, readSalutation, readText, sentFields } from '../../spelling.ts'

export const registrationCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/authorization/createuser',
    shown: true,
    purpose:
      'Register somebody. `Altcha` is the solved challenge of /api/registration/challenge; `Student` or `isRoloffMatek` asks for the student edition; RoleID of students does as well and no other decides anything: the portal gives Student, User or, with a company, Customer.',
    operation: register,
    words: { 'registration.userExists': 'userExist' },
    example: {
      body: {
        Email: 'neu@hochschule.example',
        Password: 'Sommerregen-2026!',
        Salutation: 'Frau',
        Firstname: 'Mia',
        Lastname: 'Neu',
        Country: 'DE',
        Altcha: 'gelöste Aufgabe',
      },
    },
    input: ({ body }) => ({ body: registrationOf(body) }),
    output: () => true,
  }),
]

function registrationOf(body: Readonly<Record<string, unknown>>) {
  const person = {
    email: body['email'],
    password: body['password'],
    salutation: readSalutation(body['salutation']),
    firstName: readText(body['firstname']),
    lastName: readText(body['lastname']),
    country: readCountry(body['country']),
    challenge: readText(body['altcha']) ?? '',
    // The documented form has its box for the terms; sending it is what the box says.
    terms: true,
  }
  const companyName = readText(body['companyname'])
  const textbook = readBoolean(body['isroloffmatek'], 'isRoloffMatek') ?? false
  if (!companyName)
    return {
      ...person,
      kind: 'private',
      ...sentFields({ formRoleId: readId(body['roleid']) ?? undefined }),
      student: textbook || (readBoolean(body['student'], 'Student') ?? false),
      confirmed: true,
      roloffMatek: textbook,
    }
  return {
    ...person,
    kind: 'company',
    companyName,
    street: readText(body['street']),
    houseNumber: readText(body['housenumber']),
    zipCode: readText(body['postcode'] ?? body['zipcode']),
    city: readText(body['city']),
    customerNumber: readText(body['customernumber']) ?? '',
  }
}
