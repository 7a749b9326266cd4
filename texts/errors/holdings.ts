import type { ErrorTexts } from './shape.ts'

export const holdingErrors = {
  'holdings.disabled': {
    status: 409,
    de: 'Dieses Produkt ist deaktiviert. Bitte wenden Sie sich an uns.',
    en: 'This product is disabled. Please contact us.',
  },
  'holdings.hasCloudAccounts': {
    status: 409,
    de: 'Zu diesem Produkt gibt es Cloud-Konten. Löschen Sie erst diese.',
    en: 'This product has cloud accounts. Delete those first.',
  },
  'holdings.hasLicences': {
    status: 409,
    de: 'Für dieses Produkt wurden Lizenzen ausgestellt. Es kann nicht entfernt werden.',
    en: 'Licences have been issued for this product. It cannot be removed.',
  },
  'holdings.notFound': {
    status: 404,
    de: 'Dieses Kundenprodukt gibt es nicht.',
    en: 'This customer product does not exist.',
  },
  'holdings.taken': {
    status: 409,
    de: 'Der Kunde hat dieses Produkt bereits.',
    en: 'The customer already has this product.',
  },
} as const satisfies ErrorTexts
