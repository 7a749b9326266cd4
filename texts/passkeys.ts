/** Signing in with a passkey, on the page everybody meets first. */
export const passkeyTexts = {
  'security.passkeyFailed': {
    de: 'Der Passkey wurde nicht verwendet: Der Vorgang wurde abgebrochen oder dauerte zu lange.',
    en: 'The passkey was not used: the process was cancelled or took too long.',
  },
  'factor.signInWithPasskey': { de: 'Mit Passkey anmelden', en: 'Sign in with passkey' },
}
