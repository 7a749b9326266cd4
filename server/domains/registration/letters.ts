import { textbookEdition } from './details.ts'
import {
  type AddressedLetter,
  type Letter,
  letter,
  sampleToken,
  translator,
  type WrittenMail,
} from '#platform/mail/mail-layout.ts'
import { registrationMailTexts } from '#texts/registration.ts'

// No name stands in these mails: what strangers and customers type into a form is not mailed to third parties. The
// receiver has not confirmed yet, or may not be the person named.
type Kind = 'confirm' | 'resend' | 'exists' | 'invite' | 'inviteCloud' | 'assigned' | 'declined'

function written(
  to: AddressedLetter,
  kind: Kind,
  address: string,
  { company = '', text = kind }: { company?: string; text?: Kind | 'invitePrivate' } = {},
): WrittenMail {
  const t = translator(registrationMailTexts, to, { company })
  return letter(to, {
    subject: t(`registration.mail.${kind}.subject`),
    paragraphs: [t(`registration.mail.${text}.text`), t(`registration.mail.${kind}.note`)],
    link: { text: t(`registration.mail.${kind}.link`), address },
    links:
      kind === 'inviteCloud'
        ? [{ text: t('registration.mail.inviteCloud.signIn'), address: `${to.publicUrl}/awslogin` }]
        : [],
  })
}

interface Confirmation {
  token: string
  edition: string
}

const confirmation = ({ publicUrl }: AddressedLetter, { token, edition }: Confirmation) =>
  `${publicUrl}/confirmationRegistration?id=${token}${edition === textbookEdition ? '&isRoloffMatek=1' : ''}`

/** The link that makes the account. */
export const confirmationLetter: Letter<Confirmation> = {
  template: 'registration.confirmation',
  why: registrationMailTexts['registration.mail.foot.registered'],
  secret: ({ token }) => token,
  write: (to, facts) => written(to, 'confirm', confirmation(to, facts)),
  samples: [() => ({ token: sampleToken, edition: '' })],
}

/** The same link, requested again. */
export const resentLetter: Letter<Confirmation> = {
  template: 'registration.resend',
  why: registrationMailTexts['registration.mail.foot.registered'],
  secret: ({ token }) => token,
  write: (to, facts) => written(to, 'resend', confirmation(to, facts)),
  samples: [() => ({ token: sampleToken, edition: '' })],
}

/** A registration used an address that has an account. */
export const existsLetter: Letter<object> = {
  template: 'registration.exists',
  why: registrationMailTexts['registration.mail.foot.registered'],
  write: (to) => written(to, 'exists', `${to.publicUrl}/forgotPassword`),
  samples: [() => ({})],
}

/** Staff found the company of a registration; its name is the one in the portal, not the one typed. */
export const assignedLetter: Letter<{ company: string }> = {
  template: 'registration.assigned',
  why: registrationMailTexts['registration.mail.foot.registered'],
  write: (to, { company }) => written(to, 'assigned', `${to.publicUrl}/products/companyproducts`, { company }),
  samples: [() => ({ company: 'Brückenbau Nord GmbH' })],
}

/** Staff found no company for a registration that named one. */
export const declinedLetter: Letter<object> = {
  template: 'registration.declined',
  why: registrationMailTexts['registration.mail.foot.registered'],
  write: (to) => written(to, 'declined', `${to.publicUrl}/pages/contact`),
  samples: [() => ({})],
}

interface Invitation {
  contactId: string
  token: string
  /** Of no company. */
  private: boolean
  /** Invited to the cloud alone. */
  cloud: boolean
}

/** The link with which a contact makes their account. */
export const invitationLetter: Letter<Invitation> = {
  template: 'registration.invitation',
  why: registrationMailTexts['registration.mail.foot.invited'],
  secret: ({ token }) => token,
  write: (to, { contactId, token, private: isPrivate, cloud }) => {
    const id = encodeURIComponent(Buffer.from(contactId).toString('base64'))
    const address = `${to.publicUrl}/confirmcompanycontact?id=${id}&token=${token}`
    if (cloud) return written(to, 'inviteCloud', address)
    return written(to, 'invite', address, isPrivate ? { text: 'invitePrivate' } : {})
  },
  samples: (['company', 'private', 'cloud'] as const).map((kind) => () => ({
    contactId: '0198c0de-0000-7000-8000-000000000000',
    token: sampleToken,
    private: kind === 'private',
    cloud: kind === 'cloud',
  })),
}
