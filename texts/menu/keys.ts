export const keyMenuTexts = {
  'shell.keys': { de: 'Signaturschlüssel', en: 'Signing keys' },
} as const
