import { registerByProgram } from '#contract/program-registration.ts'
import { acceptInvitation } from '#contract/registration.ts'
import type { Call } from '../../call.ts'
import { readBoolean, readCountry, readId, readSalutation, readText, sentFields } from '../../spelling.ts'

export const registrationCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/authorization/createuser',
    shown: true,
    purpose:
      'Register somebody; the account is made when the link in the mail is opened. With ContactID and the Token of an invitation it takes that up: then the account is there at once. Student or isRoloffMatek asks for the student edition; RoleID of students does as well and no other decides anything: the portal gives Student, User or, with a company, Customer. Altcha, the solved challenge of /api/registration/challenge, may be sent: without it few may register in an hour.',
    operations: [registerByProgram, acceptInvitation],
    words: {
      'registration.userExists': 'Name {email} is already taken.',
      'registration.contactTaken': 'Name {email} is already taken.',
      'registration.invitationInvalid': 'unauthorized',
    },
    example: {
      body: {
        Email: 'neu@hochschule.example',
        Password: 'Sommerregen-2026!',
        Salutation: 'Frau',
        Firstname: 'Mia',
        Lastname: 'Neu',
        Country: 'DE',
      },
    },
    answer: async (ask, { body }) => {
      const contactId = readId(body['contactid'])
      if (contactId !== null) {
        const { token, password } = body
        await ask(acceptInvitation, { body: { id: contactId, token, password } })
        return true
      }
      await ask(registerByProgram, { body: registrationOf(body) })
      return true
    },
  },
]

function registrationOf(body: Readonly<Record<string, unknown>>) {
  const person = {
    email: body['email'],
    password: body['password'],
    salutation: readSalutation(body['salutation']),
    firstName: readText(body['firstname']),
    lastName: readText(body['lastname']),
    country: readCountry(body['country']),
    challenge: readText(body['altcha']) || undefined,
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
    customerNumber: customerNumberIn(body),
  }
}

/** `CustomerNumber`, or with the product's key before it: `wellenwerkCustomerNumber`. */
function customerNumberIn(body: Readonly<Record<string, unknown>>): string {
  const name = Object.keys(body).find((one) => one.endsWith('customernumber'))
  return (name === undefined ? undefined : readText(body[name])) ?? ''
}
