import type { ErrorTexts } from './shape.ts'

export const serviceAccountErrors = {
  'licensing.superseded': {
    status: 409,
    de: 'Die Lizenz {serial} ist nicht mehr die neueste dieses Rechners; das ist {newest}.',
    en: 'Licence {serial} is no longer the latest for its machine; the latest is {newest}.',
  },
  'services.keyEnd': {
    status: 422,
    de: 'Der Schlüssel muss in der Zukunft enden.',
    en: 'The key’s expiry must be in the future.',
  },
  'services.keyNotFound': { status: 404, de: 'Der Schlüssel wurde nicht gefunden.', en: 'The key was not found.' },
  'services.nameTaken': {
    status: 409,
    de: 'Es gibt schon ein Dienstkonto mit diesem Namen.',
    en: 'A service account with this name already exists.',
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
