import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { plainCustomerNumber } from './fields.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { newPasswordField } from './password.ts'
import { addressInLine, withPostalAddress } from './postal.ts'
import { admission } from './second-factor.ts'
import {
  challenge,
  country,
  email,
  id,
  instant,
  language,
  linkOwner,
  linkSecret as secret,
  optionalText,
  personName,
  salutation,
  text,
  zipCodeText,
} from './shapes.ts'

const accepted = z.boolean().refine((given) => given, { error: 'registration.accept' })

const person = {
  email,
  password: z.string().min(1).max(200),
  salutation,
  firstName: personName(100),
  lastName: personName(100),
  country: country.default('DE'),
  language: language.default('de'),
  terms: accepted,
  newsletter: z.boolean().default(false),
  productNews: z.boolean().default(false),
  challenge,
}

export const privateRegistration = z.strictObject({
  kind: z.literal('private'),
  ...person,
  student: z.boolean().default(false),
  /** A role as older forms name it: that of students says the same as `student`; any other grants nothing. */
  formRoleId: id.optional(),
  confirmed: accepted,
  /** The page they came from: chooses the edition, and grants nothing a verification does not. */
  roloffMatek: z.boolean().default(false),
  partner: optionalText(50).default(''),
})
export type PrivateRegistration = z.infer<typeof privateRegistration>

export const companyRegistrationFields = z.strictObject({
  kind: z.literal('company'),
  ...person,
  companyName: text(200),
  street: text(120),
  houseNumber: optionalText(20),
  zipCode: z.literal('').or(zipCodeText),
  city: text(120),
  customerNumber: z
    .string()
    .trim()
    .regex(/^\d{0,10}$/, 'input.customerNumber')
    .transform(plainCustomerNumber)
    .default(''),
})
export const companyRegistration = withPostalAddress(companyRegistrationFields)
export type CompanyRegistration = z.infer<typeof companyRegistration>

/** For the forms, which say at once what the server would refuse. */
export const privateForm = privateRegistration.safeExtend({ password: newPasswordField })
export const companyForm = companyRegistration.safeExtend({ password: newPasswordField })

export const readChallenge = operation({
  name: 'readChallenge',
  method: 'GET',
  path: '/registration/challenge',
  access: 'public',
  summary: 'A proof of work (ALTCHA) to solve before registering; it counts for ten minutes and once.',
  output: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
})

export const register = operation({
  name: 'register',
  method: 'POST',
  path: '/registration',
  access: 'public',
  summary:
    'Register; the account is made when the link in the mail is opened. The answer is the same for every address.',
  body: z.discriminatedUnion('kind', [privateRegistration, companyRegistration]),
  errors: [
    'registration.challengeFailed',
    'registration.challengeUsed',
    'registration.userExists',
    'roles.notFound',
    'password.setPasswordRule',
    'password.setPasswordRuleInvalidChars',
    'password.common',
  ],
  secret: true,
  attempts: true,
})

export const resendConfirmation = operation({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/registration/resend',
  access: 'public',
  summary: 'Have the confirmation mailed again. The answer is the same for every address.',
  body: z.strictObject({ email }),
  attempts: true,
})

/** What the registrations of one address differ by. */
export const chosenPassword = z.strictObject({ password: z.string().min(1).max(200) })

export const confirmRegistration = operation({
  name: 'confirmRegistration',
  method: 'POST',
  path: '/registration/confirmation',
  access: 'public',
  summary:
    'Make the account of a registration with the link from the mail; it works once, for seven days. Where an address was registered more than once, the password says which of them counts.',
  body: z.strictObject({ token: secret, email: linkOwner, ...chosenPassword.partial().shape }),
  output: z.object({ email: z.string(), role: z.string(), claimed: z.boolean() }),
  errors: [
    'registration.linkInvalid',
    'registration.passwordNeeded',
    'registration.passwordWrong',
    'registration.contactTaken',
  ],
  secret: true,
  attempts: true,
})

/** Why a contact is not invited. */
export const invitationRefusals = [
  'contacts.notFound',
  'contacts.alreadyConfirmed',
  'contacts.invitedTooOften',
  'contacts.invitedTooMany',
] as const

export const inviteContact = operation({
  name: 'inviteContact',
  method: 'POST',
  path: '/contacts/{id}/invitation',
  access: 'contacts.resend',
  summary:
    'Mail a contact a link with which they make their account; a customer invites contacts of their own company.',
  errors: invitationRefusals,
})

