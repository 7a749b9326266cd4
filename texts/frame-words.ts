/** Of the words that several parts say alike those the sign-in page needs: the others come with the pages after it. */
export const frameWords = {
  companies: { de: 'Firmen', en: 'Companies' },
  emailAddress: { de: 'E-Mail-Adresse', en: 'Email address' },
  language: { de: 'Sprache', en: 'Language' },
  myAccount: { de: 'Mein Konto', en: 'My account' },
  products: { de: 'Produkte', en: 'Products' },
  register: { de: 'Registrieren', en: 'Register' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
} as const
