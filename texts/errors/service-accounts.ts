import type { ErrorTexts } from './shape.ts'

export const serviceAccountErrors = {
  'licensing.superseded': {
    status: 409,
    de: 'Die Lizenz {serial} ist nicht mehr die neueste dieses Rechners; das ist {newest}.',
    en: 'Licence {serial} is no longer the newest of its machine; that is {newest}.',
  },
  'services.keyEnd': {
    status: 422,
    de: 'Der Schlüssel muss in der Zukunft enden.',
    en: 'The key must end in the future.',
  },
  'services.keyNotFound': { status: 404, de: 'Der Schlüssel wurde nicht gefunden.', en: 'The key was not found.' },
  'services.nameTaken': {
    status: 409,
    de: 'Es gibt schon ein Dienstkonto mit diesem Namen.',
    en: 'There is already a service account of that name.',
  },
  'services.notFound': {
    status: 404,
    de: 'Das Dienstkonto wurde nicht gefunden.',
    en: 'The service account was not found.',
  },
  'services.tooManyKeys': {
    status: 409,
    de: 'Ein Dienstkonto hat höchstens {limit} gültige Schlüssel. Widerrufen Sie zuerst einen.',
    en: 'A service account has at most {limit} active keys. Revoke one first.',
  },
} as const satisfies ErrorTexts