const invited = { id, token: secret }

export const readInvitation = operation({
  name: 'readInvitation',
  method: 'POST',
  path: '/registration/invitation/contact',
  access: 'public',
  summary: 'Whom an invitation is for; shown to whoever holds its link.',
  body: z.strictObject(invited),
  output: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** An account of this address is there already: it is linked, with its password. */
    hasAccount: z.boolean(),
  }),
  errors: ['registration.invitationInvalid'],
  secret: true,
  attempts: true,
})

export const acceptInvitation = operation({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/registration/invitation',
  access: 'public',
  summary: 'Make or link the account of an invited contact; whoever sets a password here is signed in.',
  body: z.strictObject({ ...invited, password: z.string().max(200).default('') }),
  output: z.object({
    ...admission.shape,
    linked: z.boolean(),
    /** They were invited to the cloud alone, which is where they go on. */
    toCloud: z.boolean(),
  }),
  errors: [
    'registration.invitationInvalid',
    'registration.contactTaken',
    'session.disabled',
    'session.factorLocked',
    'request.origin',
    'password.setPasswordRule',
    'password.setPasswordRuleInvalidChars',
    'password.common',
  ],
  secret: true,
  attempts: true,
})

export const claimStates = ['open', 'assigned', 'declined'] as const
export const claimState = z.enum(claimStates)

export const companyClaim = z.object({
  id,
  contactId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  customerNumber: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  state: claimState,
  companyId: id.nullable(),
  assignedName: z.string().nullable(),
  createdAt: instant,
})
export type CompanyClaim = z.infer<typeof companyClaim>

const companyClaimsColumns = columnsOf(companyClaim)({
  companyName: { text: 'registration.companyName', holds: 'name', sort: true },
  customerNumber: { text: 'companies.customerNumber', only: 'file' },
  person: { text: 'registration.person', value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  email: { text: 'contacts.email', only: 'file' },
  address: {
    text: 'registration.address',
    value: addressInLine,
  },
  // Stands in the address, and can be sorted by.
  city: { text: 'registration.city', sort: true, only: 'file' },
  state: {
    text: 'registration.state',
    only: 'file',
    value: ({ state }) => ({ text: `registration.state.${state}` }),
  },
  assignedName: { text: 'registration.assignedTo' },
  created: { text: 'registration.created', sort: true, value: ({ createdAt }) => ({ day: createdAt }) },
})

export const listCompanyClaims = listOperation({
  name: 'listCompanyClaims',
  path: '/company-claims',
  access: 'companies.list',
  summary: 'What people who registered for a company say about it, the oldest open one first.',
  filters: { state: claimState.default('open') },
  title: 'registration.claims',
  sort: 'created',
  pageSize: 10,
  columns: companyClaimsColumns,
})

export const assignCompanyClaim = operation({
  name: 'assignCompanyClaim',
  method: 'POST',
  path: '/company-claims/{id}/assignment',
  access: { all: ['companies.list', 'contacts.edit'] },
  summary: 'Make somebody who registered for a company a contact of it.',
  body: z.strictObject({ companyId: id }),
  output: companyClaim,
  errors: ['registration.claimNotFound', 'registration.claimDecided', 'companies.notFound'],
})

export const declineCompanyClaim = operation({
  name: 'declineCompanyClaim',
  method: 'POST',
  path: '/company-claims/{id}/refusal',
  access: { all: ['companies.list', 'contacts.edit'] },
  summary: 'Leave somebody who registered for a company without one.',
  output: companyClaim,
  errors: ['registration.claimNotFound', 'registration.claimDecided'],
})

export const readMyClaim = operation({
  name: 'readMyClaim',
  method: 'GET',
  path: '/my/company-claim',
  access: 'signedIn',
  summary: 'Whether one’s own registration for a company still waits for its assignment.',
  output: z.object({ state: claimState.nullable(), companyName: z.string() }),
})

export const declineCompanyClaims = operation({
  name: 'declineCompanyClaims',
  method: 'POST',
  path: '/company-claims/refusals',
  access: { all: ['companies.list', 'contacts.edit'] },
  summary: 'Leave up to 200 people who registered for a company without one, each as `declineCompanyClaim` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
