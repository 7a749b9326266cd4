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

type Kind = 'invitation' | 'ended' | 'given'
type Key = keyof typeof cloudMailTexts

function written(
  to: AddressedLetter,
  kind: Kind,
  words: { text: Key; note: Key; link?: Key },
  address: string,
  facts: Record<string, string> = {},
  signIn = false,
): WrittenMail {
  const t = translator(cloudMailTexts, to, facts)
  return letter(to, {
    subject: t(`cloud.mail.${kind}.subject`),
    paragraphs: [t(words.text), t(words.note)],
    link: { text: t(words.link ?? `cloud.mail.${kind}.link`), address },
    links: signIn ? [{ text: t('cloud.mail.signIn'), address: `${to.publicUrl}/awslogin` }] : [],
    byName: true,
  })
}

interface InvitationFacts {
  token: string
  /** Access is on already. */
  on: boolean
  company: string
  titleDe: string
  titleEn: string
}

/** Invites a contact to the cloud: opening the link switches access on that is off. */
export const invitationLetter: Letter<InvitationFacts> = {
  template: 'cloud.invitation',
  why: cloudMailTexts['cloud.mail.foot.invitation'],
  secret: ({ token }) => token,
  write: (to, { token, on, company, titleDe, titleEn }) =>
    written(
      to,
      'invitation',
      {
        text: on ? 'cloud.mail.invitation.textOn' : 'cloud.mail.invitation.text',
        note: 'cloud.mail.invitation.note',
        link: on ? 'cloud.mail.invitation.linkOn' : 'cloud.mail.invitation.link',
      },
      `${to.publicUrl}/cloudinvitation?token=${token}`,
      { company, product: to.language === 'de' ? titleDe : titleEn },
      true,
    ),
  samples: [false, true].map((on) => () => ({
    token: sampleToken,
    on,
    company: 'Getriebebau Voss GmbH',
    titleDe: 'Wellenwerk Cloud',
    titleEn: 'Wellenwerk Cloud',
  })),
}

interface GivenFacts {
  company: string
  titleDe: string
  titleEn: string
  /** From when, where the account begins later. */
  from: string | null
  hasAccount: boolean
}

/** To a person who was given a place: where to sign in. */
export const givenLetter: Letter<GivenFacts> = {
  template: 'cloud.given',
  why: cloudMailTexts['cloud.mail.foot.invitation'],
  write: (to, { company, titleDe, titleEn, from, hasAccount }) =>
    written(
      to,
      'given',
      {
        text: from ? 'cloud.mail.given.textFrom' : 'cloud.mail.given.text',
        note: hasAccount ? 'cloud.mail.given.note' : 'cloud.mail.given.noteFirst',
      },
      `${to.publicUrl}/awslogin`,
      { company, product: to.language === 'de' ? titleDe : titleEn, day: from ? dayWords(from) : '' },
    ),
  samples: [
    { from: null, hasAccount: true },
    { from: null, hasAccount: false },
    { from: '2027-01-01', hasAccount: true },
  ].map((facts) => () => ({
    ...facts,
    company: 'Getriebebau Voss GmbH',
    titleDe: 'Wellenwerk Cloud',
    titleEn: 'Wellenwerk Cloud',
  })),
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
