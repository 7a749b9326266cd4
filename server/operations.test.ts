import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { type TestPortal, testPortal } from './testing/portal.ts'
import { hostInput, networkRequest } from './testing/samples.ts'

const portal = testPortal()

/** Customer A belongs to company 10023, whose records the rows ask for. */
const actors = ['none', 'student', 'user', 'customer', 'customer2', 'licenser', 'administrator'] as const
type Statuses = Partial<Record<(typeof actors)[number], number>>
const everyone = (status: number): Statuses => ({ none: status, ...signedIn(status) })
const signedIn = (status: number): Statuses =>
  Object.fromEntries(actors.filter((who) => who !== 'none').map((who) => [who, status]))
const staff = (status: number): Statuses => ({ licenser: status, administrator: status })
/** What an actor gets whom a row does not name. */
const refused: Statuses = { none: 401, ...signedIn(403) }

interface Records {
  company: string
  holding: string
  product: string
  configuration: string
  host: string
  licence: string
  contact: string
}
interface Request {
  path: string
  body?: unknown
}
/** The request and what it answers, by actor; others are `refused`. */
type Row = [request: (records: Records, unique: number) => Request, statuses: Statuses]

const unknown = '0198c0de-ffff-7000-8000-000000000000'
const assertion = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
}
const attestation = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', attestationObject: 'eA' },
}
const addressBody = { street: '', houseNumber: '', zipCode: '', city: '', country: 'DE' }
const profileBody = {
  salutation: 'Frau',
  firstName: 'Rosa',
  lastName: 'Zeile',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  country: 'DE',
}
const cancellationBody = {
  name: 'Zeile',
  email: 'cancellation@zeile.example',
  language: 'de',
  reference: 'K-1',
  extraordinary: false,
  reason: '',
  endDay: null,
  challenge: 'e30=',
}
const productBody = {
  kind: 'single',
  version: 20,
  name: 'Zeile',
  licName: 'Zeile',
  titleDe: 'Zeile',
  titleEn: 'Line',
}
const companyBody = (customerNumber: string) => ({
  customerNumber,
  name: 'Zeile',
  companyTypeId: '0198c0de-0000-7000-8000-000000000002',
  vatNumber: '',
  street: 'Weg',
  houseNumber: '1',
  zipCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  language: 'de',
  email: '',
  phone: '',
  fax: '',
  website: '',
  remark: '',
  serviceContract: null,
})

