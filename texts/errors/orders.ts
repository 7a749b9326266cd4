import type { ErrorTexts } from './shape.ts'

export const orderErrors = {
  'orders.inFuture': {
    status: 422,
    de: 'Der Tag der Bestellung liegt in der Zukunft.',
    en: 'The order date is in the future.',
  },
  'orders.noCrmMail': {
    status: 409,
    de: 'Es ist keine Adresse für E-Mails an das CRM eingestellt (MAIL_CRM).',
    en: 'No address for emails to the CRM is configured (MAIL_CRM).',
  },
  'orders.noShop': {
    status: 503,
    de: 'Bezahlen ist zurzeit nicht möglich: Es ist kein Shop eingerichtet.',
    en: 'Payment is not possible at the moment: no shop is set up.',
  },
  'orders.notFound': { status: 404, de: 'Diese Bestellung gibt es nicht.', en: 'This order does not exist.' },
  'orders.notificationForged': {
    status: 409,
    de: 'Die Signatur dieser Meldung stimmt nicht. Sie kommt nicht vom Shop und wird nicht verbucht.',
    en: 'The signature of this notification is invalid. It does not come from the shop and is not processed.',
  },
  'orders.notificationNotFound': {
    status: 404,
    de: 'Diese Meldung gibt es nicht.',
    en: 'This notification does not exist.',
  },
  'orders.notificationWorked': {
    status: 409,
    de: 'Diese Meldung ist schon verbucht.',
    en: 'This notification has already been processed.',
  },
  'orders.notOffered': {
    status: 409,
    de: 'Dieses Produkt ist zurzeit nicht zu kaufen.',
    en: 'This product cannot be bought at the moment.',
  },
  'orders.notPaid': {
    status: 409,
    de: 'Für diese Bestellung gibt es noch keine Zahlung.',
    en: 'There is no payment for this order yet.',
  },
  'orders.paidAlready': {
    status: 409,
    de: 'Dieses Produkt ist schon bezahlt.',
    en: 'This product has already been paid for.',
  },
  'orders.proofFirst': {
    status: 409,
    de: 'Bezahlt wird erst, wenn Ihr Studium nachgewiesen ist.',
    en: 'You can pay once your student status is verified.',
  },
  'orders.referenceTaken': {
    status: 409,
    de: 'Diese Bestellnummer ist schon verbucht.',
    en: 'This order number has already been entered.',
  },
  'orders.shopAway': {
    status: 503,
    de: 'Der Shop ist zurzeit nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'The shop cannot be reached at the moment. Please try again in a few minutes.',
  },
  'orders.underWay': {
    status: 409,
    de: 'Eine Zahlung für dieses Produkt ist schon unterwegs. Wir warten auf die Bestätigung des Shops.',
    en: 'A payment for this product is already in progress. We are waiting for the shop to confirm it.',
  },
} as const satisfies ErrorTexts
