import type { NoAccess } from '#contract/cloud-sessions.ts'
import {
  type AddressedLetter,
  type Letter,
  letter,
  sampleToken,
  translator,
  type WrittenMail,
} from '#platform/mail/mail-layout.ts'
import { cloudMailTexts } from '#texts/cloud-mails.ts'
import { dayWords } from '#texts/passport-words.ts'

type Kind = 'invitation' | 'ended'
type Key = keyof typeof cloudMailTexts

function written(
  to: AddressedLetter,
  kind: Kind,
  words: { text: Key; note: Key },
  address: string,
  facts: Record<string, string> = {},
): WrittenMail {
  const say = translator(cloudMailTexts, to, facts)
  return letter(to, {
    subject: say(`cloud.mail.${kind}.subject`),
    paragraphs: [say(words.text), say(words.note)],
    link: { text: say(`cloud.mail.${kind}.link`), address },
    byName: true,
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
  why: cloudMailTexts['cloud.mail.foot.invitation'],
  secret: ({ token }) => token,
  write: (to, { token, company, titleDe, titleEn }) =>
    written(
      to,
      'invitation',
      { text: 'cloud.mail.invitation.text', note: 'cloud.mail.invitation.note' },
      `${to.publicUrl}/cloudinvitation?token=${token}`,
      { company, product: to.language === 'de' ? titleDe : titleEn },
    ),
  samples: [
    () => ({
      token: sampleToken,
      company: 'Getriebebau Voss GmbH',
      titleDe: 'Wellenwerk Cloud',
      titleEn: 'Wellenwerk Cloud',
    }),
  ],
}

interface EndedFacts {
  /** `gone`: the account that let them in is no more, or is elsewhere now. */
  reason: NoAccess['reason'] | 'gone'
  day: string | null
}

/** A session was ended, because the person may not stream any more, and why. */
export const endedLetter: Letter<EndedFacts> = {
  template: 'cloud.ended',
  why: cloudMailTexts['cloud.mail.foot.ended'],
  write: (to, { reason, day }) =>
    written(
      to,
      'ended',
      {
        text: `cloud.mail.ended.${reason}`,
        note: reason === 'off' ? 'cloud.mail.ended.note' : 'cloud.mail.ended.noteMore',
      },
      `${to.publicUrl}/awslogin`,
      { day: day ? dayWords(day) : '' },
    ),
  samples: [
    () => ({ reason: 'off', day: null }),
    () => ({ reason: 'expired', day: '2026-11-30' }),
    () => ({ reason: 'ahead', day: '2027-01-01' }),
    () => ({ reason: 'stopped', day: '2026-12-01' }),
    () => ({ reason: 'disabled', day: null }),
    () => ({ reason: 'blocked', day: null }),
    () => ({ reason: 'gone', day: null }),
  ],
}
