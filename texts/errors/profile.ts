import type { ErrorTexts } from './shape.ts'

export const profileErrors = {
  'profile.addressAssigned': {
    status: 409,
    de: 'Diese Anschrift gehört schon zu einer anderen Person.',
    en: 'This address already belongs to another person.',
  },
  'profile.addressNotFound': { status: 404, de: 'Diese Anschrift gibt es nicht.', en: 'This address does not exist.' },
  'profile.avatarInvalid': {
    status: 422,
    de: 'Das Profilbild muss ein PNG mit 200 × 200 Pixeln sein.',
    en: 'The profile picture must be a PNG of 200 × 200 pixels.',
  },
  'profile.consentLinkInvalid': {
    status: 410,
    de: 'Dieser Link gilt nicht mehr. Sie können den Newsletter in Ihrem Konto erneut bestellen.',
    en: 'This link is no longer valid. You can subscribe to the newsletter again in your account.',
  },
  'profile.incomplete': {
    status: 409,
    de: 'Bitte speichern Sie zuerst Ihr Profil.',
    en: 'Please save your profile first.',
  },
  'profile.noAvatar': {
    status: 404,
    de: 'Es ist kein Profilbild hinterlegt.',
    en: 'No profile picture has been uploaded.',
  },
  'profile.tooManyAddresses': {
    status: 429,
    de: 'Höchstens {limit} Anschriften können offen sein, bevor feststeht, zu wem sie gehören.',
    en: 'At most {limit} addresses can be unassigned at a time.',
  },
} as const satisfies ErrorTexts
