export const helpTexts = {
  'help./management/keys': {
    de: 'Mit dem aktiven Schlüssel werden neue Lizenzen signiert. Ein neuer Schlüssel ersetzt ihn, alte Lizenzen bleiben gültig. Laufende Lizenzen lassen sich zusammen neu signieren; erst danach kann der alte Schlüssel stillgelegt oder zurückgezogen werden.',
    en: 'The active key signs new licences. A new key replaces it; old licences stay valid. Current licences can be re-signed together; only then can the old key be retired or revoked.',
  },
} as const
