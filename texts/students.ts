/** What students see of their verification. */
export const studentsTexts = {
  'students.title': { de: 'Studienversion', en: 'Student version' },
  'students.verification': { de: 'Verifizierung', en: 'Verification' },
  'students.university': { de: 'Hochschule: {name}', en: 'University: {name}' },
  'students.status.1': { de: 'Nachweis nötig', en: 'Proof needed' },
  'students.status.2': { de: 'Studien-E-Mail noch nicht bestätigt', en: 'Student e-mail not confirmed yet' },
  'students.status.3': { de: 'Verifiziert', en: 'Verified' },
  'students.status.4': {
    de: 'Studien-E-Mail bestätigt, Hochschule unbekannt',
    en: 'Student e-mail confirmed, university unknown',
  },
  'students.status.5': { de: 'Studiennachweis angefordert', en: 'Enrolment proof requested' },
  'students.status.6': { de: 'Nachweis in Prüfung', en: 'Proof in review' },
  'students.status.7': { de: 'Nachweis nicht lesbar', en: 'Proof not readable' },
  'students.status.8': { de: 'Verifiziert, ohne Zahlung', en: 'Verified, without payment' },
  'students.meaning.1': {
    de: 'Wir wissen noch nicht, dass Sie studieren. Erst mit einem Nachweis steht Ihnen die Studienversion zu.',
    en: 'We do not know yet that you are a student. You are entitled to the student version once there is a proof.',
  },
  'students.meaning.2': {
    de: 'Öffnen Sie bitte den Link in der E-Mail, die an Ihre Hochschuladresse ging.',
    en: 'Please open the link in the e-mail sent to your university address.',
  },
  'students.meaning.3': {
    de: 'Ihr Status als Studentin oder Student ist anerkannt. Von Ihnen wird kein weiterer Nachweis gebraucht.',
    en: 'Your student status is recognised. No further proof is needed from you.',
  },
  'students.meaning.4': {
    de: 'Ihre Adresse ist bestätigt. Wir prüfen, zu welcher Hochschule sie gehört.',
    en: 'Your address is confirmed. We are checking which university it belongs to.',
  },
  'students.meaning.5': {
    de: 'Wir brauchen noch einen Studiennachweis von Ihnen.',
    en: 'We still need a proof of enrolment from you.',
  },
  'students.meaning.6': {
    de: 'Ihr Nachweis ist da und wird geprüft. Sie müssen nichts tun.',
    en: 'Your proof has arrived and is being reviewed. There is nothing you need to do.',
  },
  'students.meaning.7': {
    de: 'Ihr Nachweis war nicht lesbar. Wir brauchen einen neuen.',
    en: 'Your proof could not be read. We need a new one.',
  },
  'students.meaning.8': {
    de: 'Ihr Status ist anerkannt, und die Studienversion kostet Sie nichts.',
    en: 'Your status is recognised, and the student version is free for you.',
  },
} as const
