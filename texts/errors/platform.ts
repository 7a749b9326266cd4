import { frameErrors } from './frame.ts'
import type { ErrorTexts } from './shape.ts'

export const platformErrors = {
  ...frameErrors,
  'pdf.lettersMissing': {
    status: 422,
    de: 'Das PDF kann diese Zeichen nicht zeigen: {letters}. Drucken Sie die Seite mit dem Browser; dem Betreiber fehlt eine Schrift dafür (VENDOR_FONT).',
    en: 'The PDF cannot show these characters: {letters}. Print the page with your browser; the operator has not set a font for them (VENDOR_FONT).',
  },
  'exports.busy': {
    status: 429,
    de: 'Es läuft schon ein Export von Ihnen, oder mehrere von anderen. Bitte versuchen Sie es gleich noch einmal.',
    en: 'You already have an export running, or several others are running. Please try again in a moment.',
  },
  'exports.listUnknown': {
    status: 404,
    de: 'Diese Liste lässt sich nicht exportieren.',
    en: 'This list cannot be exported.',
  },
  'exports.tooLarge': {
    status: 409,
    de: 'Eine Excel-Datei fasst hier höchstens {limit} Zeilen. Grenzen Sie die Liste ein oder nehmen Sie CSV.',
    en: 'An Excel file can have at most {limit} rows here. Narrow the list or use CSV.',
  },
  'request.callOff': {
    status: 410,
    de: 'Dieser Aufruf ist abgeschaltet. Was an seine Stelle tritt, steht unter /api/v0.',
    en: 'This call has been turned off. Its replacement is listed at /api/v0.',
  },
  'request.conflict': {
    status: 409,
    de: 'Der Datensatz wurde gerade von jemand anderem geändert. Bitte laden Sie die Seite neu.',
    en: 'Someone else has just changed this record. Please reload the page.',
  },
  'request.invalid': { status: 400, de: 'Die Eingabe ist ungültig.', en: 'The input is invalid.' },
  'request.methodNotAllowed': {
    status: 405,
    de: 'Diese Adresse wird so nicht aufgerufen, sondern mit {methods}.',
    en: 'This address is not called like that, but with {methods}.',
  },
  'request.keyInvalid': {
    status: 400,
    de: 'Der Idempotency-Key muss 1 bis 200 druckbare Zeichen lang sein.',
    en: 'The Idempotency-Key must be 1 to 200 printable characters long.',
  },
  'request.keyMissing': {
    status: 400,
    de: 'Dieser Aufruf braucht einen Idempotency-Key, damit eine Wiederholung nichts doppelt ausführt.',
    en: 'This call needs an Idempotency-Key so that a repeated request is not executed twice.',
  },
  'request.keyReused': {
    status: 422,
    de: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
    en: 'This Idempotency-Key has already been used for another request.',
  },
  'request.mediaType': {
    status: 415,
    de: 'Dieser Inhaltstyp wird hier nicht angenommen.',
    en: 'This content type is not accepted here.',
  },
  'request.notFound': { status: 404, de: 'Das gibt es hier nicht.', en: 'There is nothing here.' },
  'request.origin': {
    status: 403,
    de: 'Die Anfrage kam von einer fremden Seite.',
    en: 'The request came from another site.',
  },
  'request.tooLarge': { status: 413, de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  'request.tooMany': {
    status: 429,
    de: 'Zu viele Anfragen. Bitte versuchen Sie es in {seconds} {seconds|Sekunde|Sekunden} erneut.',
    en: 'Too many requests. Please try again in {seconds} {seconds|second|seconds}.',
  },
  'server.busy': {
    status: 503,
    de: 'Das Portal ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The portal is very busy right now. Please try again shortly.',
  },
  'server.wrongClock': {
    status: 503,
    de: 'Die Uhr des Servers stimmt nicht mit der zuletzt bekannten Zeit überein. Bis die Administration das unter „Betrieb“ geklärt hat, werden keine Lizenzen ausgestellt.',
    en: 'The server’s clock does not agree with the last known time. No licences are issued until an administrator has resolved this under “System status”.',
  },
  'server.diskFull': {
    status: 503,
    de: 'Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts geändert; bitte wenden Sie sich an die Administration.',
    en: 'The server has run out of disk space. Nothing was changed; please contact your administrator.',
  },
} as const satisfies ErrorTexts
