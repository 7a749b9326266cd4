/** Signing in with a company account, on the page everybody meets first. */
export const companySignInTexts = {
  'sso.signIn': { de: 'Mit Firmenkonto anmelden', en: 'Sign in with a company account' },
  'sso.signInWith': { de: 'Weiter mit {provider}', en: 'Continue with {provider}' },
  'sso.emailFirst': {
    de: 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.',
    en: 'Please enter your email address first.',
  },
}
