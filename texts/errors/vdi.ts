import type { ErrorTexts } from './shape.ts'

export const vdiErrors = {
  'vdi.endsBeforeStart': {
    status: 422,
    de: 'Das Ende darf nicht vor dem Beginn liegen.',
    en: 'The end must not be before the start.',
  },
  'vdi.notFound': { status: 404, de: 'Dieses VDI-Konto gibt es nicht.', en: 'There is no such VDI account.' },
  'vdi.stillThere': {
    status: 409,
    de: 'Diesen Desktop gibt es bei WorkSpaces noch. Tragen Sie stattdessen ein Ende ein.',
    en: 'WorkSpaces still has this desktop. Enter an end instead.',
  },
} as const satisfies ErrorTexts
