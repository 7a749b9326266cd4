type Language = 'de' | 'en'

interface Titled {
  titleDe: string
  titleEn: string
}

/** The title of a product in the reader's language. */
export const productTitle = ({ titleDe, titleEn }: Titled, language: Language): string =>
  language === 'de' ? titleDe : titleEn

/** A title that ends with its year or its version says which one it is. */
const saysVersion = (title: string, version: number): boolean =>
  /\b(?:19|20)\d\d$/.test(title) || title.endsWith(` ${version}`)

/** What a product is called among its versions: "Wellenwerk Netzwerk 20", "Studienversion 2024". */
export function productName(product: Titled & { version: number }, language: Language): string {
  const title = productTitle(product, language)
  return saysVersion(title, product.version) ? title : `${title} ${product.version}`
}
