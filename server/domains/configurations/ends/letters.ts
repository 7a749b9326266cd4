import type { EndWish } from '#contract/end-requests.ts'
import type { Holder } from '#contract/holdings.ts'
import { type AddressedLetter, type Letter, letter, translator, type WrittenMail } from '#platform/mail/mail-layout.ts'
import { endRequestMailTexts, endRequestTexts } from '#texts/end-requests.ts'
import { fill } from '#texts/fill.ts'
import { holderWords } from '#texts/holder-words.ts'
import { dayWords } from '#texts/passport-words.ts'
import { productName } from '#texts/product-names.ts'

interface Answer {
  state: 'done' | 'declined'
  reason: string
  wish: EndWish
  /** Where the product is configured. */
  path: string
  holder: Holder
  product: { titleDe: string; titleEn: string; version: number }
}

const wishWords = (language: 'de' | 'en', { count, end }: EndWish): string =>
  fill(endRequestTexts[count === null ? 'ends.wish' : 'ends.wishWithCount'][language], {
    count,
    end: end === 'unlimited' ? endRequestTexts['ends.withoutEnd'][language] : dayWords(end),
  })

/** The mail to the requester of an end about the decision. */
function answered(to: AddressedLetter, { state, reason, wish, path, holder, product }: Answer): WrittenMail {
  const t = translator(endRequestMailTexts, to, {
    product: productName(product, to.language),
    holder: holderWords(holder),
    wish: wishWords(to.language, wish),
  })
  return letter(to, {
    subject: t(`ends.mail.${state}.subject`),
    paragraphs: [t(`ends.mail.${state}.text`), reason],
    link: { text: t('ends.mail.link'), address: `${to.publicUrl}${path}` },
  })
}

const sample: Answer = {
  state: 'done',
  reason: '',
  wish: { count: 3, end: '2027-12-31' },
  path: '/wellenwerkconfiguration/overview/0198c0de-0000-7000-8000-000000000001',
  holder: {
    kind: 'company',
    id: '0198c0de-0000-7000-8000-000000000002',
    name: 'Müller & Söhne Antriebstechnik GmbH',
    customerNumber: '10023',
    language: 'de',
  },
  product: { titleDe: 'Wellenwerk Netzwerk', titleEn: 'Wellenwerk Network', version: 20 },
}

/** To the requester of an end: that it is set, or why not. */
export const endAnswerLetter: Letter<Answer> = {
  template: 'ends.answer',
  why: endRequestMailTexts['ends.mail.foot'],
  write: answered,
  samples: [() => sample, () => ({ ...sample, state: 'declined', reason: 'Der Vertrag endet schon im Juni.' })],
}
