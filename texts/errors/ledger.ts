import type { ErrorTexts } from './shape.ts'

export const ledgerErrors = {
  'ledger.noHead': {
    status: 404,
    de: 'Das Ausstellungsbuch wurde noch nicht signiert.',
    en: 'The ledger has not been signed yet.',
  },
} as const satisfies ErrorTexts
