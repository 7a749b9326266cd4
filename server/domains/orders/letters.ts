import type { Order } from '#contract/orders.ts'
import { type Letter, letter, translator } from '#platform/mail/mail-layout.ts'
import { mailFootTexts } from '#texts/mail-foot.ts'
import { euros } from '#texts/money.ts'
import { paymentsTexts } from '#texts/orders.ts'
import { dayWords } from '#texts/passport-words.ts'
import { productName, productTitle } from '#texts/product-names.ts'
import { studentMailTexts } from '#texts/student-mails.ts'

interface Payment {
  order: Pick<Order, 'id' | 'reference' | 'orderedAt' | 'priceCents' | 'taxCents' | 'product'>
  name: string
  email: string
  contactId: string | null
}

interface SecondPayment {
  productId: string
  titleDe: string
  titleEn: string
  /** The shop's number of the second payment. */
  reference: string
}

/** A product was paid a second time; staff check it. */
export const paidTwiceLetter: Letter<SecondPayment> = {
  template: 'orders.paidTwice',
  why: studentMailTexts['students.mail.foot.bought'],
  write(to, { reference, ...titles }) {
    const t = translator(paymentsTexts, to, { number: reference, product: productTitle(titles, to.language) })
    return letter(to, {
      subject: t('payments.twice.subject'),
      paragraphs: [t('payments.twice.text')],
      link: {
        text: t('payments.twice.link'),
        address: `${to.publicUrl}/products/Student?product=${titles.productId}`,
      },
      byName: true,
    })
  },
  samples: [
    () => ({
      productId: '0198c0de-0000-7000-8000-000000000000',
      titleDe: 'Studienversion 2024',
      titleEn: 'Student version 2024',
      reference: '117420816',
    }),
  ],
}

/** The facts of a payment, for those who maintain the customer system. */
export const crmLetter: Letter<Payment> = {
  template: 'orders.crm',
  why: mailFootTexts['mailFoot.staff'],
  write(to, { order, name, email, contactId }) {
    const { id, reference: number, orderedAt, priceCents, taxCents, product } = order
    const t = translator(paymentsTexts, to, {
      number,
      name,
      email,
      product: productName(product, to.language),
      day: dayWords(orderedAt),
      price: euros(priceCents),
      tax: euros(taxCents),
    })
    return letter(to, {
      subject: t('payments.crm.subject'),
      paragraphs: [t('payments.crm.text'), t('payments.crm.facts')],
      link: {
        text: t('payments.crm.link'),
        // The page of who paid shows their payments; where the order has no buyer any more, the shop's words of it are left.
        address: contactId
          ? `${to.publicUrl}/editcontact/${contactId}?tab=payments#order-${id}`
          : `${to.publicUrl}/management/payments?show=all&search=${encodeURIComponent(number)}`,
      },
      closing: t('payments.crm.closing'),
    })
  },
  samples: [
    () => ({
      order: {
        id: '0198c0de-0000-7000-8000-000000000002',
        reference: '117420815',
        orderedAt: '2026-11-21T10:00:00.000Z',
        priceCents: 4990,
        taxCents: 797,
        product: {
          id: '0198c0de-0000-7000-8000-000000000000',
          titleDe: 'Studienversion 2024',
          titleEn: 'Student version 2024',
          version: 20,
        },
      },
      name: 'Yusuf Demir',
      email: 'yusuf.demir@hochschule.example',
      contactId: '0198c0de-0000-7000-8000-000000000001',
    }),
  ],
}
