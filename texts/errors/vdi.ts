import type { ErrorTexts } from './shape.ts'

export const vdiErrors = {
  'vdi.endsBeforeStart': {
    status: 422,
    de: 'Das Ende darf nicht vor dem Beginn liegen.',
    en: 'The expiry must not be before the start.',
  },
  'vdi.notFound': { status: 404, de: 'Dieses VDI-Konto gibt es nicht.', en: 'This VDI account does not exist.' },
  'vdi.stillThere': {
    status: 409,
    de: 'Diesen Desktop gibt es bei WorkSpaces noch. Tragen Sie stattdessen ein Ende ein.',
    en: 'This desktop still exists in WorkSpaces. Enter an expiry date instead.',
  },
} as const satisfies ErrorTexts
