import type { ErrorTexts } from './shape.ts'

export const documentedCallErrors = {
  'documentedCalls.targetUnknown': {
    status: 422,
    de: 'Den Eintrag, für den die ID stehen soll, gibt es nicht.',
    en: 'The record this ID should stand for does not exist.',
  },
  'documentedCalls.oldIdNotFound': {
    status: 404,
    de: 'Diese ID ist nicht zugeordnet.',
    en: 'This ID has not been assigned.',
  },
  'documentedCalls.idUnknown': {
    status: 404,
    de: 'Die ID „{id}“ in {field} ist unbekannt. Ist sie aus dem früheren System, ordnen Administratoren sie unter „Alte Schnittstelle (v0)“ zu.',
    en: 'The ID “{id}” in {field} is unknown. If it comes from the previous system, administrators assign it under “Legacy API (v0)”.',
  },
} as const satisfies ErrorTexts
