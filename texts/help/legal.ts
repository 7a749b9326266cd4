export const helpTexts = {
  'help./management/legalnotices': {
    de: 'Hier stehen Kündigungen und Widerrufe, die über die öffentlichen Formulare kamen. Den Eingang hat das Portal schon bestätigt. Tragen Sie ein, wie Sie entschieden haben, dann ist der Vorgang erledigt.',
    en: 'Cancellations and withdrawals received through the public forms. The portal has already acknowledged them. Enter your decision to close the case.',
  },
} as const
