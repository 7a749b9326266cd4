import { newsletterSubjects } from '#contract/consents.ts'
import type { Language } from '#contract/shapes.ts'
import { type AddressedLetter, type Letter, letter, translator } from '#platform/mail/mail-layout.ts'
import { contactMailTexts } from '#texts/contacts.ts'

type Key = keyof typeof contactMailTexts

/** What the info mailbox gets: one sentence. */
function notice(to: AddressedLetter, subject: Key, text: Key, facts: object) {
  const t = translator(contactMailTexts, to, facts)
  return letter(to, {
    subject: t(subject),
    paragraphs: [t(text)],
  })
}

export interface DeletedContact {
  name: string
  email: string
  /** '' for a private person. */
  company: string
  /** The address of the account that did it: the contact's own where they deleted their account. */
  by: string
}

/** To the info mailbox: a contact was deleted, by whom. */
export const deletedLetter: Letter<DeletedContact> = {
  template: 'contacts.deleted',
  why: contactMailTexts['contacts.mail.foot'],
  write: (to, facts) =>
    notice(
      to,
      'contacts.mail.deleted.subject',
      facts.by === facts.email
        ? 'contacts.mail.deleted.self'
        : facts.company === ''
          ? 'contacts.mail.deleted.person'
          : 'contacts.mail.deleted.ofCompany',
      facts,
    ),
  samples: ['licenser@wellenwerk.example', 'a.groessl@mueller-antriebe.example'].map((by) => () => ({
    name: 'Ada Größl',
    email: 'a.groessl@mueller-antriebe.example',
    company: 'Müller & Söhne Antriebstechnik GmbH',
    by,
  })),
}

export interface NewsletterOrder {
  name: string
  email: string
  subject: (typeof newsletterSubjects)[number]
  language: Language
}

/** To the info mailbox: the newsletter was ordered for an address and is not confirmed yet. */
export const newsletterOrder: Letter<NewsletterOrder> = {
  template: 'contacts.newsletterOrder',
  why: contactMailTexts['contacts.mail.foot'],
  write(to, { name, email, subject, language }) {
    const t = translator(contactMailTexts, to)
    const about = `contacts.mail.newsletter.${subject}` as const
    const facts = { name, email, subject: t(about), language: t(`contacts.mail.newsletter.${language}`) }
    return notice(to, 'contacts.mail.newsletter.ordered', 'contacts.mail.newsletter.orderedText', facts)
  },
  samples: newsletterSubjects.map((subject) => () => ({
    name: 'Ada Größl',
    email: 'a.groessl@mueller-antriebe.example',
    subject,
    language: 'de',
  })),
}

/** To a contact: a message of the vendor's staff, word for word; addresses in it stay text. */
export const messageLetter: Letter<{ subject: string; text: string }> = {
  template: 'contacts.message',
  why: contactMailTexts['contacts.mail.message.foot'],
  write: (to, { subject, text }) => letter(to, { subject, paragraphs: text.split(/\n{2,}/), bare: true }),
  samples: [
    () => ({ subject: 'Ihre Schulung im März', text: 'Guten Tag,\n\nanbei die Unterlagen.\n\nFreundliche Grüße' }),
  ],
}

/** To the info mailbox: an address takes the newsletter, or no longer. */
export const newsletterNotice: Letter<{ email: string; given: boolean }> = {
  template: 'contacts.newsletter',
  why: contactMailTexts['contacts.mail.foot'],
  write: (to, { email, given }) =>
    given
      ? notice(to, 'contacts.mail.newsletter.given', 'contacts.mail.newsletter.givenText', { email })
      : notice(to, 'contacts.mail.newsletter.withdrawn', 'contacts.mail.newsletter.withdrawnText', { email }),
  samples: [true, false].map((given) => () => ({ email: 'a.groessl@mueller-antriebe.example', given })),
}
