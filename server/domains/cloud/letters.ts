import { type Addressed, type Letter, letter, type Written } from '#platform/mail-layout.ts'
import { cloudMailTexts } from '#texts/cloud-mails.ts'
import { fill } from '#texts/fill.ts'

type Kind = 'invitation' | 'ended'

function written(to: Addressed, kind: Kind, address: string, facts: Record<string, string> = {}): Written {
  const { language, vendor, name } = to
  const say = (key: keyof typeof cloudMailTexts) =>
    fill(cloudMailTexts[key][language], { vendor: vendor.name, ...(name && { name }), ...facts })
  return letter({
    language,
    vendor,
    subject: say(`cloud.mail.${kind}.subject`),
    paragraphs: [
      say(name ? 'cloud.mail.greetingName' : 'cloud.mail.greeting'),
      say(`cloud.mail.${kind}.text`),
      say(`cloud.mail.${kind}.note`),
    ],
    link: { text: say(`cloud.mail.${kind}.link`), address },
    closing: say('cloud.mail.closing'),
  })
}

interface InvitationFacts {
  token: string
  company: string
  titleDe: string
  titleEn: string
}

/** Invites somebody to the cloud: opening the link switches access on. */
export const invitationLetter: Letter<InvitationFacts> = {
  template: 'cloud.invitation',
  secret: ({ token }) => token,
  write: (to, { token, company, titleDe, titleEn }) =>
    written(to, 'invitation', `${to.publicUrl}/cloudinvitation?token=${token}`, {
      company,
      product: to.language === 'de' ? titleDe : titleEn,
    }),
  samples: [
    () => ({
      token: 'ein-beispiel-dieser-link-fuehrt-nirgendwohin',
      company: 'Getriebebau Voss GmbH',
      titleDe: 'Wellenwerk Cloud',
      titleEn: 'Wellenwerk Cloud',
    }),
  ],
}

/** A session was ended, because the person may not stream any more. */
export const endedLetter: Letter<object> = {
  template: 'cloud.ended',
  write: (to) => written(to, 'ended', `${to.publicUrl}/awslogin`),
  samples: [() => ({})],
}
