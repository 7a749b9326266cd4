export const helpTexts = {
  'help./management/legalnotices': {
    de: 'Hier stehen Kündigungen und Widerrufe, die über die öffentlichen Formulare kamen. Den Eingang hat das Portal schon bestätigt. Tragen Sie ein, wie Sie entschieden haben, dann ist der Vorgang erledigt.',
    en: 'These are cancellations and withdrawals that came through the public forms. The portal has already acknowledged them. Enter how you decided, then the matter is done.',
  },
} as const
