import type { Contact } from '#contract/contacts.ts'
import type { CompanyRegistration, PrivateRegistration } from '#contract/registration.ts'

/** What a registration stores until its address is confirmed; never a password, never a role from the form. */
export interface Details {
  kind: 'private' | 'company'
  salutation: Contact['salutation']
  firstName: string
  lastName: string
  country: string
  consents: ('newsletter' | 'email')[]
  student: boolean
  edition: string
  company: Company | null
}

interface Company {
  companyName: string
  customerNumber: string
  street: string
  houseNumber: string
  zipCode: string
  city: string
}

/** Takes from the form what is stored; unknown partners are left out. */
export function detailsOf(form: PrivateRegistration | CompanyRegistration, partners: readonly string[]): Details {
  const { kind, salutation, firstName, lastName, country } = form
  const person = { kind, salutation, firstName, lastName, country, consents: consentsIn(form) }
  if (form.kind === 'private') {
    const edition = form.roloffMatek ? textbookEdition : partners.includes(form.partner) ? form.partner : ''
    return { ...person, student: form.student, edition, company: null }
  }
  const { companyName, customerNumber, street, houseNumber, zipCode, city } = form
  const company = { companyName, customerNumber, street, houseNumber, zipCode, city }
  return { ...person, student: false, edition: '', company }
}

/** The edition whose registration gives the textbook product as well as the student version. */
export const textbookEdition = 'roloffMatek'

/** The documented rule: students by the box or the edition, customers for companies, else users. */
export const purposeOf = ({ kind, student, edition }: Details): 'student' | 'user' | 'customer' =>
  kind === 'company' ? 'customer' : student || edition !== '' ? 'student' : 'user'

function consentsIn({ newsletter, productNews }: PrivateRegistration | CompanyRegistration): Details['consents'] {
  return [...(newsletter ? (['newsletter'] as const) : []), ...(productNews ? (['email'] as const) : [])]
}
