import { listCompanies } from '#contract/companies.ts'
import { createContact } from '#contract/contacts.ts'
import type { Answer, TestPortal } from './portal.ts'
import { cookiesOf } from './account-mails.ts'

const provider = { displayName: 'Firmenkonto', description: '', protocol: 'oidc', issuer: 'https://login.example' }

export const companySso = {
  tenantId: '',
  clientId: '',
  clientSecret: null,
  entryPoint: '',
  certificate: '',
  domains: [],
  enabled: false,
}

/** What tests of single sign-on do over and over. */
export function ssoSteps(portal: TestPortal) {
  const companyIds = new Map<string, string>()
  let count = 0
  const createProvider = (body: object) =>
    portal.call('administrator', 'POST', '/sso-providers', { ...provider, identifier: `p${++count}`, ...body })
  const companyId = async (number: string): Promise<string> => {
    if (!companyIds.has(number)) {
      const answer = await portal.ask('administrator', listCompanies, { query: { search: number } })
      companyIds.set(number, answer.items[0]!.id)
    }
    return companyIds.get(number)!
  }
  const saveOf = async (number: string, body: object) =>
    portal.call('administrator', 'PUT', `/companies/${await companyId(number)}/sso`, { ...companySso, ...body })
  const start = (email: string) => portal.call(null, 'POST', '/session/sso', { email })
  const cookieOf = (answer: Answer) =>
    Object.entries(cookiesOf(answer))
      .find(([name, secret]) => name.startsWith('keywerk_sso_') && secret)!
      .join('=')
  const finish = (identifier: string, query: string, cookie: string) =>
    portal.call(null, 'POST', `/session/sso/${identifier}`, { query }, { cookie })
  const newContact = async (number: string, email: string): Promise<string> => {
    const answer = await portal.ask('administrator', createContact, {
      body: {
        companyId: await companyId(number),
        salutation: 'Frau',
        firstName: 'Ada',
        lastName: 'Test',
        email,
        title: '',
        gender: '',
        phone: '',
        department: '',
        position: '',
        mainContact: false,
        country: 'DE',
        language: 'de',
      },
    })
    return answer.id
  }
  /** The actor a token stands for. */
  const me = async ({ json }: Answer) =>
    (await portal.call(null, 'GET', '/session', undefined, { authorization: `Bearer ${json.accessToken}` })).json
  return { createProvider, companyId, saveOf, start, cookieOf, finish, newContact, me }
}
