export const ledgerMenuTexts = {
  'shell.ledger': { de: 'Ausstellungsbuch', en: 'Issuance ledger' },
} as const
