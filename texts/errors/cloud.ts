import type { ErrorTexts } from './shape.ts'

export const cloudErrors = {
  'cloud.blocked': {
    status: 409,
    de: 'Alle Plätze sind vergeben, und einer wurde erst kürzlich vergeben. Vor dem {day} können Sie nichts ändern.',
    en: 'All seats are taken, and one was assigned only recently. You cannot change anything before {day}.',
  },
  'cloud.changeDone': {
    status: 404,
    de: 'Die Minute ist vorbei, oder jemand hat es schon rückgängig gemacht.',
    en: 'The minute is over, or someone has already undone it.',
  },
  'cloud.changePending': {
    status: 409,
    de: 'Für dieses Cloud-Konto wartet schon eine Änderung. Machen Sie sie erst rückgängig, oder warten Sie eine Minute.',
    en: 'A change to this cloud account is already pending. Undo it first, or wait a minute.',
  },
  'cloud.endless': {
    status: 409,
    de: 'Dieses Cloud-Konto läuft unbegrenzt und lässt sich nicht verlängern.',
    en: 'This cloud account has no expiry date, so it cannot be extended.',
  },
  'cloud.endsBeforeToday': {
    status: 422,
    de: 'Mit diesem Beginn und dieser Laufzeit wäre das Konto schon abgelaufen.',
    en: 'With this start and term, the account would already have expired.',
  },
  'cloud.expired': {
    status: 409,
    de: 'Dieses Cloud-Konto ist abgelaufen und kann nicht mehr geändert werden.',
    en: 'This cloud account has expired and can no longer be changed.',
  },
  'cloud.factorDue': {
    status: 403,
    de: 'Dieses Konto hat einen zweiten Faktor, den dieses Programm nicht abfragen kann. Bitte melden Sie sich im Browser an der Cloud an (/awslogin).',
    en: 'This account has a second factor, which this program cannot ask for. Please sign in to the cloud in your browser (/awslogin).',
  },
  'cloud.fewerSeats': {
    status: 409,
    de: '{used} Anwender haben Zugang: Schalten Sie erst welche aus, bevor Sie weniger Plätze eintragen.',
    en: '{used} users have access: switch some off before you reduce the number of seats.',
  },
  'cloud.invitationInvalid': {
    status: 410,
    de: 'Dieser Link gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen.',
    en: 'This link is no longer valid. Ask the person who invited you for a new one.',
  },
  'cloud.invitedJustNow': {
    status: 429,
    de: 'Eine Einladung wurde gerade erst verschickt. Bitte warten Sie eine Minute.',
    en: 'An invitation was sent just now. Please wait a minute.',
  },
  'cloud.maxAccess': {
    status: 409,
    de: '{seats|Der einzige Platz dieses Cloud-Kontos ist|Alle {seats} Plätze dieses Cloud-Kontos sind} vergeben.',
    en: '{seats|The only seat of this cloud account is|All {seats} seats of this cloud account are} taken.',
  },
  'cloud.noCloudProduct': {
    status: 422,
    de: 'Das ist kein Cloud-Produkt einer Firma.',
    en: 'This is not a company’s cloud product.',
  },
  'cloud.notFound': { status: 404, de: 'Dieses Cloud-Konto gibt es nicht.', en: 'This cloud account does not exist.' },
  'cloud.onlyOneActiveProduct': {
    status: 409,
    de: 'Für ein Cloud-Konto kann nur ein Produkt aktiv sein. Schalten Sie erst das andere aus.',
    en: 'Only one product can be active for a cloud account. Switch the other one off first.',
  },
  'cloud.sessionGone': {
    status: 404,
    de: 'Diese Sitzung läuft nicht mehr.',
    en: 'This session is no longer running.',
  },
  'cloud.stackUnknown': {
    status: 422,
    de: 'Diesen Stack gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    en: 'This stack no longer exists. Please choose another one.',
  },
  'cloud.ticketInvalid': {
    status: 410,
    de: 'Die Anmeldung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    en: 'The sign-in took too long. Please try again.',
  },
  'cloud.tooFewPlaces': {
    status: 409,
    de: '{wanted} Personen brauchen einen Platz, {free|einer ist|{free} sind} noch frei. Wählen Sie weniger aus, oder schalten Sie erst andere Zugänge aus.',
    en: '{wanted} people need a seat, but only {free|one is|{free} are} free. Select fewer people, or switch off other access first.',
  },
  'cloud.typeForbidden': {
    status: 422,
    de: 'Diesen Kontotyp dürfen Sie nicht vergeben.',
    en: 'You may not assign this account type.',
  },
  'cloud.userHasAccess': {
    status: 409,
    de: 'Wer Zugang hat, lässt sich nicht entfernen. Schalten Sie den Zugang erst aus.',
    en: 'People with access cannot be removed. Switch their access off first.',
  },
  'cloud.userNotFound': {
    status: 404,
    de: 'Diese Person gehört nicht zu diesem Cloud-Konto.',
    en: 'This person does not belong to this cloud account.',
  },
} as const satisfies ErrorTexts
