export const helpTexts = {
  'help./management/keys': {
    de: 'Mit dem aktiven Schlüssel werden neue Lizenzen unterschrieben. Ein neuer Schlüssel ersetzt ihn, alte Lizenzen bleiben gültig. Nur ein widerrufener Schlüssel macht Lizenzen ungültig; sie lassen sich dann zusammen neu ausstellen.',
    en: 'The active key signs new licences. A new key replaces it, and old licences stay valid. Only a revoked key makes licences invalid; they can then be issued again together.',
  },
} as const
