import { type Letter, letter } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { contactMailTexts } from '#texts/contacts.ts'

interface Deleted {
  name: string
  email: string
  /** '' for a private person. */
  company: string
  by: string
}

/** To the info mailbox: a contact was deleted, by whom. */
export const deletedLetter: Letter<Deleted> = {
  template: 'contacts.deleted',
  write({ language, vendor }, { name, email, company, by }) {
    const facts = { name, email, company, by, vendor: vendor.name }
    const say = (key: keyof typeof contactMailTexts) => fill(contactMailTexts[key][language], facts)
    return letter({
      language,
      vendor,
      subject: say('contacts.mail.deleted.subject'),
      paragraphs: [say(company === '' ? 'contacts.mail.deleted.person' : 'contacts.mail.deleted.ofCompany')],
      closing: say('contacts.mail.closing'),
    })
  },
  samples: [
    () => ({
      name: 'Ada Größl',
      email: 'a.groessl@mueller-antriebe.example',
      company: 'Müller & Söhne Antriebstechnik GmbH',
      by: 'licenser@wellenwerk.example',
    }),
  ],
}
