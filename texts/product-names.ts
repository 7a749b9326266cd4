type Language = 'de' | 'en'

interface Titled {
  titleDe: string
  titleEn: string
}

/** The title of a product in the reader's language. */
export const productTitle = ({ titleDe, titleEn }: Titled, language: Language): string =>
  language === 'de' ? titleDe : titleEn

/** What a product is called among its versions: "Wellenwerk Netzwerk 20". */
export const productName = (product: Titled & { version: number }, language: Language): string =>
  `${productTitle(product, language)} ${product.version}`
