import { type Addressed, letter, type MailSample } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { registrationMailTexts } from '#texts/registration.ts'

type Key = keyof typeof registrationMailTexts
// Names stand in a mail only where staff entered them: what strangers type into a form is not mailed to third parties.
type Kind = 'confirm' | 'resend' | 'exists' | 'invite' | 'assigned' | 'declined'

function written({ language, vendor, email, name }: Addressed, kind: Kind, address: string, company = '') {
  const say = (key: Key) =>
    fill(registrationMailTexts[key][language], { email, company, vendor: vendor.name, ...(name && { name }) })
  return letter({
    language,
    vendor,
    subject: say(`registration.mail.${kind}.subject`),
    paragraphs: [
      say(name ? 'registration.mail.greetingName' : 'registration.mail.greeting'),
      say(`registration.mail.${kind}.text`),
      say(`registration.mail.${kind}.note`),
    ],
    link: { text: say(`registration.mail.${kind}.link`), address },
    closing: say('registration.mail.closing'),
  })
}

const confirmation = ({ publicUrl }: Addressed, token: string, edition: string) =>
  `${publicUrl}/confirmationRegistration?id=${token}${edition === 'roloffMatek' ? '&isRoloffMatek=1' : ''}`

/** The link that makes the account. */
export const confirmationLetter = (to: Addressed, { token, edition = '' }: { token: string; edition?: string }) =>
  written(to, 'confirm', confirmation(to, token, edition))

/** The same link anew, which somebody asked for again. */
export const resentLetter = (to: Addressed, { token, edition = '' }: { token: string; edition?: string }) =>
  written(to, 'resend', confirmation(to, token, edition))

/** Somebody registered with an address that has an account. */
export const existsLetter = (to: Addressed) => written(to, 'exists', `${to.publicUrl}/forgotPassword`)

/** The link with which a contact makes their account. */
export const invitationLetter = (to: Addressed, { contactId, token }: { contactId: string; token: string }) =>
  written(
    to,
    'invite',
    `${to.publicUrl}/confirmcompanycontact?id=${encodeURIComponent(Buffer.from(contactId).toString('base64'))}&token=${token}`,
  )

/** Staff found the company somebody registered for; its name is the one in the portal, not the one typed. */
export const assignedLetter = (to: Addressed, company: string) =>
  written(to, 'assigned', `${to.publicUrl}/products/companyproducts`, company)

/** Staff found no company for somebody who registered for one. */
export const declinedLetter = (to: Addressed) => written(to, 'declined', `${to.publicUrl}/contact`)

const sample = 'ein-beispiel-dieser-link-fuehrt-nirgendwohin'

/** Every mail about registering, with made-up facts. */
export const registrationMailSamples: MailSample[] = [
  { template: 'registration.confirmation', write: (to) => confirmationLetter({ ...to, name: '' }, { token: sample }) },
  { template: 'registration.resend', write: (to) => resentLetter({ ...to, name: '' }, { token: sample }) },
  { template: 'registration.exists', write: (to) => existsLetter({ ...to, name: '' }) },
  {
    template: 'registration.assigned',
    write: (to) => assignedLetter({ ...to, name: '' }, 'Brückenbau Nord GmbH'),
  },
  { template: 'registration.declined', write: (to) => declinedLetter({ ...to, name: '' }) },
  {
    template: 'registration.invitation',
    write: (to) => invitationLetter(to, { contactId: '0198c0de-0000-7000-8000-000000000000', token: sample }),
  },
]
