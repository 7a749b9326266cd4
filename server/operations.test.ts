import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { type TestPortal, testPortal, type Who } from './testing/portal.ts'
import { hostInput, networkRequest } from './testing/samples.ts'

const portal = testPortal()

/** The actors in the order of a row's expected statuses. Customer A belongs to company 10023, whose records the rows ask for. */
const actors: (Who | null)[] = [null, 'student', 'user', 'customer', 'customer2', 'licenser', 'administrator']

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
/** The request and, in the order of the actors, what it answers to each: '401 403 403 403 403 200 200'. */
type Row = [request: (records: Records, unique: number) => Request, statuses: string]

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
    '401 401 401 401 401 401 401',
  ],
  refreshSession: [() => ({ path: '/session/refresh' }), '201 201 201 201 201 201 201'],
  readMe: [() => ({ path: '/session' }), '401 200 200 200 200 200 200'],
  listMailTemplates: [() => ({ path: '/mail-templates?language=de' }), '401 403 403 403 403 200 200'],
  listMailSamples: [() => ({ path: '/mail-samples?language=de' }), '200 200 200 200 200 200 200'],
  listCrmPeople: [() => ({ path: '/crm/companies/70023/contacts' }), '401 403 403 403 403 200 200'],
  searchCrmDocuments: [() => ({ path: '/crm/documents?search=70023' }), '401 403 403 403 403 200 200'],
  findLicences: [() => ({ path: '/licence-records?fileName=a.lic' }), '401 403 403 403 403 200 200'],
  registerByProgram: [
    (_, unique) => ({ path: '/registration/by-program', body: { kind: 'private', email: `p${unique}@zeile.example` } }),
    '400 400 400 400 400 400 400',
  ],
  noteDownload: [
    ({ holding }) => ({ path: `/holdings/${holding}/noted-downloads`, body: { fileId: unknown } }),
    '401 404 404 404 404 404 404',
  ],
  readMyContact: [() => ({ path: '/profile/contact' }), '401 200 200 200 200 200 200'],
  changeMyContact: [() => ({ path: '/profile/contact', body: { phone: '1' } }), '401 200 200 200 200 200 200'],
  findAccount: [() => ({ path: '/account-records/student@wellenwerk.example' }), '401 200 404 404 404 200 200'],
  listRoleNames: [() => ({ path: '/role-names' }), '401 200 200 200 200 200 200'],
  listPermissionsOfRole: [() => ({ path: `/role-names/${unknown}/permissions` }), '401 404 404 404 404 404 404'],
  listProductRecords: [() => ({ path: '/product-records' }), '401 403 403 403 403 200 200'],
  listCompanyRecords: [() => ({ path: '/company-records' }), '401 403 403 403 403 200 200'],
  listOrders: [() => ({ path: '/order-records' }), '401 403 403 403 403 200 200'],
  listVerifications: [() => ({ path: '/verification-records' }), '401 403 403 403 403 200 200'],
  listConfigurationRecords: [() => ({ path: '/configuration-records' }), '401 403 403 403 403 200 200'],
  listCloudConfigurations: [() => ({ path: '/cloud/configurations' }), '401 403 403 403 403 200 200'],
  findStudentDomain: [() => ({ path: '/student-domain-names/tum.de' }), '401 403 403 403 403 200 200'],
  readProfile: [() => ({ path: '/profile' }), '401 200 200 200 200 200 200'],
  saveProfile: [() => ({ path: '/profile', body: profileBody }), '401 200 200 200 200 200 200'],
  readAvatar: [() => ({ path: '/profile/avatar' }), '401 404 404 404 404 404 404'],
  saveAvatar: [() => ({ path: '/profile/avatar', body: Buffer.from('<svg/>') }), '401 422 422 422 422 422 422'],
  deleteAvatar: [() => ({ path: '/profile/avatar' }), '401 204 204 204 204 204 204'],
  exportMyData: [() => ({ path: '/profile/data' }), '401 200 200 200 200 200 200'],
  readContactAddress: [({ contact }) => ({ path: `/contacts/${contact}/address` }), '401 403 403 403 403 200 200'],
  saveContactAddress: [
    ({ contact }) => ({ path: `/contacts/${contact}/address`, body: addressBody }),
    '401 403 403 403 403 200 200',
  ],
  listContactConsents: [({ contact }) => ({ path: `/contacts/${contact}/consents` }), '401 403 403 403 403 200 200'],
  sendContactMessage: [
    () => ({ path: `/contacts/${unknown}/messages`, body: { subject: 'Termin', text: 'Guten Tag' } }),
    '401 403 403 403 403 404 404',
  ],
  setContactConsent: [
    ({ contact }) => ({ path: `/contacts/${contact}/consents/email`, body: { given: true } }),
    '401 403 403 403 403 200 200',
  ],
  createAddressDraft: [() => ({ path: '/address-drafts', body: addressBody }), '401 201 201 201 201 201 201'],
  readAddressDraft: [() => ({ path: `/address-drafts/${unknown}` }), '401 404 404 404 404 404 404'],
  changeAddressDraft: [
    () => ({ path: `/address-drafts/${unknown}`, body: addressBody }),
    '401 404 404 404 404 404 404',
  ],
  assignAddressDraft: [
    ({ contact }) => ({ path: `/address-drafts/${unknown}/contact`, body: { contactId: contact } }),
    '401 404 404 404 404 404 404',
  ],
  orderNewsletter: [
    () => ({
      path: '/newsletter-orders',
      body: { email: 'nobody@nowhere.example', subject: 'student', language: 'de' },
    }),
    '401 404 404 404 404 404 404',
  ],
  listConsents: [() => ({ path: '/profile/consents' }), '401 200 200 200 200 200 200'],
  setConsent: [() => ({ path: '/profile/consents/email', body: { given: true } }), '401 200 200 200 200 200 200'],
  confirmConsent: [
    () => ({ path: '/profile/consent-confirmations', body: { token: 'x'.repeat(43) } }),
    '410 410 410 410 410 410 410',
  ],
  requestErasure: [() => ({ path: '/profile/erasure' }), '401 403 403 403 403 403 403'],
  setPreferences: [() => ({ path: '/session/preferences', body: { language: 'de' } }), '401 204 204 204 204 204 204'],
  unlockAccount: [() => ({ path: '/session/unlock', body: { token: 'x'.repeat(43) } }), '410 410 410 410 410 410 410'],
  requestNewPassword: [
    () => ({ path: '/session/password-links', body: { email: 'nobody@nowhere.example' } }),
    '204 204 204 204 204 204 204',
  ],
  setNewPassword: [
    () => ({ path: '/session/new-password', body: { id: 'x'.repeat(43), password: 'Zeile-2026-gut!' } }),
    '410 410 410 410 410 410 410',
  ],
  changePassword: [
    () => ({ path: '/session/password', body: { oldPassword: 'Falsch-2026!', password: 'Zeile-2026-gut!' } }),
    '401 422 422 422 422 422 422',
  ],
  listSessions: [() => ({ path: '/session/sessions' }), '401 200 200 200 200 200 200'],
  endOwnSession: [() => ({ path: `/session/sessions/${unknown}` }), '401 404 404 404 404 404 404'],
  endOtherSessions: [() => ({ path: '/session/sessions' }), '401 204 204 204 204 204 204'],
  readFactor: [() => ({ path: '/session/factor' }), '401 401 401 401 401 401 401'],
  proveFactor: [
    () => ({ path: '/session/factor', body: { method: 'email', code: '123456' } }),
    '401 401 401 401 401 401 401',
  ],
  mailFactorCode: [() => ({ path: '/session/factor/mail' }), '401 401 401 401 401 401 401'],
  readFactorPasskeyOptions: [() => ({ path: '/session/factor/passkey/options' }), '401 401 401 401 401 401 401'],
  proveFactorPasskey: [
    () => ({ path: '/session/factor/passkey', body: { response: assertion } }),
    '401 401 401 401 401 401 401',
  ],
  readPasskeySignInOptions: [() => ({ path: '/session/passkey/options' }), '201 201 201 201 201 201 201'],
  signInWithPasskey: [
    () => ({ path: '/session/passkey', body: { response: assertion } }),
    '401 401 401 401 401 401 401',
  ],
  readSecurity: [() => ({ path: '/session/security' }), '401 200 200 200 200 200 200'],
  setEmailFactor: [
    () => ({ path: '/session/security/email-factor', body: { enabled: true } }),
    '401 403 403 403 403 403 403',
  ],
  startTotp: [() => ({ path: '/session/security/totp' }), '401 403 403 403 403 403 403'],
  confirmTotp: [() => ({ path: '/session/security/totp', body: { code: '123456' } }), '401 403 403 403 403 403 403'],
  removeTotp: [() => ({ path: '/session/security/totp' }), '401 403 403 403 403 403 403'],
  createRecoveryCodes: [() => ({ path: '/session/security/recovery-codes' }), '401 403 403 403 403 403 403'],
  readPasskeyOptions: [() => ({ path: '/session/security/passkeys/options' }), '401 403 403 403 403 403 403'],
  addPasskey: [
    () => ({ path: '/session/security/passkeys', body: { name: 'x', response: attestation } }),
    '401 403 403 403 403 403 403',
  ],
  renamePasskey: [
    () => ({ path: `/session/security/passkeys/${unknown}`, body: { name: 'x' } }),
    '401 404 404 404 404 404 404',
  ],
  removePasskey: [() => ({ path: `/session/security/passkeys/${unknown}` }), '401 403 403 403 403 403 403'],
  requestEmailChange: [
    () => ({ path: '/session/security/email', body: { email: 'neu@zeile.example' } }),
    '401 403 403 403 403 403 403',
  ],
  confirmEmail: [() => ({ path: '/session/email', body: { token: 'x'.repeat(43) } }), '410 410 410 410 410 410 410'],
  confirmSession: [
    () => ({ path: '/session/confirmation', body: { password: 'Falsch-2026!' } }),
    '401 422 422 422 422 422 422',
  ],
  readConfirmationOptions: [() => ({ path: '/session/confirmation/passkey/options' }), '401 201 201 201 201 201 201'],
  confirmWithPasskey: [
    () => ({ path: '/session/confirmation/passkey', body: { response: assertion } }),
    '401 422 422 422 422 422 422',
  ],
  createFirstAdministrator: [
    () => ({ path: '/setup', body: { token: 'x'.repeat(43), email: 'a@b.example', password: 'Wolkenbruch-Zimt-481' } }),
    '410 410 410 410 410 410 410',
  ],
  readLogo: [() => ({ path: '/portal/logo' }), '404 404 404 404 404 404 404'],
  readPortal: [() => ({ path: '/portal' }), '200 200 200 200 200 200 200'],
  readPage: [() => ({ path: '/pages/imprint' }), '200 200 200 200 200 200 200'],
  savePage: [
    () => ({ path: '/pages/imprint', body: { titleDe: 'Impressum', titleEn: 'Imprint', bodyDe: 'A', bodyEn: 'B' } }),
    '401 403 403 403 403 403 200',
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
    '204 204 204 204 204 204 204',
  ],
  declareCancellation: [
    () => ({ path: '/legal/cancellations', body: cancellationBody }),
    '400 400 400 400 400 400 400',
  ],
  declareWithdrawal: [
    () => ({
      path: '/legal/withdrawals',
      body: { name: 'Zeile', email: 'withdrawal@zeile.example', language: 'de', reference: '', challenge: 'e30=' },
    }),
    '400 400 400 400 400 400 400',
  ],
  listLegalNotices: [() => ({ path: '/legal/notices' }), '401 403 403 403 403 200 200'],
  completeLegalNotice: [
    () => ({ path: `/legal/notices/${unknown}/done`, body: { note: '' } }),
    '401 403 403 403 403 404 404',
  ],
  listCompanies: [() => ({ path: '/companies' }), '401 403 403 403 403 200 200'],
  listCompanyTypes: [() => ({ path: '/company-types' }), '401 403 403 403 403 200 200'],
  readCompany: [({ company }) => ({ path: `/companies/${company}` }), '401 403 403 200 404 200 200'],
  findCompany: [() => ({ path: '/company-numbers/10023' }), '401 403 403 200 404 200 200'],
  createCompany: [
    (_, unique) => ({ path: '/companies', body: companyBody(String(88_000 + unique)) }),
    '401 403 403 403 403 201 201',
  ],
  changeCompany: [
    ({ company }) => ({ path: `/companies/${company}`, body: { phone: '1' } }),
    '401 403 403 403 403 200 200',
  ],
  deleteCompany: [({ company }) => ({ path: `/companies/${company}` }), '401 403 403 403 403 403 403'],
  listCompanyContacts: [({ company }) => ({ path: `/companies/${company}/contacts` }), '401 403 403 200 404 200 200'],
  listContacts: [() => ({ path: '/contacts' }), '401 403 403 403 403 200 200'],
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
    '401 403 403 201 404 201 201',
  ],
  addContactHolding: [
    ({ contact, product }) => ({ path: `/contacts/${contact}/products`, body: { productId: product } }),
    '401 403 403 403 403 409 409',
  ],
  listContactHoldings: [({ contact }) => ({ path: `/contacts/${contact}/products` }), '401 404 404 200 404 200 200'],
  listContactAssignableProducts: [
    ({ contact }) => ({ path: `/contacts/${contact}/assignable-products` }),
    '401 403 403 403 403 200 200',
  ],
  listContactConfigurations: [
    ({ contact }) => ({ path: `/contacts/${contact}/configurations` }),
    '401 403 403 403 403 200 200',
  ],
  readContact: [({ contact }) => ({ path: `/contacts/${contact}` }), '401 403 403 200 404 200 200'],
  findContact: [() => ({ path: '/contact-addresses/nobody@zeile.example' }), '401 403 403 403 403 404 404'],
  changeContact: [
    ({ contact }) => ({ path: `/contacts/${contact}`, body: { phone: '1' } }),
    '401 403 403 200 404 200 200',
  ],
  readContactAccount: [({ contact }) => ({ path: `/contacts/${contact}/account` }), '401 403 403 403 403 403 200'],
  // Nobody registered with the address of this contact.
  endContactSessions: [() => ({ path: `/contacts/${unknown}/account/sessions` }), '401 403 403 403 403 403 404'],
  resetContactFactors: [() => ({ path: `/contacts/${unknown}/account/factors` }), '401 403 403 403 403 403 403'],
  setContactRole: [
    ({ contact }) => ({ path: `/contacts/${contact}/account/role`, body: { roleId: unknown } }),
    '401 403 403 403 403 403 403',
  ],
  listMyCourses: [() => ({ path: '/my/courses' }), '401 200 200 200 200 200 200'],
  askForCourse: [
    () => ({ path: '/my/courses', body: { name: 'Kurs', term: 'WS', places: 1 } }),
    '401 422 422 422 422 422 422',
  ],
  readCourseInvitation: [() => ({ path: `/course-invitations/${'x'.repeat(43)}` }), '401 404 404 404 404 404 404'],
  joinCourse: [() => ({ path: `/course-invitations/${'x'.repeat(43)}/places` }), '401 404 404 404 404 404 404'],
  listCourses: [() => ({ path: '/courses' }), '401 403 403 403 403 200 200'],
  decideOnCourse: [
    () => ({ path: `/courses/${unknown}/decision`, body: { approve: true } }),
    '401 403 403 403 403 404 404',
  ],
  readMyStudies: [() => ({ path: '/my/studies' }), '401 200 200 200 200 200 200'],
  takeStudentVersion: [() => ({ path: '/my/studies', body: { productId: unknown } }), '401 409 409 409 409 409 409'],
  sendStudentEmail: [
    () => ({ path: '/my/studies/email', body: { email: 'wer@gmx.de' } }),
    '401 422 422 422 422 422 422',
  ],
  confirmStudentEmail: [
    () => ({ path: '/student-email-confirmations', body: { id: 'x'.repeat(43), email: 'wer@tum.de' } }),
    '400 400 400 400 400 400 400',
  ],
  uploadProof: [
    () => ({ path: '/my/studies/proofs?name=x', body: Buffer.from('<svg/>') }),
    '401 422 422 422 422 422 422',
  ],
  removeProof: [() => ({ path: `/my/studies/proofs/${unknown}` }), '401 404 404 404 404 404 404'],
  generateStudentLicence: [
    () => ({ path: `/my/studies/${unknown}/licence`, body: { consent: true } }),
    '401 404 404 404 404 404 404',
  ],
  downloadStudentLicence: [
    () => ({ path: `/my/studies/${unknown}/download`, body: {} }),
    '401 404 404 404 404 404 404',
  ],
  readStudentProduct: [
    ({ product }) => ({ path: `/products/${product}/student-terms` }),
    '401 403 403 403 403 403 200',
  ],
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
    '401 403 403 403 403 403 409',
  ],
  listMyOrders: [() => ({ path: '/my/orders' }), '401 200 200 200 200 200 200'],
  readMyOrder: [() => ({ path: `/my/orders/${unknown}` }), '401 404 404 404 404 404 404'],
  placeOrder: [({ product }) => ({ path: '/my/orders', body: { productId: product } }), '401 409 409 409 409 409 409'],
  listProductsToBuy: [() => ({ path: '/my/products-to-buy' }), '401 200 200 200 200 200 200'],
  printReceipt: [() => ({ path: `/orders/${unknown}/receipt` }), '401 404 404 404 404 404 404'],
  listContactOrders: [({ contact }) => ({ path: `/contacts/${contact}/orders` }), '401 403 403 403 403 200 200'],
  listPayableProducts: [() => ({ path: '/payable-products' }), '401 403 403 403 403 403 200'],
  createPayment: [
    ({ contact }) => ({
      path: `/contacts/${contact}/orders`,
      body: { productId: unknown, priceCents: 100, reference: '1', orderedOn: '2026-01-01' },
    }),
    '401 403 403 403 403 403 404',
  ],
  noteShopReturn: [() => ({ path: `/my/orders/${unknown}/return`, body: {} }), '401 404 404 404 404 404 404'],
  setOrderTest: [() => ({ path: `/orders/${unknown}/test`, body: { test: true } }), '401 403 403 403 403 403 404'],
  sendPaymentToCrm: [() => ({ path: `/orders/${unknown}/crm-mail`, body: {} }), '401 403 403 403 403 403 409'],
  listShopNotifications: [() => ({ path: '/shop-notifications' }), '401 403 403 403 403 403 200'],
  workNotification: [() => ({ path: `/shop-notifications/${unknown}/work`, body: {} }), '401 403 403 403 403 403 404'],
  listCloudStacks: [() => ({ path: `/cloud/stacks` }), '401 403 403 403 403 200 200'],
  refreshCloud: [() => ({ path: `/cloud/looks`, body: {} }), '401 403 403 403 403 201 201'],
  listCloudAccountTypes: [() => ({ path: `/cloud/account-types` }), '401 403 403 403 403 200 200'],
  readCloudHolding: [() => ({ path: `/cloud/holdings/${unknown}` }), '401 403 403 403 403 404 404'],
  createCloudConfiguration: [
    () => ({
      path: `/cloud/holdings/${unknown}/configurations`,
      body: { accountTypeId: unknown, stackId: unknown, seats: 1, runtime: '12', startDate: '2026-11-01' },
    }),
    '401 403 403 403 403 404 404',
  ],
  readCloudConfiguration: [() => ({ path: `/cloud/configurations/${unknown}` }), '401 403 403 403 403 404 404'],
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
    '401 403 403 403 403 404 404',
  ],
  removeCloudConfiguration: [() => ({ path: `/cloud/configurations/${unknown}` }), '401 403 403 403 403 403 404'],
  listCloudCompanies: [() => ({ path: `/cloud/companies` }), '401 403 403 403 403 200 200'],
  listCloudUsers: [() => ({ path: `/cloud/configurations/${unknown}/users` }), '401 403 403 403 403 404 404'],
  listCloudCandidates: [() => ({ path: `/cloud/configurations/${unknown}/candidates` }), '401 403 403 403 403 404 404'],
  findCloudUser: [() => ({ path: `/cloud/people?contact=${unknown}` }), '401 403 403 403 403 404 404'],
  addCloudUsers: [
    () => ({ path: `/cloud/configurations/${unknown}/users`, body: { contacts: [unknown] } }),
    '401 403 403 403 403 404 404',
  ],
  setCloudAccess: [
    () => ({ path: `/cloud/configurations/${unknown}/users/${unknown}`, body: { active: false } }),
    '401 403 403 403 403 404 404',
  ],
  setCloudAccessOfMany: [
    () => ({ path: `/cloud/configurations/${unknown}/access`, body: { contacts: [unknown], active: false } }),
    '401 403 403 403 403 404 404',
  ],
  inviteCloudUsers: [
    () => ({ path: `/cloud/configurations/${unknown}/invitations`, body: { contacts: [unknown] } }),
    '401 403 403 403 403 404 404',
  ],
  removeCloudUsers: [
    () => ({ path: `/cloud/configurations/${unknown}/removals`, body: { contacts: [unknown] } }),
    '401 403 403 403 403 404 404',
  ],
  listCompanyCloud: [() => ({ path: `/cloud/companies/${unknown}/accounts` }), '401 403 403 403 403 404 404'],
  readCloudSettings: [() => ({ path: '/cloud/settings' }), '401 403 403 403 403 403 200'],
  saveCloudSettings: [
    () => ({
      path: '/cloud/settings',
      body: { blockWeeks: 4, userProfiles: [], testProfiles: [11, 12], modifiedAt: '2026-11-01T00:00:00.000Z' },
    }),
    '401 403 403 403 403 403 409',
  ],
  resetCloudSettings: [() => ({ path: '/cloud/settings' }), '401 403 403 403 403 403 204'],
  inviteCloudUser: [
    () => ({ path: `/cloud/configurations/${unknown}/users/${unknown}/invitation`, body: {} }),
    '401 403 403 403 403 404 404',
  ],
  openCloudInvitation: [
    () => ({ path: `/cloud/invitations`, body: { token: 'x'.repeat(43) } }),
    '410 410 410 410 410 410 410',
  ],
  listLinkedHoldings: [() => ({ path: `/cloud/configurations/${unknown}/products` }), '401 403 403 403 403 404 404'],
  setLinkedHolding: [
    () => ({ path: `/cloud/configurations/${unknown}/products/${unknown}`, body: { active: false } }),
    '401 403 403 403 403 404 404',
  ],
  listMyCloud: [() => ({ path: `/my/cloud` }), '401 403 403 200 200 200 200'],
  readCloudPlaces: [() => ({ path: `/cloud/places/${unknown}` }), '401 403 403 404 404 404 404'],
  setCloudPlace: [
    () => ({ path: `/cloud/places/${unknown}/users/${unknown}`, body: { active: false } }),
    '401 403 403 404 404 404 404',
  ],
  setCloudPlaces: [
    () => ({ path: `/cloud/places/${unknown}/users`, body: { contacts: [unknown], active: false } }),
    '401 403 403 404 404 404 404',
  ],
  createCloudTicket: [() => ({ path: `/cloud/tickets`, body: {} }), '201 201 201 201 201 201 201'],
  createCloudSession: [
    () => ({ path: `/cloud/sessions`, body: { ticket: 'x', email: 'x@x.example', password: 'x' } }),
    '410 410 410 410 410 410 410',
  ],
  launchCloud: [() => ({ path: `/cloud/launches`, body: {} }), '401 201 201 201 201 201 201'],
  requestCloudPassword: [
    () => ({ path: `/cloud/passwords`, body: { email: 'x@x.example' } }),
    '201 201 201 201 201 201 201',
  ],
  listPendingCloudChanges: [() => ({ path: `/cloud/accounts/${unknown}/pending` }), '401 403 403 404 404 404 404'],
  undoCloudChange: [() => ({ path: `/cloud/accounts/${unknown}/pending/${unknown}` }), '401 403 403 404 404 404 404'],
  listCloudAffected: [() => ({ path: `/cloud/configurations/${unknown}/affected` }), '401 403 403 403 403 404 404'],
  extendCloudConfiguration: [
    () => ({
      path: `/cloud/configurations/${unknown}/terms`,
      body: { runtime: '12', modifiedAt: '2026-01-01T00:00:00Z' },
    }),
    '401 403 403 403 403 404 404',
  ],
  listOwnCloudPlaces: [() => ({ path: '/my/cloud-places' }), '401 200 200 200 200 200 200'],
  listRunningSessions: [() => ({ path: `/cloud/configurations/${unknown}/sessions` }), '401 403 403 403 403 404 404'],
  endRunningSession: [() => ({ path: `/cloud/configurations/${unknown}/sessions/x` }), '401 403 403 403 403 404 404'],
  listStudents: [() => ({ path: '/students' }), '401 403 403 403 403 200 200'],
  readStudentCard: [({ contact }) => ({ path: `/contacts/${contact}/studies` }), '401 403 403 403 403 200 200'],
  readStudentStatistics: [() => ({ path: '/student-statistics' }), '401 403 403 403 403 403 200'],
  countStudents: [() => ({ path: '/student-statistics/count' }), '401 403 403 403 403 403 201'],
  listContactMails: [({ contact }) => ({ path: `/contacts/${contact}/mails` }), '401 403 403 403 403 200 200'],
  listReviews: [() => ({ path: '/student-reviews' }), '401 403 403 403 403 200 200'],
  claimReview: [({ contact }) => ({ path: `/contacts/${contact}/review`, body: {} }), '401 403 403 403 403 409 409'],
  lookAtProof: [() => ({ path: `/proofs/${unknown}/look`, body: {} }), '401 403 403 403 403 404 404'],
  decideOnStudent: [
    ({ contact }) => ({
      path: `/contacts/${contact}/verification`,
      body: { decision: 'unreadable', status: 'proofNeeded' },
    }),
    '401 403 403 403 403 409 409',
  ],
  undoDecision: [
    ({ contact }) => ({ path: `/contacts/${contact}/verification/decision` }),
    '401 403 403 403 403 409 409',
  ],
  listWaitingFrom: [() => ({ path: `/student-domains/${unknown}/waiting` }), '401 403 403 403 403 404 404'],
  verifyWaitingFrom: [() => ({ path: `/student-domains/${unknown}/waiting`, body: {} }), '401 403 403 403 403 404 404'],
  setUniversity: [
    ({ contact }) => ({ path: `/contacts/${contact}/university`, body: { universityId: unknown } }),
    '401 403 403 403 403 409 409',
  ],
  resendStudentEmail: [
    ({ contact }) => ({ path: `/contacts/${contact}/student-email`, body: {} }),
    '401 403 403 409 404 409 409',
  ],
  generateLicenceFor: [
    ({ contact }) => ({ path: `/contacts/${contact}/studies/${unknown}/licence`, body: {} }),
    '401 403 403 403 403 404 404',
  ],
  askForConsent: [
    ({ contact }) => ({ path: `/contacts/${contact}/studies/${unknown}/consent-request`, body: {} }),
    '401 403 403 403 403 404 404',
  ],
  downloadLicenceOf: [
    ({ contact }) => ({ path: `/contacts/${contact}/studies/${unknown}/download`, body: {} }),
    '401 403 403 403 403 404 404',
  ],
  findUniversities: [() => ({ path: '/universities?search=tum' }), '401 403 403 403 403 200 200'],
  listEvents: [() => ({ path: '/events' }), '401 403 403 403 403 200 200'],
  readEvent: [() => ({ path: `/events/${unknown}` }), '401 403 403 403 403 404 404'],
  createEvent: [
    () => ({
      path: '/events',
      body: { name: 'x', places: 1, stackId: unknown, day: '2090-01-01', from: '09:00', to: '10:00' },
    }),
    '401 403 403 403 403 422 422',
  ],
  updateEvent: [
    () => ({
      path: `/events/${unknown}`,
      body: { name: 'x', places: 1, stackId: unknown, day: '2090-01-01', from: '09:00', to: '10:00' },
    }),
    '401 403 403 403 403 404 404',
  ],
  deleteEvent: [() => ({ path: `/events/${unknown}` }), '401 403 403 403 403 404 404'],
  planEvent: [
    () => ({ path: `/events/plan?stackId=${unknown}&day=2090-01-01&from=09:00&to=10:00&places=1` }),
    '401 403 403 403 403 422 422',
  ],
  listEventPlaces: [() => ({ path: `/events/${unknown}/places` }), '401 403 403 403 403 404 404'],
  exportEventPlaces: [() => ({ path: `/events/${unknown}/places/file` }), '401 403 403 403 403 404 404'],
  renewEventPlace: [() => ({ path: `/events/${unknown}/places/${unknown}/link` }), '401 403 403 403 403 404 404'],
  readEventPlace: [
    () => ({ path: '/event-places/look', body: { token: 'x'.repeat(43) } }),
    '404 404 404 404 404 404 404',
  ],
  launchEventPlace: [
    () => ({ path: '/event-places/launch', body: { token: 'x'.repeat(43) } }),
    '404 404 404 404 404 404 404',
  ],
  listDownloads: [() => ({ path: '/downloads' }), '401 403 403 403 403 200 200'],
  listFileReferences: [() => ({ path: `/file-references/${unknown}` }), '401 404 404 404 404 404 404'],
  readDataFile: [() => ({ path: `/data-files/${unknown}` }), '401 404 404 404 404 404 404'],
  listVirtualDesktops: [() => ({ path: '/virtual-desktops' }), '401 403 403 403 403 200 200'],
  readDesktopLook: [() => ({ path: '/virtual-desktops/look' }), '401 403 403 403 403 200 200'],
  refreshVirtualDesktops: [() => ({ path: '/virtual-desktops/look' }), '401 403 403 403 403 201 201'],
  setDesktopTerm: [
    () => ({ path: `/virtual-desktops/${unknown}`, body: { startDate: null, endDate: null } }),
    '401 403 403 403 403 404 404',
  ],
  removeVirtualDesktops: [
    () => ({ path: '/virtual-desktops/removals', body: { ids: [unknown] } }),
    '401 403 403 403 403 201 201',
  ],
  removeVirtualDesktop: [() => ({ path: `/virtual-desktops/${unknown}` }), '401 403 403 403 403 404 404'],
  listCloudUsage: [() => ({ path: '/cloud-usage' }), '401 403 403 403 403 200 200'],
  listCloudUsageGroups: [() => ({ path: '/cloud-usage/groups' }), '401 403 403 403 403 403 200'],
  listCloudNeeds: [() => ({ path: '/cloud-usage/needs' }), '401 403 403 403 403 200 200'],
  readCloudRefusals: [() => ({ path: '/cloud-usage/refusals' }), '401 403 403 403 403 200 200'],
  listCloudSessions: [
    ({ company }) => ({ path: `/companies/${company}/cloud-sessions` }),
    '401 403 403 403 403 200 200',
  ],
  readCloudStatistics: [() => ({ path: '/cloud-usage/statistics' }), '401 403 403 403 403 200 200'],
  readCloudUsageChart: [
    ({ company }) => ({ path: `/cloud-usage/chart?company=${company}` }),
    '401 403 403 200 404 404 200',
  ],
  readUsageSettings: [() => ({ path: `/cloud-usage/accounts/${unknown}` }), '401 403 403 403 403 404 404'],
  readUsageOutlook: [() => ({ path: `/cloud-usage/accounts/${unknown}/outlook` }), '401 403 403 403 403 404 404'],
  saveUsageSettings: [
    () => ({
      path: `/cloud-usage/accounts/${unknown}`,
      body: { costsShown: true, budgetKind: 'none', budgetAmount: 0, budgetStops: false },
    }),
    '401 403 403 403 403 404 404',
  ],
  listCostVariables: [() => ({ path: '/cloud-usage/costs' }), '401 403 403 403 403 200 200'],
  saveCostVariables: [
    () => ({
      path: '/cloud-usage/costs',
      body: { fromMonth: '2040-01', perHourCents: 1, perLoginMonthCents: 1, serverMonthCents: 1 },
    }),
    '401 403 403 403 403 200 200',
  ],
  removeCostVariables: [() => ({ path: '/cloud-usage/costs/2041-01' }), '401 403 403 403 403 404 404'],
  uploadCloudReport: [
    () => ({ path: '/cloud-usage/reports?name=x.csv', body: Buffer.from('x') }),
    '401 403 403 403 403 400 400',
  ],
  readCloudReportFetch: [() => ({ path: '/cloud-usage/reports/fetch' }), '401 403 403 403 403 200 200'],
  fetchCloudReports: [() => ({ path: '/cloud-usage/reports/fetch' }), '401 403 403 403 403 204 204'],
  listCloudReports: [() => ({ path: '/cloud-usage/reports' }), '401 403 403 403 403 200 200'],
  takeBackCloudReport: [() => ({ path: `/cloud-usage/reports/${unknown}/undo` }), '401 403 403 403 403 404 404'],
  listAssignedCloudNames: [() => ({ path: '/cloud-usage/names' }), '401 403 403 403 403 200 200'],
  unassignCloudName: [() => ({ path: '/cloud-usage/names/nobody' }), '401 403 403 403 403 404 404'],
  listUnknownCloudUsers: [() => ({ path: '/cloud-usage/unknown' }), '401 403 403 403 403 200 200'],
  assignCloudUser: [
    () => ({ path: '/cloud-usage/unknown/assign', body: { streamUser: 'nobody', email: 'nobody@zeile.example' } }),
    '401 403 403 403 403 404 404',
  ],
  listStudentDomains: [() => ({ path: '/student-domains' }), '401 403 403 403 403 200 200'],
  createStudentDomain: [
    (_, unique) => ({
      path: '/student-domains',
      body: { domain: `zeile${unique}.example`, country: 'de', nameDe: 'Zeile', nameEn: 'Line' },
    }),
    '401 403 403 403 403 201 201',
  ],
  readStudentDomain: [() => ({ path: `/student-domains/${unknown}` }), '401 403 403 403 403 404 404'],
  changeStudentDomain: [
    () => ({
      path: `/student-domains/${unknown}`,
      body: { domain: 'zeile.example', country: 'de', nameDe: 'Zeile', nameEn: 'Line' },
    }),
    '401 403 403 403 403 404 404',
  ],
  listProofLabels: [() => ({ path: '/student-proof-labels' }), '401 403 403 403 403 200 200'],
  addProofLabel: [() => ({ path: '/student-proof-labels', body: { label: '?' } }), '401 403 403 403 403 400 400'],
  removeProofLabel: [() => ({ path: `/student-proof-labels/${unknown}` }), '401 403 403 403 403 404 404'],
  removeStudentDomains: [
    () => ({ path: '/student-domains/removals', body: { ids: [unknown] } }),
    '401 403 403 403 403 201 201',
  ],
  removeStudentDomain: [() => ({ path: `/student-domains/${unknown}` }), '401 403 403 403 403 404 404'],
  deleteContacts: [() => ({ path: '/contacts/removals', body: { ids: [unknown] } }), '401 403 403 201 201 403 201'],
  deleteContact: [({ contact }) => ({ path: `/contacts/${contact}` }), '401 403 403 204 404 403 404'],
  readHostRequest: [() => ({ path: '/host-requests', body: Buffer.from('<a/>') }), '401 403 403 403 403 400 400'],
  listHosts: [({ holding }) => ({ path: `/holdings/${holding}/hosts` }), '401 403 403 403 403 200 200'],
  readHost: [({ host }) => ({ path: `/hosts/${host}` }), '401 403 403 403 403 200 200'],
  createHost: [
    ({ holding }) => ({ path: `/holdings/${holding}/hosts`, body: hostInput }),
    '401 403 403 403 403 201 201',
  ],
  changeHost: [({ host }) => ({ path: `/hosts/${host}`, body: hostInput }), '401 403 403 403 403 200 200'],
  toggleHosts: [
    () => ({ path: '/hosts/states', body: { ids: [unknown], disabled: false } }),
    '401 403 403 403 403 201 201',
  ],
  toggleHost: [
    ({ host }) => ({ path: `/hosts/${host}/state`, body: { disabled: false } }),
    '401 403 403 403 403 200 200',
  ],
  draftLicence: [({ host }) => ({ path: `/hosts/${host}/licence-drafts`, body: {} }), '401 403 403 403 403 201 201'],
  simulateLicences: [
    ({ holding }) => ({ path: `/holdings/${holding}/simulations`, body: { language: 'de' } }),
    '401 403 403 403 403 201 201',
  ],
  listServiceAccounts: [() => ({ path: '/service-accounts' }), '401 403 403 403 403 403 200'],
  readServiceAccount: [() => ({ path: `/service-accounts/${unknown}` }), '401 403 403 403 403 403 404'],
  createServiceAccount: [
    () => ({ path: '/service-accounts', body: { name: 'Zeile', scopes: ['licensing.read'] } }),
    '401 403 403 403 403 403 403',
  ],
  changeServiceAccount: [
    () => ({
      path: `/service-accounts/${unknown}`,
      body: { name: 'Zeile', scopes: ['licensing.read'], disabled: false },
    }),
    '401 403 403 403 403 403 403',
  ],
  deleteServiceAccount: [() => ({ path: `/service-accounts/${unknown}` }), '401 403 403 403 403 403 403'],
  createServiceKey: [
    () => ({ path: `/service-accounts/${unknown}/keys`, body: { label: 'Zeile' } }),
    '401 403 403 403 403 403 403',
  ],
  revokeServiceKey: [() => ({ path: `/service-accounts/${unknown}/keys/${unknown}` }), '401 403 403 403 403 403 403'],
  issueServiceLicence: [
    () => ({ path: '/licensing/licences', body: { customerNumber: '1', productCode: 'x', request: '' } }),
    '401 403 403 403 403 403 403',
  ],
  readServiceLicence: [() => ({ path: '/licensing/licences/1' }), '401 403 403 403 403 403 403'],
  renewServiceLicence: [
    () => ({ path: '/licensing/licences/1/renewals', body: { endDate: null } }),
    '401 403 403 403 403 403 403',
  ],
  suspendServiceLicence: [
    () => ({ path: '/licensing/licences/1/suspensions', body: { suspended: true } }),
    '401 403 403 403 403 403 403',
  ],
  validateServiceLicence: [
    () => ({ path: '/licensing/validations', body: { serial: '1' } }),
    '401 403 403 403 403 403 403',
  ],
  listCallUses: [() => ({ path: '/documented-calls' }), '401 403 403 403 403 403 200'],
  switchCall: [
    () => ({ path: '/documented-calls', body: { call: 'GET /company', disabled: false } }),
    '401 403 403 403 403 403 204',
  ],
  listExpiring: [() => ({ path: '/expiring-licences?within=year' }), '401 403 403 403 403 200 200'],
  countExpiring: [() => ({ path: '/expiring-licence-counts' }), '401 403 403 403 403 200 200'],
  listViews: [() => ({ path: '/list-views?list=listCompanies' }), '401 200 200 200 200 200 200'],
  saveView: [
    (_, unique) => ({
      path: '/list-views',
      body: { list: 'listCompanies', name: `Zeile ${unique}`, query: { search: 'Zeile' }, hidden: [] },
    }),
    '401 201 201 201 201 201 201',
  ],
  shareView: [
    () => ({ path: `/list-views/${unknown}/sharing`, body: { shared: true } }),
    '401 403 403 403 403 404 404',
  ],
  deleteView: [() => ({ path: `/list-views/${unknown}` }), '401 404 404 404 404 404 404'],
  chooseColumns: [
    () => ({ path: '/list-columns/listCompanies', body: { hidden: ['street'] } }),
    '401 204 204 204 204 204 204',
  ],
  listWebhooks: [() => ({ path: '/webhooks' }), '401 403 403 403 403 403 200'],
  readWebhook: [() => ({ path: `/webhooks/${unknown}` }), '401 403 403 403 403 403 404'],
  createWebhook: [
    () => ({ path: '/webhooks', body: { url: 'https://hooks.example/x', events: ['licence.issued'] } }),
    '401 403 403 403 403 403 403',
  ],
  changeWebhook: [
    () => ({
      path: `/webhooks/${unknown}`,
      body: { url: 'https://hooks.example/x', events: ['licence.issued'], disabled: false },
    }),
    '401 403 403 403 403 403 403',
  ],
  deleteWebhook: [() => ({ path: `/webhooks/${unknown}` }), '401 403 403 403 403 403 403'],
  rotateWebhookSecret: [() => ({ path: `/webhooks/${unknown}/secrets`, body: {} }), '401 403 403 403 403 403 403'],
  tryWebhook: [() => ({ path: `/webhooks/${unknown}/tests`, body: {} }), '401 403 403 403 403 403 404'],
  listDeliveries: [() => ({ path: `/webhooks/${unknown}/deliveries` }), '401 403 403 403 403 403 404'],
  readDelivery: [() => ({ path: `/webhook-deliveries/${unknown}` }), '401 403 403 403 403 403 404'],
  replayDeliveries: [
    () => ({ path: '/webhook-deliveries/replays', body: { ids: [unknown] } }),
    '401 403 403 403 403 403 201',
  ],
  replayDelivery: [() => ({ path: `/webhook-deliveries/${unknown}/replays`, body: {} }), '401 403 403 403 403 403 404'],
  listAnswerKeys: [() => ({ path: '/licensing/keys' }), '200 200 200 200 200 200 200'],
  issueLicences: [({ host }) => ({ path: '/licences', body: { hostIds: [host] } }), '401 403 403 403 403 201 201'],
  issueLicence: [({ host }) => ({ path: `/hosts/${host}/licences`, body: {} }), '401 403 403 403 403 201 201'],
  listHostLicences: [({ host }) => ({ path: `/hosts/${host}/licences` }), '401 403 403 403 403 200 200'],
  countIssued: [() => ({ path: '/issued-licence-counts' }), '401 403 403 403 403 200 200'],
  countFailedMails: [() => ({ path: '/failed-mail-counts' }), '401 403 403 403 403 200 200'],
  findRequestPlaces: [() => ({ path: '/request-places?version=20' }), '401 403 403 403 403 200 200'],
  findRecords: [() => ({ path: '/found-records?words=ww-' }), '401 200 200 200 200 200 200'],
  downloadLicence: [({ licence }) => ({ path: `/licences/${licence}/file` }), '401 403 403 200 404 200 200'],
  listPassports: [({ company }) => ({ path: `/companies/${company}/passports` }), '401 403 403 200 404 200 200'],
  readPassport: [({ holding }) => ({ path: `/holdings/${holding}/passport` }), '401 404 404 200 404 200 200'],
  printPassport: [({ holding }) => ({ path: `/holdings/${holding}/passport.pdf` }), '401 404 404 200 404 200 200'],
  fetchLicences: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-archives`,
      body: { fileIds: [unknown] },
    }),
    '401 404 404 404 404 404 404',
  ],
  fetchLicence: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-downloads`,
      body: { fileId: unknown },
    }),
    '401 404 404 404 404 404 404',
  ],
  askForLicence: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-requests`,
      body: { kind: 'hostChange', hostId: unknown, message: 'Zeile' },
    }),
    '401 404 404 404 404 404 404',
  ],
  listHoldingRequests: [
    ({ holding }) => ({ path: `/holdings/${holding}/licence-requests` }),
    '401 404 404 200 404 200 200',
  ],
  listContactRequests: [() => ({ path: `/contacts/${unknown}/licence-requests` }), '401 403 403 403 403 404 404'],
  listOwnOpenRequests: [() => ({ path: '/my-open-requests' }), '401 200 200 200 200 200 200'],
  readLicenceRequest: [() => ({ path: `/licence-requests/${unknown}` }), '401 403 403 404 404 404 404'],
  listRequestEnds: [() => ({ path: `/licence-requests/${unknown}/ends` }), '401 403 403 403 403 404 404'],
  downloadRequestFile: [() => ({ path: `/licence-requests/${unknown}/file` }), '401 403 403 404 404 404 404'],
  withdrawRequest: [() => ({ path: `/licence-requests/${unknown}/withdrawal` }), '401 404 404 404 404 404 404'],
  listLicenceRequests: [() => ({ path: '/licence-requests' }), '401 403 403 403 403 200 200'],
  readMissingEnds: [({ holding }) => ({ path: `/holdings/${holding}/end-requests` }), '401 403 403 403 403 200 200'],
  askForEnd: [
    () => ({ path: `/holdings/${unknown}/end-requests`, body: { end: 'unlimited' } }),
    '401 403 403 403 403 404 404',
  ],
  withdrawEndRequest: [() => ({ path: `/end-requests/${unknown}/withdrawal` }), '401 403 403 403 403 404 404'],
  answerEndRequest: [
    () => ({ path: `/end-requests/${unknown}/answers`, body: { state: 'done' } }),
    '401 403 403 403 403 403 404',
  ],
  listCompanyHistory: [({ company }) => ({ path: `/companies/${company}/history` }), '401 403 403 403 403 403 200'],
  readInbox: [() => ({ path: '/inbox' }), '401 403 403 403 403 200 200'],
  countInbox: [() => ({ path: '/inbox-counts' }), '401 403 403 403 403 200 200'],
  countLicenceRequests: [() => ({ path: '/licence-request-counts' }), '401 403 403 403 403 200 200'],
  answerRequests: [
    () => ({ path: '/licence-requests/answers', body: { ids: [unknown], state: 'done' } }),
    '401 403 403 403 403 201 201',
  ],
  answerRequest: [
    () => ({ path: `/licence-requests/${unknown}/answers`, body: { state: 'done' } }),
    '401 403 403 403 403 404 404',
  ],
  previewRenewal: [
    ({ host }) => ({ path: '/licence-renewals/preview', body: { subjectIds: [host], term: aYear } }),
    '401 403 403 403 403 201 201',
  ],
  renewLicences: [
    ({ host }) => ({ path: '/licence-renewals', body: { subjectIds: [host], term: aYear, revision: '-' } }),
    '401 403 403 403 403 409 409',
  ],
  readGlance: [({ company }) => ({ path: `/companies/${company}/glance` }), '401 403 403 403 403 200 200'],
  downloadEnds: [({ company }) => ({ path: `/companies/${company}/licence-ends.ics` }), '401 403 403 200 404 200 200'],
  setReminders: [
    ({ company }) => ({ path: `/companies/${company}/reminders`, body: { on: true } }),
    '401 403 403 403 403 200 200',
  ],
  importLicences: [() => ({ path: '/licence-imports', body: Buffer.from('x') }), '401 403 403 403 403 400 400'],
  loadLicence: [
    ({ holding }) => ({
      path: `/holdings/${holding}/licence-imports?fileName=a.lic`,
      body: Buffer.from('MODULE=E;1;31.12.2030'),
    }),
    '401 403 403 403 403 409 409',
  ],
  listCampaigns: [() => ({ path: '/campaigns' }), '401 403 403 403 403 403 200'],
  createCampaign: [
    () => ({ path: '/campaigns', body: { name: 'Zeile', filter: {}, change: { kind: 'extendEnd', months: 12 } } }),
    '401 403 403 403 403 403 201',
  ],
  listCampaignLicences: [() => ({ path: `/campaigns/${unknown}/licences` }), '401 403 403 403 403 403 404'],
  readCampaign: [() => ({ path: `/campaigns/${unknown}` }), '401 403 403 403 403 403 404'],
  changeCampaign: [
    () => ({
      path: `/campaigns/${unknown}`,
      body: { name: 'Zeile', filter: {}, change: { kind: 'extendEnd', months: 12 } },
    }),
    '401 403 403 403 403 403 404',
  ],
  listCampaignRows: [() => ({ path: `/campaigns/${unknown}/rows` }), '401 403 403 403 403 403 404'],
  checkCampaign: [() => ({ path: `/campaigns/${unknown}/checks` }), '401 403 403 403 403 403 404'],
  startCampaign: [() => ({ path: `/campaigns/${unknown}/start` }), '401 403 403 403 403 403 403'],
  pauseCampaign: [() => ({ path: `/campaigns/${unknown}/pause` }), '401 403 403 403 403 403 404'],
  resumeCampaign: [() => ({ path: `/campaigns/${unknown}/resumption` }), '401 403 403 403 403 403 404'],
  undoCampaign: [() => ({ path: `/campaigns/${unknown}/undo` }), '401 403 403 403 403 403 404'],
  deleteCampaign: [() => ({ path: `/campaigns/${unknown}` }), '401 403 403 403 403 403 404'],
  readMovePolicy: [({ product }) => ({ path: `/products/${product}/move-policy` }), '401 403 403 403 403 403 200'],
  saveMovePolicy: [
    ({ product }) => ({
      path: `/products/${product}/move-policy`,
      body: { moves: 2, months: 12, bridgeDays: 7, coolingDays: 0, automatic: true },
    }),
    '401 403 403 403 403 403 200',
  ],
  deleteMovePolicy: [() => ({ path: `/products/${unknown}/move-policy` }), '401 403 403 403 403 403 404'],
  readEmergencyPolicy: [
    ({ product }) => ({ path: `/products/${product}/emergency-policy` }),
    '401 403 403 403 403 403 200',
  ],
  saveEmergencyPolicy: [
    () => ({ path: `/products/${unknown}/emergency-policy`, body: { days: 7, perYear: 2 } }),
    '401 403 403 403 403 403 404',
  ],
  deleteEmergencyPolicy: [() => ({ path: `/products/${unknown}/emergency-policy` }), '401 403 403 403 403 403 404'],
  readEmergencyOffer: [
    ({ holding }) => ({ path: `/holdings/${holding}/emergency-offer` }),
    '401 404 404 200 404 200 200',
  ],
  // Not even of this machine before the password was given again.
  takeEmergencyLicence: [
    ({ host }) => ({
      path: `/hosts/${host}/emergency-licences`,
      body: { file: { name: 'neu.id', content: networkRequest }, reason: 'Defekt' },
    }),
    '401 403 403 403 403 403 403',
  ],
  listEmergencies: [() => ({ path: '/emergencies' }), '401 403 403 403 403 200 200'],
  readMoveAllowance: [
    ({ holding }) => ({ path: `/holdings/${holding}/move-allowance` }),
    '401 404 404 200 404 200 200',
  ],
  listHostUses: [
    ({ holding }) => ({ path: `/holdings/${holding}/host-uses?mac1=001B44113AB7` }),
    '401 403 403 200 404 200 200',
  ],
  askForMove: [
    () => ({ path: `/hosts/${unknown}/moves`, body: { file: { name: 'neu.id', content: networkRequest } } }),
    '401 404 404 404 404 404 404',
  ],
  readTraitBinding: [({ holding }) => ({ path: `/holdings/${holding}/trait-binding` }), '401 404 404 200 404 200 200'],
  rereadHost: [
    () => ({ path: `/hosts/${unknown}/readings`, body: { file: { name: 'neu.id', content: networkRequest } } }),
    '401 404 404 404 404 404 404',
  ],
  listHoldingMoves: [({ holding }) => ({ path: `/holdings/${holding}/moves` }), '401 404 404 200 404 200 200'],
  listMoves: [() => ({ path: '/moves' }), '401 403 403 403 403 200 200'],
  countMoves: [() => ({ path: '/move-counts' }), '401 403 403 403 403 200 200'],
  readMove: [() => ({ path: `/moves/${unknown}` }), '401 403 403 404 404 404 404'],
  downloadMoveFile: [() => ({ path: `/moves/${unknown}/file` }), '401 403 403 404 404 404 404'],
  withdrawMove: [() => ({ path: `/moves/${unknown}/withdrawal` }), '401 404 404 404 404 404 404'],
  decideMove: [() => ({ path: `/moves/${unknown}/decision`, body: { approved: true } }), '401 403 403 403 403 404 404'],
  listLicenceImports: [
    ({ holding }) => ({ path: `/holdings/${holding}/licence-imports` }),
    '401 403 403 200 404 200 200',
  ],
  downloadLicenceImport: [() => ({ path: `/licence-imports/${unknown}/file` }), '401 403 403 404 404 404 404'],
  readLicenceState: [
    () => ({ path: `/licence-states?serial=1&sha256=${'0'.repeat(64)}` }),
    '401 200 200 200 200 200 200',
  ],
  listPrograms: [() => ({ path: '/programs' }), '200 200 200 200 200 200 200'],
  downloadProgram: [() => ({ path: '/programs/keywerk-verify-linux-x64' }), '404 404 404 404 404 404 404'],
  readLicenceStatus: [
    () => ({ path: `/licence-status?serial=1&sha256=${'A'.repeat(43)}` }),
    '404 404 404 404 404 404 404',
  ],
  downloadLicences: [
    ({ licence }) => ({ path: '/licence-archives', body: { licenceIds: [licence] } }),
    '401 403 403 200 404 200 200',
  ],
  sendLicences: [
    ({ licence }) => ({ path: '/licence-mails', body: { licenceIds: [licence] } }),
    '401 403 403 403 403 201 201',
  ],
  sendLicence: [
    ({ licence }) => ({
      path: `/licences/${licence}/mails`,
      body: { receiver: 'it@kunde.example', cc: [], comment: '', language: 'de' },
    }),
    '401 403 403 403 403 201 201',
  ],
  listSigningKeys: [() => ({ path: '/signing-keys' }), '401 403 403 403 403 403 200'],
  rotateSigningKey: [() => ({ path: '/signing-keys' }), '401 403 403 403 403 403 403'],
  retireSigningKey: [() => ({ path: '/signing-keys/none/retirement' }), '401 403 403 403 403 403 403'],
  revokeSigningKey: [() => ({ path: '/signing-keys/none/revocation' }), '401 403 403 403 403 403 403'],
  startResigning: [
    () => ({ path: '/signing-keys/none/resignings', body: { mail: false } }),
    '401 403 403 403 403 403 403',
  ],
  listResignings: [() => ({ path: '/resignings' }), '401 403 403 403 403 403 200'],
  readResigning: [() => ({ path: `/resignings/${unknown}` }), '401 403 403 403 403 403 404'],
  pauseResigning: [() => ({ path: `/resignings/${unknown}/pause` }), '401 403 403 403 403 403 404'],
  resumeResigning: [() => ({ path: `/resignings/${unknown}/resumption` }), '401 403 403 403 403 403 404'],
  listResigningHolders: [() => ({ path: `/resignings/${unknown}/holders` }), '401 403 403 403 403 403 404'],
  listLedger: [() => ({ path: '/ledger' }), '401 403 403 403 403 200 200'],
  readLedgerState: [() => ({ path: '/ledger/state' }), '401 403 403 403 403 200 200'],
  checkLedger: [() => ({ path: '/ledger/check' }), '401 403 403 403 403 200 200'],
  startLedgerCheck: [() => ({ path: '/ledger/checks', body: {} }), '401 403 403 403 403 201 201'],
  readLatestLedgerCheck: [() => ({ path: '/ledger/checks/latest' }), '401 403 403 403 403 200 200'],
  listLedgerHeads: [() => ({ path: '/ledger/heads' }), '401 403 403 403 403 200 200'],
  readLedgerHead: [() => ({ path: '/ledger/head' }), '404 404 404 404 404 404 404'],
  exportLedger: [() => ({ path: '/ledger/file' }), '401 403 403 403 403 200 200'],
  readClock: [() => ({ path: '/clock' }), '401 403 403 403 403 403 200'],
  readSystem: [() => ({ path: '/system' }), '401 403 403 403 403 403 200'],
  readJobs: [() => ({ path: '/jobs' }), '401 403 403 403 403 403 200'],
  retryJob: [() => ({ path: `/jobs/${unknown}/attempts` }), '401 403 403 403 403 403 404'],
  listSettings: [() => ({ path: '/settings' }), '401 403 403 403 403 403 200'],
  confirmClock: [() => ({ path: '/clock/confirmation' }), '401 403 403 403 403 403 403'],
  listBackups: [() => ({ path: '/backups' }), '401 403 403 403 403 403 200'],
  startBackup: [() => ({ path: '/backups' }), '401 403 403 403 403 403 409'],
  listDuplicates: [() => ({ path: '/duplicates?kind=company' }), '401 403 403 403 403 403 200'],
  previewMerge: [
    ({ company }) => ({ path: `/merge-preview?kind=company&remaining=${company}&removed=${unknown}` }),
    '401 403 403 403 403 403 404',
  ],
  createMerge: [
    ({ contact }) => ({
      path: '/merges',
      body: { kind: 'contact', remainingId: contact, removedId: unknown, version: 'x' },
    }),
    '401 403 403 403 403 403 404',
  ],
  listMerges: [() => ({ path: '/merges' }), '401 403 403 403 403 403 200'],
  undoMerge: [() => ({ path: `/merges/${unknown}/undo` }), '401 403 403 404 404 403 404'],
  findMerged: [() => ({ path: `/merged-records/${unknown}` }), '401 403 403 404 404 404 404'],
  listMails: [() => ({ path: '/mails' }), '401 403 403 403 403 200 200'],
  readMailState: [() => ({ path: '/mail-state' }), '200 200 200 200 200 200 200'],
  readMail: [() => ({ path: `/mails/${unknown}` }), '401 403 403 403 403 404 404'],
  resendMails: [() => ({ path: '/mails/attempts', body: { ids: [unknown] } }), '401 403 403 403 403 201 201'],
  resendMail: [() => ({ path: `/mails/${unknown}/attempts` }), '401 403 403 403 403 404 404'],
  listCaughtMails: [() => ({ path: '/mailbox' }), '200 200 200 200 200 200 200'],
  readCaughtMail: [() => ({ path: '/mailbox/none' }), '404 404 404 404 404 404 404'],
  downloadCaughtAttachment: [() => ({ path: '/mailbox/none/attachments/0' }), '404 404 404 404 404 404 404'],
  listProducts: [() => ({ path: '/products' }), '401 403 403 403 403 200 200'],
  listMyHoldings: [() => ({ path: '/my-products' }), '401 200 200 200 200 200 200'],
  listAssignableProducts: [
    ({ company }) => ({ path: `/companies/${company}/assignable-products` }),
    '401 403 403 403 403 200 200',
  ],
  readProductPicture: [({ product }) => ({ path: `/products/${product}/picture` }), '200 200 200 200 200 200 200'],
  readModulePicture: [() => ({ path: `/modules/${unknown}/picture` }), '404 404 404 404 404 404 404'],
  listModules: [() => ({ path: '/modules' }), '401 403 403 403 403 200 200'],
  previewUpgrade: [
    ({ configuration, product }) => ({ path: `/configurations/${configuration}/upgrade?targetProductId=${product}` }),
    '401 403 403 403 403 200 200',
  ],
  listTemplates: [() => ({ path: '/templates?version=20' }), '401 403 403 403 403 200 200'],
  saveTemplate: [
    ({ configuration, product }) => ({
      path: `/products/${product}/templates`,
      body: { configurationId: configuration, name: 'Zeile' },
    }),
    '401 403 403 403 403 403 201',
  ],
  deleteTemplate: [() => ({ path: `/templates/${unknown}` }), '401 403 403 403 403 403 404'],
  listCatalogue: [() => ({ path: '/catalogue' }), '401 403 403 403 403 403 200'],
  listVersions: [() => ({ path: '/catalogue/versions' }), '401 403 403 403 403 403 200'],
  readProduct: [({ product }) => ({ path: `/products/${product}` }), '401 403 403 403 403 403 200'],
  createProduct: [() => ({ path: '/products', body: productBody }), '401 403 403 403 403 403 201'],
  changeProduct: [
    ({ product }) => ({ path: `/products/${product}`, body: { teaserDe: 'x' } }),
    '401 403 403 403 403 403 200',
  ],
  unlockProducts: [
    () => ({ path: '/catalogue/locks', body: { ids: [unknown], unlocked: false } }),
    '401 403 403 403 403 403 201',
  ],
  deleteProduct: [({ product }) => ({ path: `/products/${product}` }), '401 403 403 403 403 403 409'],
  saveProductPicture: [
    ({ product }) => ({ path: `/products/${product}/pictures/de`, body: Buffer.from('no picture') }),
    '401 403 403 403 403 403 422',
  ],
  deleteProductPicture: [
    ({ product }) => ({ path: `/products/${product}/pictures/en` }),
    '401 403 403 403 403 403 200',
  ],
  readModule: [() => ({ path: `/modules/${unknown}` }), '401 403 403 403 403 403 404'],
  createModule: [
    () => ({ path: '/modules', body: { level: 1, name: 'Zeile', licName: 'ZEILE' } }),
    '401 403 403 403 403 403 201',
  ],
  changeModule: [() => ({ path: `/modules/${unknown}`, body: { name: 'x' } }), '401 403 403 403 403 403 404'],
  deleteModule: [() => ({ path: `/modules/${unknown}` }), '401 403 403 403 403 403 404'],
  saveModulePicture: [
    () => ({ path: `/modules/${unknown}/picture`, body: Buffer.from('no picture') }),
    '401 403 403 403 403 403 422',
  ],
  deleteModulePicture: [() => ({ path: `/modules/${unknown}/picture` }), '401 403 403 403 403 403 404'],
  readProductUse: [({ product }) => ({ path: `/products/${product}/use` }), '401 403 403 403 403 403 200'],
  readMaster: [({ product }) => ({ path: `/products/${product}/master` }), '401 403 403 403 403 403 200'],
  createProductVersion: [
    () => ({ path: `/products/${unknown}/versions`, body: { version: 99 } }),
    '401 403 403 403 403 403 404',
  ],
  createMaster: [
    ({ product }) => ({ path: `/products/${product}/master`, body: { copyOf: null } }),
    '401 403 403 403 403 403 409',
  ],
  addMasterItems: [
    ({ product }) => ({
      path: `/products/${product}/master/items`,
      body: { revision: 0, parentId: null, moduleIds: [unknown] },
    }),
    '401 403 403 403 403 403 422',
  ],
  changeMasterItem: [
    ({ product }) => ({ path: `/products/${product}/master/items/${unknown}`, body: { revision: 0 } }),
    '401 403 403 403 403 403 404',
  ],
  sortMasterItems: [
    ({ product }) => ({
      path: `/products/${product}/master/order`,
      body: { revision: 0, parentId: null, itemIds: [unknown] },
    }),
    '401 403 403 403 403 403 409',
  ],
  removeMasterItem: [
    ({ product }) => ({ path: `/products/${product}/master/items/${unknown}?revision=0` }),
    '401 403 403 403 403 403 404',
  ],
  deleteMaster: [({ product }) => ({ path: `/products/${product}/master` }), '401 403 403 403 403 403 409'],
  listCompanyHoldings: [({ company }) => ({ path: `/companies/${company}/products` }), '401 403 403 200 404 200 200'],
  readHolder: [({ holding }) => ({ path: `/holdings/${holding}/holder` }), '401 403 403 403 403 200 200'],
  readHolding: [({ holding }) => ({ path: `/holdings/${holding}` }), '401 404 404 200 404 200 200'],
  addCompanyHolding: [
    ({ company, product }) => ({ path: `/companies/${company}/products`, body: { productId: product } }),
    '401 403 403 403 403 409 409',
  ],
  changeHolding: [
    ({ holding }) => ({ path: `/holdings/${holding}`, body: { note: 'x' } }),
    '401 403 403 403 403 403 200',
  ],
  removeHolding: [({ holding }) => ({ path: `/holdings/${holding}` }), '401 403 403 403 403 409 409'],
  listConfigurations: [
    ({ holding }) => ({ path: `/holdings/${holding}/configurations` }),
    '401 403 403 403 403 200 200',
  ],
  listProductConfigurations: [
    ({ product }) => ({ path: `/products/${product}/configurations` }),
    '401 403 403 403 403 200 200',
  ],
  listCompanyConfigurations: [
    ({ company }) => ({ path: `/companies/${company}/configurations` }),
    '401 403 403 403 403 200 200',
  ],
  readConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}` }),
    '401 403 403 403 403 200 200',
  ],
  saveConfiguration: [
    ({ holding }) => ({
      path: `/holdings/${holding}/configurations`,
      body: { basedOn: unknown, name: 'x', description: 'y', items: [] },
    }),
    '401 403 403 403 403 403 409',
  ],
  chooseConfiguration: [
    ({ holding }) => ({ path: `/holdings/${holding}/configuration`, body: { basedOn: unknown } }),
    '401 403 403 403 403 409 409',
  ],
  changeConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}`, body: { name: 'x' } }),
    '401 403 403 403 403 403 200',
  ],
  deleteConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}` }),
    '401 403 403 403 403 403 409',
  ],
  readPlaceLock: [() => ({ path: '/cloud/place-lock' }), '401 403 403 200 200 200 200'],
  listOldIds: [() => ({ path: '/documented-calls/ids' }), '401 403 403 403 403 403 200'],
  listOldIdTargets: [() => ({ path: '/documented-calls/targets' }), '401 403 403 403 403 403 200'],
  saveOldId: [
    () => ({ path: '/documented-calls/ids', body: { oldId: unknown, kind: 'role', target: unknown } }),
    '401 403 403 403 403 403 422',
  ],
  deleteOldId: [() => ({ path: `/documented-calls/ids/${unknown}` }), '401 403 403 403 403 403 404'],
  createConfigurationDraft: [
    ({ configuration }) => ({ path: '/configuration-drafts', body: { copyOf: configuration } }),
    '401 403 403 403 403 201 201',
  ],
  readWrittenConfiguration: [
    ({ configuration }) => ({ path: `/configurations/${configuration}/written` }),
    '401 403 403 403 403 200 200',
  ],
  changeConfigurationItems: [
    ({ configuration }) => ({
      path: `/configurations/${configuration}/changes`,
      body: { changes: [{ kind: 'change', path: [unknown] }] },
    }),
    '401 403 403 403 403 403 404',
  ],
  publishConfigurationChanges: [
    ({ configuration }) => ({ path: `/configurations/${configuration}/publication`, body: {} }),
    '401 403 403 403 403 201 201',
  ],
  noteConfigurationHistory: [
    ({ holding }) => ({
      path: `/holdings/${holding}/configuration-history/${unknown}`,
      body: { changeNotes: 'Zeile' },
    }),
    '401 403 403 403 403 404 404',
  ],
  linkProductConfiguration: [
    ({ product, configuration }) => ({
      path: `/products/${product}/configurations`,
      body: { kind: 'template', configurationId: configuration, name: 'Zeile' },
    }),
    '401 403 403 403 403 403 201',
  ],
  deleteConfigurationHistory: [
    ({ configuration }) => ({ path: `/configurations/${configuration}/history` }),
    '401 403 403 403 403 403 409',
  ],
  listRoles: [() => ({ path: '/roles' }), '401 403 403 403 403 403 200'],
  readRole: [() => ({ path: `/roles/${unknown}` }), '401 403 403 403 403 403 404'],
  createRole: [
    (_, unique) => ({ path: '/roles', body: { name: `Zeile ${unique}`, description: 'x' } }),
    '401 403 403 403 403 403 201',
  ],
  changeRole: [() => ({ path: `/roles/${unknown}`, body: { name: 'x' } }), '401 403 403 403 403 403 403'],
  deleteRole: [() => ({ path: `/roles/${unknown}` }), '401 403 403 403 403 403 404'],
  listPermissions: [() => ({ path: '/permissions' }), '401 403 403 403 403 403 200'],
  createPermission: [
    (_, unique) => ({ path: '/permissions', body: { key: `row.k${unique}`, nameDe: 'a', nameEn: 'b', guards: 'c' } }),
    '401 403 403 403 403 403 201',
  ],
  readEmailReview: [() => ({ path: `/contacts/${unknown}/email-review` }), '401 403 403 403 403 404 404'],
  changePermission: [() => ({ path: '/permissions/no.such', body: {} }), '401 403 403 403 403 403 404'],
  deletePermission: [() => ({ path: '/permissions/no.such' }), '401 403 403 403 403 403 404'],
  listRolePermissions: [() => ({ path: `/roles/${unknown}/permissions` }), '401 403 403 403 403 403 404'],
  setRolePermissions: [
    () => ({ path: `/roles/${unknown}/grants`, body: { ids: [unknown], granted: true } }),
    '401 403 403 403 403 403 403',
  ],
  grantPermission: [() => ({ path: `/roles/${unknown}/permissions/vdi.list` }), '401 403 403 403 403 403 403'],
  revokePermission: [() => ({ path: `/roles/${unknown}/permissions/vdi.list` }), '401 403 403 403 403 403 404'],
  listAuditPeople: [() => ({ path: '/audit/people' }), '401 403 403 403 403 403 200'],
  listVisitorCounts: [() => ({ path: '/audit/visitors' }), '401 403 403 403 403 403 200'],
  listAudit: [() => ({ path: '/audit' }), '401 403 403 403 403 403 200'],
  checkAudit: [() => ({ path: '/audit/check' }), '401 403 403 403 403 403 200'],
  startAuditCheck: [() => ({ path: '/audit/checks', body: {} }), '401 403 403 403 403 403 201'],
  readLatestAuditCheck: [() => ({ path: '/audit/checks/latest' }), '401 403 403 403 403 403 200'],
  listSsoProviders: [() => ({ path: '/sso-providers' }), '401 403 403 403 403 200 200'],
  readSsoProvider: [() => ({ path: `/sso-providers/${unknown}` }), '401 403 403 403 403 403 404'],
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
    '401 403 403 403 403 403 403',
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
    '401 403 403 403 403 403 403',
  ],
  deleteSsoProvider: [() => ({ path: `/sso-providers/${unknown}` }), '401 403 403 403 403 403 403'],
  readCompanySso: [({ company }) => ({ path: `/companies/${company}/sso` }), '401 403 403 403 403 200 200'],
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
    '401 403 403 403 403 403 403',
  ],
  readIdpMetadata: [
    () => ({ path: '/idp-metadata', body: { address: '', text: '<x/>' } }),
    '401 403 403 403 403 403 422',
  ],
  listSsoRefusals: [({ company }) => ({ path: `/companies/${company}/sso/refusals` }), '401 403 403 403 403 200 200'],
  startSsoTrial: [({ company }) => ({ path: `/companies/${company}/sso/trial` }), '401 403 403 403 403 403 404'],
  finishSsoTrial: [
    () => ({ path: '/session/sso/niemand/trial', body: { query: 'code=x' } }),
    '401 403 403 403 403 403 410',
  ],
  readSsoMetadata: [() => ({ path: '/session/sso/niemand/metadata' }), '404 404 404 404 404 404 404'],
  deleteCompanySso: [({ company }) => ({ path: `/companies/${company}/sso` }), '401 403 403 403 403 403 403'],
  listLinkedAccounts: [
    ({ company }) => ({ path: `/companies/${company}/sso/accounts` }),
    '401 403 403 403 403 200 200',
  ],
  unlinkAccount: [
    ({ company }) => ({ path: `/companies/${company}/sso/accounts/${unknown}` }),
    '401 403 403 403 403 403 403',
  ],
  findSsoRealm: [() => ({ path: '/session/sso?domain=nirgends.example' }), '200 200 200 200 200 200 200'],
  startSso: [() => ({ path: '/session/sso', body: { email: 'a@nirgends.example' } }), '404 404 404 404 404 404 404'],
  finishSso: [() => ({ path: '/session/sso/niemand', body: { query: 'code=x' } }), '410 410 410 410 410 410 410'],
  // The test posts JSON, and only a form is taken.
  receiveSaml: [
    () => ({ path: '/session/sso/niemand/saml', body: { SAMLResponse: 'x' } }),
    '415 415 415 415 415 415 415',
  ],
  readChallenge: [() => ({ path: '/registration/challenge' }), '200 200 200 200 200 200 200'],
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
    '400 400 400 400 400 400 400',
  ],
  resendConfirmation: [
    () => ({ path: '/registration/resend', body: { email: 'nobody@nowhere.example' } }),
    '204 204 204 204 204 204 204',
  ],
  confirmRegistration: [
    () => ({ path: '/registration/confirmation', body: { token: 'x'.repeat(43) } }),
    '410 410 410 410 410 410 410',
  ],
  inviteContact: [() => ({ path: `/contacts/${unknown}/invitation` }), '401 403 403 404 404 404 404'],
  withdrawInvitations: [
    () => ({ path: '/invitations/withdrawals', body: { ids: [unknown] } }),
    '401 403 403 201 201 201 201',
  ],
  withdrawInvitation: [() => ({ path: `/contacts/${unknown}/invitation` }), '401 403 403 404 404 404 404'],
  inviteContacts: [() => ({ path: '/invitations', body: { ids: [unknown] } }), '401 403 403 201 201 201 201'],
  listInvitations: [() => ({ path: `/invitations?contacts=${unknown}` }), '401 403 403 200 200 200 200'],
  readInvitation: [
    () => ({ path: '/registration/invitation/contact', body: { id: unknown, token: 'x'.repeat(43) } }),
    '410 410 410 410 410 410 410',
  ],
  acceptInvitation: [
    () => ({
      path: '/registration/invitation',
      body: { id: unknown, token: 'x'.repeat(43), password: 'Zeile-2026-gut!' },
    }),
    '410 410 410 410 410 410 410',
  ],
  listCompanyClaims: [() => ({ path: '/company-claims' }), '401 403 403 403 403 200 200'],
  assignCompanyClaim: [
    ({ company }) => ({ path: `/company-claims/${unknown}/assignment`, body: { companyId: company } }),
    '401 403 403 403 403 404 404',
  ],
  declineCompanyClaims: [
    () => ({ path: '/company-claims/refusals', body: { ids: [unknown] } }),
    '401 403 403 403 403 201 201',
  ],
  declineCompanyClaim: [() => ({ path: `/company-claims/${unknown}/refusal` }), '401 403 403 403 403 404 404'],
  readMyClaim: [() => ({ path: '/my/company-claim' }), '401 200 200 200 200 200 200'],
  readCrmState: [() => ({ path: '/crm' }), '401 403 403 403 403 200 200'],
  searchCrm: [() => ({ path: '/crm/companies?search=Ruhr' }), '401 403 403 403 403 200 200'],
  readCrmCompany: [() => ({ path: '/crm/companies/81010' }), '401 403 403 403 403 200 200'],
  importCompany: [
    (_, unique) => ({
      path: `/crm/companies/${82_001 + unique}/import`,
      body: companyBody(String(21_001 + unique)),
    }),
    '401 403 403 403 403 201 201',
  ],
  compareCompany: [({ company }) => ({ path: `/companies/${company}/crm-comparison` }), '401 403 403 403 403 200 200'],
  linkCompany: [
    ({ company }) => ({ path: `/companies/${company}/crm-link`, body: { crmId: '70023' } }),
    '401 403 403 403 403 200 200',
  ],
  listCrmContacts: [({ company }) => ({ path: `/companies/${company}/crm-contacts` }), '401 403 403 403 403 200 200'],
  importCrmContacts: [
    ({ company }) => ({ path: `/companies/${company}/crm-contacts`, body: { contacts: [{ email: 'a@b.example' }] } }),
    '401 403 403 403 403 201 201',
  ],
  listCrmLicences: [({ company }) => ({ path: `/companies/${company}/crm-licences` }), '401 403 403 403 403 200 200'],
  importCrmLicence: [
    ({ company }) => ({ path: `/companies/${company}/crm-licences/D-1001/import`, body: {} }),
    '401 403 403 403 403 201 201',
  ],
  addCompanyType: [
    (_, unique) => ({ path: '/company-types', body: { nameDe: `Art ${unique}`, nameEn: `Kind ${unique}` } }),
    '401 403 403 403 403 201 201',
  ],
  readMovingIn: [() => ({ path: '/moving-in' }), '401 403 403 403 403 200 200'],
  downloadMovingTemplate: [
    () => ({ path: '/moving-in/templates/companies?format=csv' }),
    '401 403 403 403 403 200 200',
  ],
  exportMovingTables: [() => ({ path: '/moving-in/archives', body: {} }), '401 403 403 403 403 200 200'],
  createImport: [() => ({ path: '/imports?kind=companies&fileName=a.csv' }), '401 403 403 403 403 415 415'],
  listImports: [() => ({ path: '/imports' }), '401 403 403 403 403 200 200'],
  readImport: [() => ({ path: `/imports/${unknown}` }), '401 403 403 403 403 404 404'],
  rereadImport: [() => ({ path: `/imports/${unknown}/reading`, body: {} }), '401 403 403 403 403 404 404'],
  mapImport: [() => ({ path: `/imports/${unknown}/mapping`, body: { mapping: [] } }), '401 403 403 403 403 404 404'],
  listImportRows: [() => ({ path: `/imports/${unknown}/rows` }), '401 403 403 403 403 404 404'],
  startImport: [() => ({ path: `/imports/${unknown}/start`, body: { rows: 'all' } }), '401 403 403 403 403 404 404'],
  deleteImports: [() => ({ path: '/imports/removals', body: { ids: [unknown] } }), '401 403 403 403 403 201 201'],
  deleteImport: [() => ({ path: `/imports/${unknown}` }), '401 403 403 403 403 404 404'],
  exportList: [
    () => ({ path: '/exports', body: { list: 'listCompanies', format: 'csv', query: { search: '10023' } } }),
    '401 403 403 403 403 200 200',
  ],
  // Last, since it ends the actors' sessions.
  signOut: [() => ({ path: '/session' }), '204 204 204 204 204 204 204'],
}

let records: Records
beforeAll(async () => {
  records = await prepare(portal)
})

test('every operation of the contract has a row, and no row is left over', () => {
  expect(Object.keys(table).toSorted()).toEqual(operations.map((operation) => operation.name).toSorted())
})

test('every row says a status for each actor', () => {
  for (const [name, [, statuses]] of Object.entries(table))
    expect(statuses.match(/\b[1-5]\d\d\b/g), name).toHaveLength(actors.length)
})

describe.each(Object.entries(table))('%s', (name, [request, expected]) => {
  test('answers each actor with the expected status', async () => {
    const operation = operations.find((one) => one.name === name)!
    const statuses: number[] = []
    for (const [index, who] of actors.entries()) {
      const { path, body } = request(records, index)
      const payload = operation.method === 'GET' ? undefined : (body ?? {})
      // Not as one who gives the password again: what wants that refuses here.
      const headers = who && { authorization: `Bearer ${await portal.tokenOf(who)}` }
      statuses.push((await portal.call(null, operation.method, path, payload, headers ?? {})).status)
    }
    expect(statuses.join(' ')).toBe(expected)
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