/** What each operation answers to each actor: anonymous, Student, User, Customer of A, Customer of B, Licenser, Administrator. */
const aYear = { kind: 'months', months: 12 }
const table: Record<string, Row> = {
  signIn: [
    (_, unique) => ({ path: '/session', body: { email: `nobody${unique}@nowhere.example`, password: 'x' } }),
    everyone(401),
  ],
  refreshSession: [() => ({ path: '/session/refresh' }), everyone(201)],
  readMe: [() => ({ path: '/session' }), signedIn(200)],
  listMailTemplates: [() => ({ path: '/mail-templates?language=de' }), staff(200)],
  listMailSamples: [() => ({ path: '/mail-samples?language=de' }), everyone(200)],
  listCrmPeople: [() => ({ path: '/crm/companies/70023/contacts' }), staff(200)],
  searchCrmDocuments: [() => ({ path: '/crm/documents?search=70023' }), staff(200)],
  findLicences: [() => ({ path: '/licence-records?fileName=a.lic' }), staff(200)],
  registerByProgram: [
    (_, unique) => ({ path: '/registration/by-program', body: { kind: 'private', email: `p${unique}@zeile.example` } }),
    everyone(400),
  ],
  noteDownload: [
    ({ holding }) => ({ path: `/holdings/${holding}/noted-downloads`, body: { fileId: unknown } }),
    signedIn(404),
  ],
  readMyContact: [() => ({ path: '/profile/contact' }), signedIn(200)],
  changeMyContact: [() => ({ path: '/profile/contact', body: { phone: '1' } }), signedIn(200)],
  findAccount: [
    () => ({ path: '/account-records/student@wellenwerk.example' }),
    { student: 200, user: 404, customer: 404, customer2: 404, ...staff(200) },
  ],
  listRoleNames: [() => ({ path: '/role-names' }), signedIn(200)],
  listPermissionsOfRole: [() => ({ path: `/role-names/${unknown}/permissions` }), signedIn(404)],
  listProductRecords: [() => ({ path: '/product-records' }), staff(200)],
  listCompanyRecords: [() => ({ path: '/company-records' }), staff(200)],
  listOrders: [() => ({ path: '/order-records' }), staff(200)],
  listVerifications: [() => ({ path: '/verification-records' }), staff(200)],
  listConfigurationRecords: [() => ({ path: '/configuration-records' }), staff(200)],
  listCloudConfigurations: [() => ({ path: '/cloud/configurations' }), staff(200)],
  findStudentDomain: [() => ({ path: '/student-domain-names/tum.de' }), staff(200)],
  readProfile: [() => ({ path: '/profile' }), signedIn(200)],
  saveProfile: [() => ({ path: '/profile', body: profileBody }), signedIn(200)],
  readAvatar: [() => ({ path: '/profile/avatar' }), signedIn(404)],
  saveAvatar: [() => ({ path: '/profile/avatar', body: Buffer.from('<svg/>') }), signedIn(422)],
  deleteAvatar: [() => ({ path: '/profile/avatar' }), signedIn(204)],
  exportMyData: [() => ({ path: '/profile/data' }), signedIn(200)],
  readContactAddress: [({ contact }) => ({ path: `/contacts/${contact}/address` }), staff(200)],
  saveContactAddress: [({ contact }) => ({ path: `/contacts/${contact}/address`, body: addressBody }), staff(200)],
  listContactConsents: [({ contact }) => ({ path: `/contacts/${contact}/consents` }), staff(200)],
  sendContactMessage: [
    () => ({ path: `/contacts/${unknown}/messages`, body: { subject: 'Termin', text: 'Guten Tag' } }),
    staff(404),
  ],
  setContactConsent: [
    ({ contact }) => ({ path: `/contacts/${contact}/consents/email`, body: { given: true } }),
    staff(200),
  ],
  createAddressDraft: [() => ({ path: '/address-drafts', body: addressBody }), signedIn(201)],
  readAddressDraft: [() => ({ path: `/address-drafts/${unknown}` }), signedIn(404)],
  changeAddressDraft: [() => ({ path: `/address-drafts/${unknown}`, body: addressBody }), signedIn(404)],
  assignAddressDraft: [
    ({ contact }) => ({ path: `/address-drafts/${unknown}/contact`, body: { contactId: contact } }),
    signedIn(404),
  ],
  orderNewsletter: [
    () => ({
      path: '/newsletter-orders',
      body: { email: 'nobody@nowhere.example', subject: 'student', language: 'de' },
    }),
    signedIn(404),
  ],
  listConsents: [() => ({ path: '/profile/consents' }), signedIn(200)],
  setConsent: [() => ({ path: '/profile/consents/email', body: { given: true } }), signedIn(200)],
  confirmConsent: [() => ({ path: '/profile/consent-confirmations', body: { token: 'x'.repeat(43) } }), everyone(410)],
  requestErasure: [() => ({ path: '/profile/erasure' }), refused],
  setPreferences: [() => ({ path: '/session/preferences', body: { language: 'de' } }), signedIn(204)],
  unlockAccount: [() => ({ path: '/session/unlock', body: { token: 'x'.repeat(43) } }), everyone(410)],
  requestNewPassword: [
    () => ({ path: '/session/password-links', body: { email: 'nobody@nowhere.example' } }),
    everyone(204),
  ],
  setNewPassword: [
    () => ({ path: '/session/new-password', body: { id: 'x'.repeat(43), password: 'Zeile-2026-gut!' } }),
    everyone(410),
  ],
  changePassword: [
    () => ({ path: '/session/password', body: { oldPassword: 'Falsch-2026!', password: 'Zeile-2026-gut!' } }),
    signedIn(422),
  ],
  listSessions: [() => ({ path: '/session/sessions' }), signedIn(200)],
  endOwnSession: [() => ({ path: `/session/sessions/${unknown}` }), signedIn(404)],
  endOtherSessions: [() => ({ path: '/session/sessions' }), signedIn(204)],
  readFactor: [() => ({ path: '/session/factor' }), everyone(401)],
  proveFactor: [() => ({ path: '/session/factor', body: { method: 'email', code: '123456' } }), everyone(401)],
  mailFactorCode: [() => ({ path: '/session/factor/mail' }), everyone(401)],
  readFactorPasskeyOptions: [() => ({ path: '/session/factor/passkey/options' }), everyone(401)],
  proveFactorPasskey: [() => ({ path: '/session/factor/passkey', body: { response: assertion } }), everyone(401)],
  readPasskeySignInOptions: [() => ({ path: '/session/passkey/options' }), everyone(201)],
  signInWithPasskey: [() => ({ path: '/session/passkey', body: { response: assertion } }), everyone(401)],
  readSecurity: [() => ({ path: '/session/security' }), signedIn(200)],
  setEmailFactor: [() => ({ path: '/session/security/email-factor', body: { enabled: true } }), refused],
  startTotp: [() => ({ path: '/session/security/totp' }), refused],
  confirmTotp: [() => ({ path: '/session/security/totp', body: { code: '123456' } }), refused],
  removeTotp: [() => ({ path: '/session/security/totp' }), refused],
  createRecoveryCodes: [() => ({ path: '/session/security/recovery-codes' }), refused],
  readPasskeyOptions: [() => ({ path: '/session/security/passkeys/options' }), refused],
  addPasskey: [() => ({ path: '/session/security/passkeys', body: { name: 'x', response: attestation } }), refused],
  renamePasskey: [() => ({ path: `/session/security/passkeys/${unknown}`, body: { name: 'x' } }), signedIn(404)],
  removePasskey: [() => ({ path: `/session/security/passkeys/${unknown}` }), refused],
  requestEmailChange: [() => ({ path: '/session/security/email', body: { email: 'neu@zeile.example' } }), refused],
  confirmEmail: [() => ({ path: '/session/email', body: { token: 'x'.repeat(43) } }), everyone(410)],
  confirmSession: [() => ({ path: '/session/confirmation', body: { password: 'Falsch-2026!' } }), signedIn(422)],
  readConfirmationOptions: [() => ({ path: '/session/confirmation/passkey/options' }), signedIn(201)],
  confirmWithPasskey: [() => ({ path: '/session/confirmation/passkey', body: { response: assertion } }), signedIn(422)],
  createFirstAdministrator: [
    () => ({ path: '/setup', body: { token: 'x'.repeat(43), email: 'a@b.example', password: 'Wolkenbruch-Zimt-481' } }),
    everyone(410),
  ],
  readLogo: [() => ({ path: '/portal/logo' }), everyone(404)],
  readPortal: [() => ({ path: '/portal' }), everyone(200)],
  readPage: [() => ({ path: '/pages/imprint' }), everyone(200)],
  savePage: [
    () => ({ path: '/pages/imprint', body: { titleDe: 'Impressum', titleEn: 'Imprint', bodyDe: 'A', bodyEn: 'B' } }),
    { administrator: 200 },
  ],
  recordCookieConsent: [
    (_, unique) => ({
      path: '/portal/cookie-consents',
      body: {
        id: `0198c0de-0000-7000-8000-${String(unique).padStart(12, '0')}`,
        textVersion: 1,
        language: 'de',
        stats: false,
      },
    }),
    everyone(204),
  ],
  declareCancellation: [() => ({ path: '/legal/cancellations', body: cancellationBody }), everyone(400)],
  declareWithdrawal: [
    () => ({
      path: '/legal/withdrawals',
      body: { name: 'Zeile', email: 'withdrawal@zeile.example', language: 'de', reference: '', challenge: 'e30=' },
    }),
    everyone(400),
  ],
  listLegalNotices: [() => ({ path: '/legal/notices' }), staff(200)],
  completeLegalNotice: [() => ({ path: `/legal/notices/${unknown}/done`, body: { note: '' } }), staff(404)],
  listCompanies: [() => ({ path: '/companies' }), staff(200)],
  listCompanyTypes: [() => ({ path: '/company-types' }), staff(200)],
  readCompany: [({ company }) => ({ path: `/companies/${company}` }), { customer: 200, customer2: 404, ...staff(200) }],
  findCompany: [() => ({ path: '/company-numbers/10023' }), { customer: 200, customer2: 404, ...staff(200) }],
  createCompany: [(_, unique) => ({ path: '/companies', body: companyBody(String(88_000 + unique)) }), staff(201)],
  changeCompany: [({ company }) => ({ path: `/companies/${company}`, body: { phone: '1' } }), staff(200)],
  deleteCompany: [({ company }) => ({ path: `/companies/${company}` }), refused],
  listCompanyContacts: [
    ({ company }) => ({ path: `/companies/${company}/contacts` }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  listContacts: [() => ({ path: '/contacts' }), staff(200)],
  createContact: [
    ({ company }, unique) => ({
      path: '/contacts',
      body: {
        companyId: company,
        salutation: 'Frau',
        firstName: 'A',
        lastName: 'B',
        email: `row${unique}@zeile.example`,
      },
    }),
    { customer: 201, customer2: 404, ...staff(201) },
  ],
  addContactHolding: [
    ({ contact, product }) => ({ path: `/contacts/${contact}/products`, body: { productId: product } }),
    staff(409),
  ],
  listContactHoldings: [
    ({ contact }) => ({ path: `/contacts/${contact}/products` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  listContactAssignableProducts: [({ contact }) => ({ path: `/contacts/${contact}/assignable-products` }), staff(200)],
  listContactConfigurations: [({ contact }) => ({ path: `/contacts/${contact}/configurations` }), staff(200)],
  readContact: [({ contact }) => ({ path: `/contacts/${contact}` }), { customer: 200, customer2: 404, ...staff(200) }],
  findContact: [() => ({ path: '/contact-addresses/nobody@zeile.example' }), staff(404)],
  changeContact: [
    ({ contact }) => ({ path: `/contacts/${contact}`, body: { phone: '1' } }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  readContactAccount: [({ contact }) => ({ path: `/contacts/${contact}/account` }), { administrator: 200 }],
  // Nobody registered with the address of this contact.
  endContactSessions: [() => ({ path: `/contacts/${unknown}/account/sessions` }), { administrator: 404 }],
  resetContactFactors: [() => ({ path: `/contacts/${unknown}/account/factors` }), refused],
  setContactRole: [
    ({ contact }) => ({ path: `/contacts/${contact}/account/role`, body: { roleId: unknown } }),
    refused,
  ],
  listMyCourses: [() => ({ path: '/my/courses' }), signedIn(200)],
  askForCourse: [() => ({ path: '/my/courses', body: { name: 'Kurs', term: 'WS', places: 1 } }), signedIn(422)],
  readCourseInvitation: [() => ({ path: `/course-invitations/${'x'.repeat(43)}` }), signedIn(404)],
  joinCourse: [() => ({ path: `/course-invitations/${'x'.repeat(43)}/places` }), signedIn(404)],
  listCourses: [() => ({ path: '/courses' }), staff(200)],
  decideOnCourse: [() => ({ path: `/courses/${unknown}/decision`, body: { approve: true } }), staff(404)],
  readMyStudies: [() => ({ path: '/my/studies' }), signedIn(200)],
  takeStudentVersion: [() => ({ path: '/my/studies', body: { productId: unknown } }), signedIn(409)],
  sendStudentEmail: [() => ({ path: '/my/studies/email', body: { email: 'wer@gmx.de' } }), signedIn(422)],
  confirmStudentEmail: [
    () => ({ path: '/student-email-confirmations', body: { id: 'x'.repeat(43), email: 'wer@tum.de' } }),
    everyone(400),
  ],
  uploadProof: [() => ({ path: '/my/studies/proofs?name=x', body: Buffer.from('<svg/>') }), signedIn(422)],
  removeProof: [() => ({ path: `/my/studies/proofs/${unknown}` }), signedIn(404)],
  generateStudentLicence: [() => ({ path: `/my/studies/${unknown}/licence`, body: { consent: true } }), signedIn(404)],
  downloadStudentLicence: [() => ({ path: `/my/studies/${unknown}/download`, body: {} }), signedIn(404)],
  readStudentProduct: [({ product }) => ({ path: `/products/${product}/student-terms` }), { administrator: 200 }],
  saveStudentProduct: [
    ({ product }) => ({
      path: `/products/${product}/student-terms`,
      body: {
        priceCents: 0,
        taxPercent: 19,
        shopCode: '',
        licenceMonths: 24,
        port: 28064,
        proofNeeded: true,
        payFirst: false,
        yearlyProof: false,
        hostBound: false,
        machines: 3,
        successorId: null,
        comparison: [],
      },
    }),
    { administrator: 409 },
  ],
  listMyOrders: [() => ({ path: '/my/orders' }), signedIn(200)],
  readMyOrder: [() => ({ path: `/my/orders/${unknown}` }), signedIn(404)],
  placeOrder: [({ product }) => ({ path: '/my/orders', body: { productId: product } }), signedIn(409)],
  listProductsToBuy: [() => ({ path: '/my/products-to-buy' }), signedIn(200)],
  printReceipt: [() => ({ path: `/orders/${unknown}/receipt` }), signedIn(404)],
  listContactOrders: [({ contact }) => ({ path: `/contacts/${contact}/orders` }), staff(200)],
  listPayableProducts: [() => ({ path: '/payable-products' }), { administrator: 200 }],
  createPayment: [
    ({ contact }) => ({
      path: `/contacts/${contact}/orders`,
      body: { productId: unknown, priceCents: 100, reference: '1', orderedOn: '2026-01-01' },
    }),
    { administrator: 404 },
  ],
  noteShopReturn: [() => ({ path: `/my/orders/${unknown}/return`, body: {} }), signedIn(404)],
  setOrderTest: [() => ({ path: `/orders/${unknown}/test`, body: { test: true } }), { administrator: 404 }],
  sendPaymentToCrm: [() => ({ path: `/orders/${unknown}/crm-mail`, body: {} }), { administrator: 409 }],
  listShopNotifications: [() => ({ path: '/shop-notifications' }), { administrator: 200 }],
  workNotification: [() => ({ path: `/shop-notifications/${unknown}/work`, body: {} }), { administrator: 404 }],
  listCloudStacks: [() => ({ path: `/cloud/stacks` }), staff(200)],
  refreshCloud: [() => ({ path: `/cloud/looks`, body: {} }), staff(201)],
  listCloudAccountTypes: [() => ({ path: `/cloud/account-types` }), staff(200)],
  readCloudHolding: [() => ({ path: `/cloud/holdings/${unknown}` }), staff(404)],
  createCloudConfiguration: [
    () => ({
      path: `/cloud/holdings/${unknown}/configurations`,
      body: { accountTypeId: unknown, stackId: unknown, seats: 1, runtime: '12', startDate: '2026-11-01' },
    }),
    staff(404),
  ],
  readCloudConfiguration: [() => ({ path: `/cloud/configurations/${unknown}` }), staff(404)],
  changeCloudConfiguration: [
    () => ({
      path: `/cloud/configurations/${unknown}`,
      body: {
        accountTypeId: unknown,
        stackId: unknown,
        seats: 1,
        runtime: '12',
        startDate: '2026-11-01',
        modifiedAt: '2026-11-01T00:00:00.000Z',
      },
    }),
    staff(404),
  ],
  removeCloudConfiguration: [() => ({ path: `/cloud/configurations/${unknown}` }), { administrator: 404 }],
  listCloudCompanies: [() => ({ path: `/cloud/companies` }), staff(200)],
  listCloudUsers: [() => ({ path: `/cloud/configurations/${unknown}/users` }), staff(404)],
  listCloudCandidates: [() => ({ path: `/cloud/configurations/${unknown}/candidates` }), staff(404)],
  findCloudUser: [() => ({ path: `/cloud/people?contact=${unknown}` }), staff(404)],
  addCloudUsers: [
    () => ({ path: `/cloud/configurations/${unknown}/users`, body: { contacts: [unknown] } }),
    staff(404),
  ],
  setCloudAccess: [
    () => ({ path: `/cloud/configurations/${unknown}/users/${unknown}`, body: { active: false } }),
    staff(404),
  ],
  setCloudAccessOfMany: [
    () => ({ path: `/cloud/configurations/${unknown}/access`, body: { contacts: [unknown], active: false } }),
    staff(404),
  ],
  inviteCloudUsers: [
    () => ({ path: `/cloud/configurations/${unknown}/invitations`, body: { contacts: [unknown] } }),
    staff(404),
  ],
  removeCloudUsers: [
    () => ({ path: `/cloud/configurations/${unknown}/removals`, body: { contacts: [unknown] } }),
    staff(404),
  ],
  listCompanyCloud: [() => ({ path: `/cloud/companies/${unknown}/accounts` }), staff(404)],
  readCloudSettings: [() => ({ path: '/cloud/settings' }), { administrator: 200 }],
  saveCloudSettings: [
    () => ({
      path: '/cloud/settings',
      body: { blockWeeks: 4, userProfiles: [], testProfiles: [11, 12], modifiedAt: '2026-11-01T00:00:00.000Z' },
    }),
    { administrator: 409 },
  ],
  resetCloudSettings: [() => ({ path: '/cloud/settings' }), { administrator: 204 }],
  inviteCloudUser: [
    () => ({ path: `/cloud/configurations/${unknown}/users/${unknown}/invitation`, body: {} }),
    staff(404),
  ],
  openCloudInvitation: [() => ({ path: `/cloud/invitations`, body: { token: 'x'.repeat(43) } }), everyone(410)],
  listLinkedHoldings: [() => ({ path: `/cloud/configurations/${unknown}/products` }), staff(404)],
  setLinkedHolding: [
    () => ({ path: `/cloud/configurations/${unknown}/products/${unknown}`, body: { active: false } }),
    staff(404),
  ],
  listMyCloud: [() => ({ path: `/my/cloud` }), { customer: 200, customer2: 200, ...staff(200) }],
  readCloudPlaces: [() => ({ path: `/cloud/places/${unknown}` }), { customer: 404, customer2: 404, ...staff(404) }],
  setCloudPlace: [
    () => ({ path: `/cloud/places/${unknown}/users/${unknown}`, body: { active: false } }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  setCloudPlaces: [
    () => ({ path: `/cloud/places/${unknown}/users`, body: { contacts: [unknown], active: false } }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  createCloudTicket: [() => ({ path: `/cloud/tickets`, body: {} }), everyone(201)],
  createCloudSession: [
    () => ({ path: `/cloud/sessions`, body: { ticket: 'x', email: 'x@x.example', password: 'x' } }),
    everyone(410),
  ],
  launchCloud: [() => ({ path: `/cloud/launches`, body: {} }), signedIn(201)],
  requestCloudPassword: [() => ({ path: `/cloud/passwords`, body: { email: 'x@x.example' } }), everyone(201)],
  listPendingCloudChanges: [
    () => ({ path: `/cloud/accounts/${unknown}/pending` }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  undoCloudChange: [
    () => ({ path: `/cloud/accounts/${unknown}/pending/${unknown}` }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  listCloudAffected: [() => ({ path: `/cloud/configurations/${unknown}/affected` }), staff(404)],
  extendCloudConfiguration: [
    () => ({
      path: `/cloud/configurations/${unknown}/terms`,
      body: { runtime: '12', modifiedAt: '2026-01-01T00:00:00Z' },
    }),
    staff(404),
  ],
  listOwnCloudPlaces: [() => ({ path: '/my/cloud-places' }), signedIn(200)],
  listRunningSessions: [() => ({ path: `/cloud/configurations/${unknown}/sessions` }), staff(404)],
  endRunningSession: [() => ({ path: `/cloud/configurations/${unknown}/sessions/x` }), staff(404)],
  listStudents: [() => ({ path: '/students' }), staff(200)],
  readStudentCard: [({ contact }) => ({ path: `/contacts/${contact}/studies` }), staff(200)],
  readStudentStatistics: [() => ({ path: '/student-statistics' }), { administrator: 200 }],
  countStudents: [() => ({ path: '/student-statistics/count' }), { administrator: 201 }],
  listContactMails: [({ contact }) => ({ path: `/contacts/${contact}/mails` }), staff(200)],
  listReviews: [() => ({ path: '/student-reviews' }), staff(200)],
  claimReview: [({ contact }) => ({ path: `/contacts/${contact}/review`, body: {} }), staff(409)],
  lookAtProof: [() => ({ path: `/proofs/${unknown}/look`, body: {} }), staff(404)],
  decideOnStudent: [
    ({ contact }) => ({
      path: `/contacts/${contact}/verification`,
      body: { decision: 'unreadable', status: 'proofNeeded' },
    }),
    staff(409),
  ],
  undoDecision: [({ contact }) => ({ path: `/contacts/${contact}/verification/decision` }), staff(409)],
  listWaitingFrom: [() => ({ path: `/student-domains/${unknown}/waiting` }), staff(404)],
  verifyWaitingFrom: [() => ({ path: `/student-domains/${unknown}/waiting`, body: {} }), staff(404)],
  setUniversity: [
    ({ contact }) => ({ path: `/contacts/${contact}/university`, body: { universityId: unknown } }),
    staff(409),
  ],
  resendStudentEmail: [
    ({ contact }) => ({ path: `/contacts/${contact}/student-email`, body: {} }),
    { customer: 409, customer2: 404, ...staff(409) },
  ],
  generateLicenceFor: [
    ({ contact }) => ({ path: `/contacts/${contact}/studies/${unknown}/licence`, body: {} }),
    staff(404),
  ],
  askForConsent: [
    ({ contact }) => ({ path: `/contacts/${contact}/studies/${unknown}/consent-request`, body: {} }),
    staff(404),
  ],
  downloadLicenceOf: [
    ({ contact }) => ({ path: `/contacts/${contact}/studies/${unknown}/download`, body: {} }),
    staff(404),
  ],
  findUniversities: [() => ({ path: '/universities?search=tum' }), staff(200)],
  listEvents: [() => ({ path: '/events' }), staff(200)],
  readEvent: [() => ({ path: `/events/${unknown}` }), staff(404)],
  createEvent: [
    () => ({
      path: '/events',
      body: { name: 'x', places: 1, stackId: unknown, day: '2090-01-01', from: '09:00', to: '10:00' },
    }),
    staff(422),
  ],
  updateEvent: [
    () => ({
      path: `/events/${unknown}`,
      body: { name: 'x', places: 1, stackId: unknown, day: '2090-01-01', from: '09:00', to: '10:00' },
    }),
    staff(404),
  ],
  deleteEvent: [() => ({ path: `/events/${unknown}` }), staff(404)],
  planEvent: [
    () => ({ path: `/events/plan?stackId=${unknown}&day=2090-01-01&from=09:00&to=10:00&places=1` }),
    staff(422),
  ],
  listEventPlaces: [() => ({ path: `/events/${unknown}/places` }), staff(404)],
  exportEventPlaces: [() => ({ path: `/events/${unknown}/places/file` }), staff(404)],
  renewEventPlace: [() => ({ path: `/events/${unknown}/places/${unknown}/link` }), staff(404)],
  readEventPlace: [() => ({ path: '/event-places/look', body: { token: 'x'.repeat(43) } }), everyone(404)],
  launchEventPlace: [() => ({ path: '/event-places/launch', body: { token: 'x'.repeat(43) } }), everyone(404)],
  listDownloads: [() => ({ path: '/downloads' }), staff(200)],
  listFileReferences: [() => ({ path: `/file-references/${unknown}` }), signedIn(404)],
  readDataFile: [() => ({ path: `/data-files/${unknown}` }), signedIn(404)],
  listVirtualDesktops: [() => ({ path: '/virtual-desktops' }), staff(200)],
  readDesktopLook: [() => ({ path: '/virtual-desktops/look' }), staff(200)],
  refreshVirtualDesktops: [() => ({ path: '/virtual-desktops/look' }), staff(201)],
  setDesktopTerm: [
    () => ({ path: `/virtual-desktops/${unknown}`, body: { startDate: null, endDate: null } }),
    staff(404),
  ],
  removeVirtualDesktops: [() => ({ path: '/virtual-desktops/removals', body: { ids: [unknown] } }), staff(201)],
  removeVirtualDesktop: [() => ({ path: `/virtual-desktops/${unknown}` }), staff(404)],
  listCloudUsage: [() => ({ path: '/cloud-usage' }), staff(200)],
  listCloudUsageGroups: [() => ({ path: '/cloud-usage/groups' }), { administrator: 200 }],
  listCloudNeeds: [() => ({ path: '/cloud-usage/needs' }), staff(200)],
  readCloudRefusals: [() => ({ path: '/cloud-usage/refusals' }), staff(200)],
  listCloudSessions: [({ company }) => ({ path: `/companies/${company}/cloud-sessions` }), staff(200)],
  readCloudStatistics: [() => ({ path: '/cloud-usage/statistics' }), staff(200)],
  readCloudUsageChart: [
    ({ company }) => ({ path: `/cloud-usage/chart?company=${company}` }),
    { customer: 200, customer2: 404, licenser: 404, administrator: 200 },
  ],
  readUsageSettings: [() => ({ path: `/cloud-usage/accounts/${unknown}` }), staff(404)],
  readUsageOutlook: [() => ({ path: `/cloud-usage/accounts/${unknown}/outlook` }), staff(404)],
  saveUsageSettings: [
    () => ({
      path: `/cloud-usage/accounts/${unknown}`,
      body: { costsShown: true, budgetKind: 'none', budgetAmount: 0, budgetStops: false },
    }),
    staff(404),
  ],
  listCostVariables: [() => ({ path: '/cloud-usage/costs' }), staff(200)],
  saveCostVariables: [
    () => ({
      path: '/cloud-usage/costs',
      body: { fromMonth: '2040-01', perHourCents: 1, perLoginMonthCents: 1, serverMonthCents: 1 },
    }),
    staff(200),
  ],
  removeCostVariables: [() => ({ path: '/cloud-usage/costs/2041-01' }), staff(404)],
  uploadCloudReport: [() => ({ path: '/cloud-usage/reports?name=x.csv', body: Buffer.from('x') }), staff(400)],
  readCloudReportFetch: [() => ({ path: '/cloud-usage/reports/fetch' }), staff(200)],
  fetchCloudReports: [() => ({ path: '/cloud-usage/reports/fetch' }), staff(204)],
  listCloudReports: [() => ({ path: '/cloud-usage/reports' }), staff(200)],
  takeBackCloudReport: [() => ({ path: `/cloud-usage/reports/${unknown}/undo` }), staff(404)],
  listAssignedCloudNames: [() => ({ path: '/cloud-usage/names' }), staff(200)],
  unassignCloudName: [() => ({ path: '/cloud-usage/names/nobody' }), staff(404)],
  listUnknownCloudUsers: [() => ({ path: '/cloud-usage/unknown' }), staff(200)],
  assignCloudUser: [
    () => ({ path: '/cloud-usage/unknown/assign', body: { streamUser: 'nobody', email: 'nobody@zeile.example' } }),
    staff(404),
  ],
  listStudentDomains: [() => ({ path: '/student-domains' }), staff(200)],
  createStudentDomain: [
    (_, unique) => ({
      path: '/student-domains',
      body: { domain: `zeile${unique}.example`, country: 'de', nameDe: 'Zeile', nameEn: 'Line' },
    }),
    staff(201),
  ],
  readStudentDomain: [() => ({ path: `/student-domains/${unknown}` }), staff(404)],
  changeStudentDomain: [
    () => ({
      path: `/student-domains/${unknown}`,
      body: { domain: 'zeile.example', country: 'de', nameDe: 'Zeile', nameEn: 'Line' },
    }),
    staff(404),
  ],
  listProofLabels: [() => ({ path: '/student-proof-labels' }), staff(200)],
  addProofLabel: [() => ({ path: '/student-proof-labels', body: { label: '?' } }), staff(400)],
  removeProofLabel: [() => ({ path: `/student-proof-labels/${unknown}` }), staff(404)],
  removeStudentDomains: [() => ({ path: '/student-domains/removals', body: { ids: [unknown] } }), staff(201)],
  removeStudentDomain: [() => ({ path: `/student-domains/${unknown}` }), staff(404)],
  deleteContacts: [
    () => ({ path: '/contacts/removals', body: { ids: [unknown] } }),
    { customer: 201, customer2: 201, administrator: 201 },
  ],
  deleteContact: [
    ({ contact }) => ({ path: `/contacts/${contact}` }),
    { customer: 204, customer2: 404, administrator: 404 },
  ],
  readHostRequest: [() => ({ path: '/host-requests', body: Buffer.from('<a/>') }), staff(400)],
  listHosts: [({ holding }) => ({ path: `/holdings/${holding}/hosts` }), staff(200)],
  readHost: [({ host }) => ({ path: `/hosts/${host}` }), staff(200)],
  createHost: [({ holding }) => ({ path: `/holdings/${holding}/hosts`, body: hostInput }), staff(201)],
  changeHost: [({ host }) => ({ path: `/hosts/${host}`, body: hostInput }), staff(200)],
  toggleHosts: [() => ({ path: '/hosts/states', body: { ids: [unknown], disabled: false } }), staff(201)],
  toggleHost: [({ host }) => ({ path: `/hosts/${host}/state`, body: { disabled: false } }), staff(200)],
  draftLicence: [({ host }) => ({ path: `/hosts/${host}/licence-drafts`, body: {} }), staff(201)],
  simulateLicences: [
    ({ holding }) => ({ path: `/holdings/${holding}/simulations`, body: { language: 'de' } }),
    staff(201),
  ],
  listServiceAccounts: [() => ({ path: '/service-accounts' }), { administrator: 200 }],
  readServiceAccount: [() => ({ path: `/service-accounts/${unknown}` }), { administrator: 404 }],
  createServiceAccount: [
    () => ({ path: '/service-accounts', body: { name: 'Zeile', scopes: ['licensing.read'] } }),
    refused,
  ],
  changeServiceAccount: [
    () => ({
      path: `/service-accounts/${unknown}`,
      body: { name: 'Zeile', scopes: ['licensing.read'], disabled: false },
    }),
    refused,
  ],
  deleteServiceAccount: [() => ({ path: `/service-accounts/${unknown}` }), refused],
  createServiceKey: [() => ({ path: `/service-accounts/${unknown}/keys`, body: { label: 'Zeile' } }), refused],
  revokeServiceKey: [() => ({ path: `/service-accounts/${unknown}/keys/${unknown}` }), refused],
  issueServiceLicence: [
    () => ({ path: '/licensing/licences', body: { customerNumber: '1', productCode: 'x', request: '' } }),
    refused,
  ],
  readServiceLicence: [() => ({ path: '/licensing/licences/1' }), refused],
  renewServiceLicence: [() => ({ path: '/licensing/licences/1/renewals', body: { endDate: null } }), refused],
  suspendServiceLicence: [() => ({ path: '/licensing/licences/1/suspensions', body: { suspended: true } }), refused],
  validateServiceLicence: [() => ({ path: '/licensing/validations', body: { serial: '1' } }), refused],
  listCallUses: [() => ({ path: '/documented-calls' }), { administrator: 200 }],
  switchCall: [
    () => ({ path: '/documented-calls', body: { call: 'GET /company', disabled: false } }),
    { administrator: 204 },
  ],
  listExpiring: [() => ({ path: '/expiring-licences?within=year' }), staff(200)],
  countExpiring: [() => ({ path: '/expiring-licence-counts' }), staff(200)],
  listViews: [() => ({ path: '/list-views?list=listCompanies' }), signedIn(200)],
  saveView: [
    (_, unique) => ({
      path: '/list-views',
      body: { list: 'listCompanies', name: `Zeile ${unique}`, query: { search: 'Zeile' }, hidden: [] },
    }),
    signedIn(201),
  ],
  shareView: [() => ({ path: `/list-views/${unknown}/sharing`, body: { shared: true } }), staff(404)],
  deleteView: [() => ({ path: `/list-views/${unknown}` }), signedIn(404)],
  chooseColumns: [() => ({ path: '/list-columns/listCompanies', body: { hidden: ['street'] } }), signedIn(204)],
  listWebhooks: [() => ({ path: '/webhooks' }), { administrator: 200 }],
  readWebhook: [() => ({ path: `/webhooks/${unknown}` }), { administrator: 404 }],
  createWebhook: [
    () => ({ path: '/webhooks', body: { url: 'https://hooks.example/x', events: ['licence.issued'] } }),
    refused,
  ],
  changeWebhook: [
    () => ({
      path: `/webhooks/${unknown}`,
      body: { url: 'https://hooks.example/x', events: ['licence.issued'], disabled: false },
    }),
    refused,
  ],
  deleteWebhook: [() => ({ path: `/webhooks/${unknown}` }), refused],
  rotateWebhookSecret: [() => ({ path: `/webhooks/${unknown}/secrets`, body: {} }), refused],
  tryWebhook: [() => ({ path: `/webhooks/${unknown}/tests`, body: {} }), { administrator: 404 }],
  listDeliveries: [() => ({ path: `/webhooks/${unknown}/deliveries` }), { administrator: 404 }],
  readDelivery: [() => ({ path: `/webhook-deliveries/${unknown}` }), { administrator: 404 }],
  replayDeliveries: [() => ({ path: '/webhook-deliveries/replays', body: { ids: [unknown] } }), { administrator: 201 }],
  replayDelivery: [() => ({ path: `/webhook-deliveries/${unknown}/replays`, body: {} }), { administrator: 404 }],
  listAnswerKeys: [() => ({ path: '/licensing/keys' }), everyone(200)],
  issueLicences: [({ host }) => ({ path: '/licences', body: { hostIds: [host] } }), staff(201)],
  issueLicence: [({ host }) => ({ path: `/hosts/${host}/licences`, body: {} }), staff(201)],
  listHostLicences: [({ host }) => ({ path: `/hosts/${host}/licences` }), staff(200)],
  countIssued: [() => ({ path: '/issued-licence-counts' }), staff(200)],
  countFailedMails: [() => ({ path: '/failed-mail-counts' }), staff(200)],
  findRequestPlaces: [() => ({ path: '/request-places?version=20' }), staff(200)],
  findRecords: [() => ({ path: '/found-records?words=ww-' }), signedIn(200)],
  downloadLicence: [
    ({ licence }) => ({ path: `/licences/${licence}/file` }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  listPassports: [
    ({ company }) => ({ path: `/companies/${company}/passports` }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  readPassport: [
    ({ holding }) => ({ path: `/holdings/${holding}/passport` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  printPassport: [
    ({ holding }) => ({ path: `/holdings/${holding}/passport.pdf` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  fetchLicences: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-archives`,
      body: { fileIds: [unknown] },
    }),
    signedIn(404),
  ],
  fetchLicence: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-downloads`,
      body: { fileId: unknown },
    }),
    signedIn(404),
  ],
  askForLicence: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-requests`,
      body: { kind: 'hostChange', hostId: unknown, message: 'Zeile' },
    }),
    signedIn(404),
  ],
  listHoldingRequests: [
    ({ holding }) => ({ path: `/holdings/${holding}/licence-requests` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  listContactRequests: [() => ({ path: `/contacts/${unknown}/licence-requests` }), staff(404)],
  listOwnOpenRequests: [() => ({ path: '/my-open-requests' }), signedIn(200)],
  readLicenceRequest: [
    () => ({ path: `/licence-requests/${unknown}` }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  listRequestEnds: [() => ({ path: `/licence-requests/${unknown}/ends` }), staff(404)],
  downloadRequestFile: [
    () => ({ path: `/licence-requests/${unknown}/file` }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  withdrawRequest: [() => ({ path: `/licence-requests/${unknown}/withdrawal` }), signedIn(404)],
  listLicenceRequests: [() => ({ path: '/licence-requests' }), staff(200)],
  readMissingEnds: [({ holding }) => ({ path: `/holdings/${holding}/end-requests` }), staff(200)],
  askForEnd: [() => ({ path: `/holdings/${unknown}/end-requests`, body: { end: 'unlimited' } }), staff(404)],
  withdrawEndRequest: [() => ({ path: `/end-requests/${unknown}/withdrawal` }), staff(404)],
  answerEndRequest: [
    () => ({ path: `/end-requests/${unknown}/answers`, body: { state: 'done' } }),
    { administrator: 404 },
  ],
  listCompanyHistory: [({ company }) => ({ path: `/companies/${company}/history` }), { administrator: 200 }],
  readInbox: [() => ({ path: '/inbox' }), staff(200)],
  countInbox: [() => ({ path: '/inbox-counts' }), staff(200)],
  countLicenceRequests: [() => ({ path: '/licence-request-counts' }), staff(200)],
  answerRequests: [() => ({ path: '/licence-requests/answers', body: { ids: [unknown], state: 'done' } }), staff(201)],
  answerRequest: [() => ({ path: `/licence-requests/${unknown}/answers`, body: { state: 'done' } }), staff(404)],
  previewRenewal: [
    ({ host }) => ({ path: '/licence-renewals/preview', body: { subjectIds: [host], term: aYear } }),
    staff(201),
  ],
  renewLicences: [
    ({ host }) => ({ path: '/licence-renewals', body: { subjectIds: [host], term: aYear, revision: '-' } }),
    staff(409),
  ],
  readGlance: [({ company }) => ({ path: `/companies/${company}/glance` }), staff(200)],
  downloadEnds: [
    ({ company }) => ({ path: `/companies/${company}/licence-ends.ics` }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  setReminders: [({ company }) => ({ path: `/companies/${company}/reminders`, body: { on: true } }), staff(200)],
  importLicences: [() => ({ path: '/licence-imports', body: Buffer.from('x') }), staff(400)],
  loadLicence: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-imports?fileName=a.lic`,
      body: Buffer.from('MODULE=E;1;31.12.2030'),
    }),
    staff(409),
  ],
  listCampaigns: [() => ({ path: '/campaigns' }), { administrator: 200 }],
  createCampaign: [
    () => ({ path: '/campaigns', body: { name: 'Zeile', filter: {}, change: { kind: 'extendEnd', months: 12 } } }),
    { administrator: 201 },
  ],
  listCampaignLicences: [() => ({ path: `/campaigns/${unknown}/licences` }), { administrator: 404 }],
  readCampaign: [() => ({ path: `/campaigns/${unknown}` }), { administrator: 404 }],
  changeCampaign: [
    () => ({
      path: `/campaigns/${unknown}`,
      body: { name: 'Zeile', filter: {}, change: { kind: 'extendEnd', months: 12 } },
    }),
    { administrator: 404 },
  ],
  listCampaignRows: [() => ({ path: `/campaigns/${unknown}/rows` }), { administrator: 404 }],
  checkCampaign: [() => ({ path: `/campaigns/${unknown}/checks` }), { administrator: 404 }],
  startCampaign: [() => ({ path: `/campaigns/${unknown}/start` }), refused],
  pauseCampaign: [() => ({ path: `/campaigns/${unknown}/pause` }), { administrator: 404 }],
  resumeCampaign: [() => ({ path: `/campaigns/${unknown}/resumption` }), { administrator: 404 }],
  undoCampaign: [() => ({ path: `/campaigns/${unknown}/undo` }), { administrator: 404 }],
  deleteCampaign: [() => ({ path: `/campaigns/${unknown}` }), { administrator: 404 }],
  readMovePolicy: [({ product }) => ({ path: `/products/${product}/move-policy` }), { administrator: 200 }],
  saveMovePolicy: [
    ({ product }) => ({
      path: `/products/${product}/move-policy`,
      body: { moves: 2, months: 12, bridgeDays: 7, coolingDays: 0, automatic: true },
    }),
    { administrator: 200 },
  ],
  deleteMovePolicy: [() => ({ path: `/products/${unknown}/move-policy` }), { administrator: 404 }],
  readEmergencyPolicy: [({ product }) => ({ path: `/products/${product}/emergency-policy` }), { administrator: 200 }],
  saveEmergencyPolicy: [
    () => ({ path: `/products/${unknown}/emergency-policy`, body: { days: 7, perYear: 2 } }),
    { administrator: 404 },
  ],
  deleteEmergencyPolicy: [() => ({ path: `/products/${unknown}/emergency-policy` }), { administrator: 404 }],
  readEmergencyOffer: [
    ({ holding }) => ({ path: `/holdings/${holding}/emergency-offer` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  // Not even of this machine before the password was given again.
  takeEmergencyLicence: [
    ({ host }) => ({
      path: `/hosts/${host}/emergency-licences`,
      body: { file: { name: 'neu.id', content: networkRequest }, reason: 'Defekt' },
    }),
    refused,
  ],
  listEmergencies: [() => ({ path: '/emergencies' }), staff(200)],
  readMoveAllowance: [
    ({ holding }) => ({ path: `/holdings/${holding}/move-allowance` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  listHostUses: [
    ({ holding }) => ({ path: `/holdings/${holding}/host-uses?mac1=001B44113AB7` }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  askForMove: [
    () => ({ path: `/hosts/${unknown}/moves`, body: { file: { name: 'neu.id', content: networkRequest } } }),
    signedIn(404),
  ],
  readTraitBinding: [
    ({ holding }) => ({ path: `/holdings/${holding}/trait-binding` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  rereadHost: [
    () => ({ path: `/hosts/${unknown}/readings`, body: { file: { name: 'neu.id', content: networkRequest } } }),
    signedIn(404),
  ],
  listHoldingMoves: [
    ({ holding }) => ({ path: `/holdings/${holding}/moves` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  listMoves: [() => ({ path: '/moves' }), staff(200)],
  countMoves: [() => ({ path: '/move-counts' }), staff(200)],
  readMove: [() => ({ path: `/moves/${unknown}` }), { customer: 404, customer2: 404, ...staff(404) }],
  downloadMoveFile: [() => ({ path: `/moves/${unknown}/file` }), { customer: 404, customer2: 404, ...staff(404) }],
  withdrawMove: [() => ({ path: `/moves/${unknown}/withdrawal` }), signedIn(404)],
  decideMove: [() => ({ path: `/moves/${unknown}/decision`, body: { approved: true } }), staff(404)],
  listLicenceImports: [
    ({ holding }) => ({ path: `/holdings/${holding}/licence-imports` }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  downloadLicenceImport: [
    () => ({ path: `/licence-imports/${unknown}/file` }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  readLicenceState: [() => ({ path: `/licence-states?serial=1&sha256=${'0'.repeat(64)}` }), signedIn(200)],
  listPrograms: [() => ({ path: '/programs' }), everyone(200)],
  downloadProgram: [() => ({ path: '/programs/keywerk-verify-linux-x64' }), everyone(404)],
  readLicenceStatus: [() => ({ path: `/licence-status?serial=1&sha256=${'A'.repeat(43)}` }), everyone(404)],
  downloadLicences: [
    ({ licence }) => ({ path: '/licence-archives', body: { licenceIds: [licence] } }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  sendLicences: [({ licence }) => ({ path: '/licence-mails', body: { licenceIds: [licence] } }), staff(201)],
  sendLicence: [
    ({ licence }) => ({
      path: `/licences/${licence}/mails`,
      body: { receiver: 'it@kunde.example', cc: [], comment: '', language: 'de' },
    }),
    staff(201),
  ],
  listSigningKeys: [() => ({ path: '/signing-keys' }), { administrator: 200 }],
  rotateSigningKey: [() => ({ path: '/signing-keys' }), refused],
  retireSigningKey: [() => ({ path: '/signing-keys/none/retirement' }), refused],
  revokeSigningKey: [() => ({ path: '/signing-keys/none/revocation' }), refused],
  startResigning: [() => ({ path: '/signing-keys/none/resignings', body: { mail: false } }), refused],
  listResignings: [() => ({ path: '/resignings' }), { administrator: 200 }],
  readResigning: [() => ({ path: `/resignings/${unknown}` }), { administrator: 404 }],
  pauseResigning: [() => ({ path: `/resignings/${unknown}/pause` }), { administrator: 404 }],
  resumeResigning: [() => ({ path: `/resignings/${unknown}/resumption` }), { administrator: 404 }],
  listResigningHolders: [() => ({ path: `/resignings/${unknown}/holders` }), { administrator: 404 }],
  listLedger: [() => ({ path: '/ledger' }), staff(200)],
  readLedgerState: [() => ({ path: '/ledger/state' }), staff(200)],
  checkLedger: [() => ({ path: '/ledger/check' }), staff(200)],
  startLedgerCheck: [() => ({ path: '/ledger/checks', body: {} }), staff(201)],
  readLatestLedgerCheck: [() => ({ path: '/ledger/checks/latest' }), staff(200)],
  listLedgerHeads: [() => ({ path: '/ledger/heads' }), staff(200)],
  readLedgerHead: [() => ({ path: '/ledger/head' }), everyone(404)],
  exportLedger: [() => ({ path: '/ledger/file' }), staff(200)],
  readClock: [() => ({ path: '/clock' }), { administrator: 200 }],
  readSystem: [() => ({ path: '/system' }), { administrator: 200 }],
  readJobs: [() => ({ path: '/jobs' }), { administrator: 200 }],
  retryJob: [() => ({ path: `/jobs/${unknown}/attempts` }), { administrator: 404 }],
  listSettings: [() => ({ path: '/settings' }), { administrator: 200 }],
  confirmClock: [() => ({ path: '/clock/confirmation' }), refused],
  listBackups: [() => ({ path: '/backups' }), { administrator: 200 }],
  startBackup: [() => ({ path: '/backups' }), { administrator: 409 }],
  listDuplicates: [() => ({ path: '/duplicates?kind=company' }), { administrator: 200 }],
  previewMerge: [
    ({ company }) => ({ path: `/merge-preview?kind=company&remaining=${company}&removed=${unknown}` }),
    { administrator: 404 },
  ],
  createMerge: [
    ({ contact }) => ({
      path: '/merges',
      body: { kind: 'contact', remainingId: contact, removedId: unknown, version: 'x' },
    }),
    { administrator: 404 },
  ],
  listMerges: [() => ({ path: '/merges' }), { administrator: 200 }],
  undoMerge: [() => ({ path: `/merges/${unknown}/undo` }), { customer: 404, customer2: 404, administrator: 404 }],
  findMerged: [() => ({ path: `/merged-records/${unknown}` }), { customer: 404, customer2: 404, ...staff(404) }],
  listMails: [() => ({ path: '/mails' }), staff(200)],
  readMailState: [() => ({ path: '/mail-state' }), everyone(200)],
  readMail: [() => ({ path: `/mails/${unknown}` }), staff(404)],
  resendMails: [() => ({ path: '/mails/attempts', body: { ids: [unknown] } }), staff(201)],
  resendMail: [() => ({ path: `/mails/${unknown}/attempts` }), staff(404)],
  listCaughtMails: [() => ({ path: '/mailbox' }), everyone(200)],
  readCaughtMail: [() => ({ path: '/mailbox/none' }), everyone(404)],
  downloadCaughtAttachment: [() => ({ path: '/mailbox/none/attachments/0' }), everyone(404)],
  listProducts: [() => ({ path: '/products' }), staff(200)],
  listMyHoldings: [() => ({ path: '/my-products' }), signedIn(200)],
  listAssignableProducts: [({ company }) => ({ path: `/companies/${company}/assignable-products` }), staff(200)],
  readProductPicture: [({ product }) => ({ path: `/products/${product}/picture` }), everyone(200)],
  readModulePicture: [() => ({ path: `/modules/${unknown}/picture` }), everyone(404)],
  listModules: [() => ({ path: '/modules' }), staff(200)],
  previewUpgrade: [
    ({ configuration, product }) => ({ path: `/configurations/${configuration}/upgrade?targetProductId=${product}` }),
    staff(200),
  ],
  listTemplates: [() => ({ path: '/templates?version=20' }), staff(200)],
  saveTemplate: [
    ({ configuration, product }) => ({
      path: `/products/${product}/templates`,
      body: { configurationId: configuration, name: 'Zeile' },
    }),
    { administrator: 201 },
  ],
  deleteTemplate: [() => ({ path: `/templates/${unknown}` }), { administrator: 404 }],
  listCatalogue: [() => ({ path: '/catalogue' }), { administrator: 200 }],
  listVersions: [() => ({ path: '/catalogue/versions' }), { administrator: 200 }],
  readProduct: [({ product }) => ({ path: `/products/${product}` }), { administrator: 200 }],
  createProduct: [() => ({ path: '/products', body: productBody }), { administrator: 201 }],
  changeProduct: [({ product }) => ({ path: `/products/${product}`, body: { teaserDe: 'x' } }), { administrator: 200 }],
  unlockProducts: [
    () => ({ path: '/catalogue/locks', body: { ids: [unknown], unlocked: false } }),
    { administrator: 201 },
  ],
  deleteProduct: [({ product }) => ({ path: `/products/${product}` }), { administrator: 409 }],
  saveProductPicture: [
    ({ product }) => ({ path: `/products/${product}/pictures/de`, body: Buffer.from('no picture') }),
    { administrator: 422 },
  ],
  deleteProductPicture: [({ product }) => ({ path: `/products/${product}/pictures/en` }), { administrator: 200 }],
  readModule: [() => ({ path: `/modules/${unknown}` }), { administrator: 404 }],
  createModule: [
    () => ({ path: '/modules', body: { level: 1, name: 'Zeile', licName: 'ZEILE' } }),
    { administrator: 201 },
  ],
  changeModule: [() => ({ path: `/modules/${unknown}`, body: { name: 'x' } }), { administrator: 404 }],
  deleteModule: [() => ({ path: `/modules/${unknown}` }), { administrator: 404 }],
  saveModulePicture: [
    () => ({ path: `/modules/${unknown}/picture`, body: Buffer.from('no picture') }),
    { administrator: 422 },
  ],
  deleteModulePicture: [() => ({ path: `/modules/${unknown}/picture` }), { administrator: 404 }],
  readProductUse: [({ product }) => ({ path: `/products/${product}/use` }), { administrator: 200 }],
  readMaster: [({ product }) => ({ path: `/products/${product}/master` }), { administrator: 200 }],
  createProductVersion: [
    () => ({ path: `/products/${unknown}/versions`, body: { version: 99 } }),
    { administrator: 404 },
  ],
  createMaster: [
    ({ product }) => ({ path: `/products/${product}/master`, body: { copyOf: null } }),
    { administrator: 409 },
  ],
  addMasterItems: [
    ({ product }) => ({
      path: `/products/${product}/master/items`,
      body: { revision: 0, parentId: null, moduleIds: [unknown] },
    }),
    { administrator: 422 },
  ],
  changeMasterItem: [
    ({ product }) => ({ path: `/products/${product}/master/items/${unknown}`, body: { revision: 0 } }),
    { administrator: 404 },
  ],
  sortMasterItems: [
    ({ product }) => ({
      path: `/products/${product}/master/order`,
      body: { revision: 0, parentId: null, itemIds: [unknown] },
    }),
    { administrator: 409 },
  ],
  removeMasterItem: [
    ({ product }) => ({ path: `/products/${product}/master/items/${unknown}?revision=0` }),
    { administrator: 404 },
  ],
  deleteMaster: [({ product }) => ({ path: `/products/${product}/master` }), { administrator: 409 }],
  listCompanyHoldings: [
    ({ company }) => ({ path: `/companies/${company}/products` }),
    { customer: 200, customer2: 404, ...staff(200) },
  ],
  readHolder: [({ holding }) => ({ path: `/holdings/${holding}/holder` }), staff(200)],
  readHolding: [
    ({ holding }) => ({ path: `/holdings/${holding}` }),
    { student: 404, user: 404, customer: 200, customer2: 404, ...staff(200) },
  ],
  addCompanyHolding: [
    ({ company, product }) => ({ path: `/companies/${company}/products`, body: { productId: product } }),
    staff(409),
  ],
  changeHolding: [({ holding }) => ({ path: `/holdings/${holding}`, body: { note: 'x' } }), { administrator: 200 }],
  removeHolding: [({ holding }) => ({ path: `/holdings/${holding}` }), staff(409)],
  listConfigurations: [({ holding }) => ({ path: `/holdings/${holding}/configurations` }), staff(200)],
  listProductConfigurations: [({ product }) => ({ path: `/products/${product}/configurations` }), staff(200)],
  listCompanyConfigurations: [({ company }) => ({ path: `/companies/${company}/configurations` }), staff(200)],
  readConfiguration: [({ configuration }) => ({ path: `/configurations/${configuration}` }), staff(200)],
  saveConfiguration: [
    ({ holding }) => ({
      path: `/holdings/${holding}/configurations`,
      body: { basedOn: unknown, name: 'x', description: 'y', items: [] },
    }),
    { administrator: 409 },
  ],
  chooseConfiguration: [
    ({ holding }) => ({ path: `/holdings/${holding}/configuration`, body: { basedOn: unknown } }),
    staff(409),
  ],
  changeConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}`, body: { name: 'x' } }),
    { administrator: 200 },
  ],
  deleteConfiguration: [({ configuration }) => ({ path: `/configurations/${configuration}` }), { administrator: 409 }],
  readPlaceLock: [() => ({ path: '/cloud/place-lock' }), { customer: 200, customer2: 200, ...staff(200) }],
  listOldIds: [() => ({ path: '/documented-calls/ids' }), { administrator: 200 }],
  listOldIdTargets: [() => ({ path: '/documented-calls/targets' }), { administrator: 200 }],
  saveOldId: [
    () => ({ path: '/documented-calls/ids', body: { oldId: unknown, kind: 'role', target: unknown } }),
    { administrator: 422 },
  ],
  deleteOldId: [() => ({ path: `/documented-calls/ids/${unknown}` }), { administrator: 404 }],
  createConfigurationDraft: [
    ({ configuration }) => ({ path: '/configuration-drafts', body: { copyOf: configuration } }),
    staff(201),
  ],
  readWrittenConfiguration: [({ configuration }) => ({ path: `/configurations/${configuration}/written` }), staff(200)],
  changeConfigurationItems: [
    ({ configuration }) => ({
      path: `/configurations/${configuration}/changes`,
      body: { changes: [{ kind: 'change', path: [unknown] }] },
    }),
    { administrator: 404 },
  ],
  publishConfigurationChanges: [
    ({ configuration }) => ({ path: `/configurations/${configuration}/publication`, body: {} }),
    staff(201),
  ],
  noteConfigurationHistory: [
    ({ holding }) => ({
      path: `/holdings/${holding}/configuration-history/${unknown}`,
      body: { changeNotes: 'Zeile' },
    }),
    staff(404),
  ],
  linkProductConfiguration: [
    ({ product, configuration }) => ({
      path: `/products/${product}/configurations`,
      body: { kind: 'template', configurationId: configuration, name: 'Zeile' },
    }),
    { administrator: 201 },
  ],
  deleteConfigurationHistory: [
    ({ configuration }) => ({ path: `/configurations/${configuration}/history` }),
    { administrator: 409 },
  ],
  listRoles: [() => ({ path: '/roles' }), { administrator: 200 }],
  readRole: [() => ({ path: `/roles/${unknown}` }), { administrator: 404 }],
  createRole: [
    (_, unique) => ({ path: '/roles', body: { name: `Zeile ${unique}`, description: 'x' } }),
    { administrator: 201 },
  ],
  changeRole: [() => ({ path: `/roles/${unknown}`, body: { name: 'x' } }), refused],
  deleteRole: [() => ({ path: `/roles/${unknown}` }), { administrator: 404 }],
  listPermissions: [() => ({ path: '/permissions' }), { administrator: 200 }],
  createPermission: [
    (_, unique) => ({ path: '/permissions', body: { key: `row.k${unique}`, nameDe: 'a', nameEn: 'b', guards: 'c' } }),
    { administrator: 201 },
  ],
  readEmailReview: [() => ({ path: `/contacts/${unknown}/email-review` }), staff(404)],
  changePermission: [() => ({ path: '/permissions/no.such', body: {} }), { administrator: 404 }],
  deletePermission: [() => ({ path: '/permissions/no.such' }), { administrator: 404 }],
  listRolePermissions: [() => ({ path: `/roles/${unknown}/permissions` }), { administrator: 404 }],
  setRolePermissions: [() => ({ path: `/roles/${unknown}/grants`, body: { ids: [unknown], granted: true } }), refused],
  grantPermission: [() => ({ path: `/roles/${unknown}/permissions/vdi.list` }), refused],
  revokePermission: [() => ({ path: `/roles/${unknown}/permissions/vdi.list` }), { administrator: 404 }],
  listAuditSeals: [() => ({ path: '/audit/seals' }), { administrator: 200 }],
  listAuditPeople: [() => ({ path: '/audit/people' }), { administrator: 200 }],
  listVisitorCounts: [() => ({ path: '/audit/visitors' }), { administrator: 200 }],
  listAudit: [() => ({ path: '/audit' }), { administrator: 200 }],
  checkAudit: [() => ({ path: '/audit/check' }), { administrator: 200 }],
  startAuditCheck: [() => ({ path: '/audit/checks', body: {} }), { administrator: 201 }],
  readLatestAuditCheck: [() => ({ path: '/audit/checks/latest' }), { administrator: 200 }],
  listSsoProviders: [() => ({ path: '/sso-providers' }), staff(200)],
  readSsoProvider: [() => ({ path: `/sso-providers/${unknown}` }), { administrator: 404 }],
  createSsoProvider: [
    (_, unique) => ({
      path: '/sso-providers',
      body: {
        identifier: `zeile${unique}`,
        displayName: 'Zeile',
        description: '',
        protocol: 'oidc',
        issuer: 'https://login.example',
      },
    }),
    refused,
  ],
  changeSsoProvider: [
    () => ({
      path: `/sso-providers/${unknown}`,
      body: {
        identifier: 'zeile',
        displayName: 'Zeile',
        description: '',
        protocol: 'oidc',
        issuer: 'https://login.example',
        modifiedAt: '2026-01-01T00:00:00Z',
      },
    }),
    refused,
  ],
  deleteSsoProvider: [() => ({ path: `/sso-providers/${unknown}` }), refused],
  readCompanySso: [({ company }) => ({ path: `/companies/${company}/sso` }), staff(200)],
  saveCompanySso: [
    ({ company }) => ({
      path: `/companies/${company}/sso`,
      body: {
        providerId: unknown,
        tenantId: '',
        clientId: '',
        clientSecret: null,
        entryPoint: '',
        certificate: '',
        domains: [],
        enabled: false,
      },
    }),
    refused,
  ],
  readIdpMetadata: [() => ({ path: '/idp-metadata', body: { address: '', text: '<x/>' } }), { administrator: 422 }],
  listSsoRefusals: [({ company }) => ({ path: `/companies/${company}/sso/refusals` }), staff(200)],
  startSsoTrial: [({ company }) => ({ path: `/companies/${company}/sso/trial` }), { administrator: 404 }],
  finishSsoTrial: [() => ({ path: '/session/sso/niemand/trial', body: { query: 'code=x' } }), { administrator: 410 }],
  readSsoMetadata: [() => ({ path: '/session/sso/niemand/metadata' }), everyone(404)],
  deleteCompanySso: [({ company }) => ({ path: `/companies/${company}/sso` }), refused],
  listLinkedAccounts: [({ company }) => ({ path: `/companies/${company}/sso/accounts` }), staff(200)],
  unlinkAccount: [({ company }) => ({ path: `/companies/${company}/sso/accounts/${unknown}` }), refused],
  findSsoRealm: [() => ({ path: '/session/sso?domain=nirgends.example' }), everyone(200)],
  startSso: [() => ({ path: '/session/sso', body: { email: 'a@nirgends.example' } }), everyone(404)],
  finishSso: [() => ({ path: '/session/sso/niemand', body: { query: 'code=x' } }), everyone(410)],
  // The test posts JSON, and only a form is taken.
  receiveSaml: [() => ({ path: '/session/sso/niemand/saml', body: { SAMLResponse: 'x' } }), everyone(415)],
  readChallenge: [() => ({ path: '/registration/challenge' }), everyone(200)],
  register: [
    () => ({
      path: '/registration',
      body: {
        kind: 'private',
        email: 'zeile@zeile.example',
        password: 'Zeile-2026-gut!',
        salutation: 'Frau',
        firstName: 'A',
        lastName: 'B',
        terms: true,
        confirmed: true,
        challenge: 'e30=',
      },
    }),
    everyone(400),
  ],
  resendConfirmation: [
    () => ({ path: '/registration/resend', body: { email: 'nobody@nowhere.example' } }),
    everyone(204),
  ],
  confirmRegistration: [() => ({ path: '/registration/confirmation', body: { token: 'x'.repeat(43) } }), everyone(410)],
  inviteContact: [
    () => ({ path: `/contacts/${unknown}/invitation` }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  withdrawInvitations: [
    () => ({ path: '/invitations/withdrawals', body: { ids: [unknown] } }),
    { customer: 201, customer2: 201, ...staff(201) },
  ],
  withdrawInvitation: [
    () => ({ path: `/contacts/${unknown}/invitation` }),
    { customer: 404, customer2: 404, ...staff(404) },
  ],
  inviteContacts: [
    () => ({ path: '/invitations', body: { ids: [unknown] } }),
    { customer: 201, customer2: 201, ...staff(201) },
  ],
  listInvitations: [
    () => ({ path: `/invitations?contacts=${unknown}` }),
    { customer: 200, customer2: 200, ...staff(200) },
  ],
  readInvitation: [
    () => ({ path: '/registration/invitation/contact', body: { id: unknown, token: 'x'.repeat(43) } }),
    everyone(410),
  ],
  acceptInvitation: [
    () => ({
      path: '/registration/invitation',
      body: { id: unknown, token: 'x'.repeat(43), password: 'Zeile-2026-gut!' },
    }),
    everyone(410),
  ],
  listCompanyClaims: [() => ({ path: '/company-claims' }), staff(200)],
  assignCompanyClaim: [
    ({ company }) => ({ path: `/company-claims/${unknown}/assignment`, body: { companyId: company } }),
    staff(404),
  ],
  declineCompanyClaims: [() => ({ path: '/company-claims/refusals', body: { ids: [unknown] } }), staff(201)],
  declineCompanyClaim: [() => ({ path: `/company-claims/${unknown}/refusal` }), staff(404)],
  readMyClaim: [() => ({ path: '/my/company-claim' }), signedIn(200)],
  readCrmState: [() => ({ path: '/crm' }), staff(200)],
  searchCrm: [() => ({ path: '/crm/companies?search=Ruhr' }), staff(200)],
  readCrmCompany: [() => ({ path: '/crm/companies/81010' }), staff(200)],
  importCompany: [
    (_, unique) => ({
      path: `/crm/companies/${82_001 + unique}/import`,
      body: companyBody(String(21_001 + unique)),
    }),
    staff(201),
  ],
  compareCompany: [({ company }) => ({ path: `/companies/${company}/crm-comparison` }), staff(200)],
  linkCompany: [({ company }) => ({ path: `/companies/${company}/crm-link`, body: { crmId: '70023' } }), staff(200)],
  listCrmContacts: [({ company }) => ({ path: `/companies/${company}/crm-contacts` }), staff(200)],
  importCrmContacts: [
    ({ company }) => ({ path: `/companies/${company}/crm-contacts`, body: { contacts: [{ email: 'a@b.example' }] } }),
    staff(201),
  ],
  listCrmLicences: [({ company }) => ({ path: `/companies/${company}/crm-licences` }), staff(200)],
  importCrmLicence: [
    ({ company }) => ({ path: `/companies/${company}/crm-licences/D-1001/import`, body: {} }),
    staff(201),
  ],
  addCompanyType: [
    (_, unique) => ({ path: '/company-types', body: { nameDe: `Art ${unique}`, nameEn: `Kind ${unique}` } }),
    staff(201),
  ],
  readMovingIn: [() => ({ path: '/moving-in' }), staff(200)],
  downloadMovingTemplate: [() => ({ path: '/moving-in/templates/companies?format=csv' }), staff(200)],
  exportMovingTables: [() => ({ path: '/moving-in/archives', body: {} }), staff(200)],
  createImport: [() => ({ path: '/imports?kind=companies&fileName=a.csv' }), staff(415)],
  listImports: [() => ({ path: '/imports' }), staff(200)],
  readImport: [() => ({ path: `/imports/${unknown}` }), staff(404)],
  rereadImport: [() => ({ path: `/imports/${unknown}/reading`, body: {} }), staff(404)],
  mapImport: [() => ({ path: `/imports/${unknown}/mapping`, body: { mapping: [] } }), staff(404)],
  listImportRows: [() => ({ path: `/imports/${unknown}/rows` }), staff(404)],
  startImport: [() => ({ path: `/imports/${unknown}/start`, body: { rows: 'all' } }), staff(404)],
  deleteImports: [() => ({ path: '/imports/removals', body: { ids: [unknown] } }), staff(201)],
  deleteImport: [() => ({ path: `/imports/${unknown}` }), staff(404)],
  exportList: [
    () => ({ path: '/exports', body: { list: 'listCompanies', format: 'csv', query: { search: '10023' } } }),
    staff(200),
  ],
  // Last, since it ends the actors' sessions.
  signOut: [() => ({ path: '/session' }), everyone(204)],
}

let records: Records
beforeAll(async () => {
  records = await prepare(portal)
})

test('every operation of the contract has a row, and no row is left over', () => {
  expect(Object.keys(table).toSorted()).toEqual(operations.map((operation) => operation.name).toSorted())
})

describe.each(Object.entries(table))('%s', (name, [request, expected]) => {
  test('answers each actor with the expected status', async () => {
    const operation = operations.find((one) => one.name === name)!
    const statuses: Statuses = {}
    for (const [index, who] of actors.entries()) {
      const { path, body } = request(records, index)
      const payload = operation.method === 'GET' ? undefined : (body ?? {})
      // Not as one who gives the password again: what wants that refuses here.
      const headers = who === 'none' ? {} : { authorization: `Bearer ${await portal.tokenOf(who)}` }
      statuses[who] = (await portal.call(null, operation.method, path, payload, headers)).status
    }
    expect(statuses).toEqual({ ...refused, ...expected })
  })
})

async function prepare({ call }: TestPortal): Promise<Records> {
  const company = await portal.given.companyId('10023')
  const products = (await call('licenser', 'GET', `/companies/${company}/products`)).json.items
  const owned = products.find(
    (one: { product: { version: number }; configuration: object | null }) =>
      one.product.version === 20 && one.configuration,
  )
  // One that rows issue for, and one whose licence stays the current one.
  const [host, licensed] = [
    (await call('licenser', 'POST', `/holdings/${owned.id}/hosts`, hostInput)).json.id,
    (await call('licenser', 'POST', `/holdings/${owned.id}/hosts`, hostInput)).json.id,
  ]
  expect((await call('licenser', 'POST', `/hosts/${host}/licences`, {})).status).toBe(201)
  const licence = await call('licenser', 'POST', `/hosts/${licensed}/licences`, {})
  expect([licence.status, licence.json]).toMatchObject([201, {}])
  const person = { companyId: company, salutation: 'Frau', firstName: 'A', lastName: 'B', email: 'a@zeile.example' }
  const contact = (await call('licenser', 'POST', '/contacts', person)).json.id
  return {
    company,
    contact,
    holding: owned.id,
    product: owned.product.id,
    configuration: owned.configuration.id,
    host,
    licence: licence.json.id,
  }
}
