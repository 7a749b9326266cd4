/** What is said at a field that does not follow the shape the contract gives it: what is expected there. */
import { uiTexts } from './ui.ts'

export const problemsTexts = {
  'problem.email': uiTexts['ui.problem.email'],
  'problem.tooShort': uiTexts['ui.problem.tooShort'],
  'problem.empty': { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  'problem.choose': { de: 'Bitte wählen Sie einen Wert.', en: 'Please choose a value.' },
  'problem.chooseSome': { de: 'Bitte wählen Sie mindestens einen Wert.', en: 'Please choose at least one value.' },
  'problem.yesOrNo': { de: 'Bitte wählen Sie Ja oder Nein.', en: 'Please choose yes or no.' },
  'problem.tooLong': { de: 'Höchstens {count} Zeichen.', en: 'At most {count} {count|character|characters}.' },
  'problem.tooMany': {
    de: 'Höchstens {count} {count|Eintrag|Einträge}.',
    en: 'At most {count} {count|entry|entries}.',
  },
  'problem.tooFew': {
    de: 'Mindestens {count} {count|Eintrag|Einträge}.',
    en: 'At least {count} {count|entry|entries}.',
  },
  'problem.tooSmall': { de: 'Der kleinste Wert ist {count}.', en: 'The smallest value is {count}.' },
  'problem.tooBig': { de: 'Der größte Wert ist {count}.', en: 'The largest value is {count}.' },
  'problem.above': { de: 'Der Wert muss größer als {count} sein.', en: 'The value must be greater than {count}.' },
  'problem.below': { de: 'Der Wert muss kleiner als {count} sein.', en: 'The value must be less than {count}.' },
  'problem.step': {
    de: 'Der Wert muss ein Vielfaches von {count} sein.',
    en: 'The value must be a multiple of {count}.',
  },
  'problem.number': { de: 'Bitte geben Sie eine Zahl ein.', en: 'Please enter a number.' },
  'problem.decimals': {
    de: 'Höchstens {decimals} {decimals|Stelle|Stellen} nach dem Komma.',
    en: 'At most {decimals} {decimals|digit|digits} after the decimal point.',
  },
  'problem.whole': { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' },
  'problem.range': {
    de: 'Bitte geben Sie eine ganze Zahl von {min} bis {max} ein.',
    en: 'Please enter a whole number from {min} to {max}.',
  },
  'problem.text': { de: 'Bitte geben Sie hier Text ein.', en: 'Please enter text here.' },
  'problem.noDay': {
    de: '„{typed}“ ist kein Datum. Bitte geben Sie es als TT.MM.JJJJ ein.',
    en: '“{typed}” is not a date. Please enter it as DD.MM.YYYY.',
  },
  'problem.date': {
    de: 'Bitte geben Sie ein Datum ein, das es gibt, als TT.MM.JJJJ.',
    en: 'Please enter a valid date as DD.MM.YYYY.',
  },
  'problem.time': {
    de: 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 09:30.',
    en: 'Please enter a time, for example 09:30.',
  },
  'problem.url': {
    de: 'Bitte geben Sie eine vollständige Internetadresse ein, zum Beispiel https://firma.de.',
    en: 'Please enter a complete web address, for example https://company.com.',
  },
  'problem.file': {
    de: 'Die Datei ist unvollständig angekommen. Bitte wählen Sie sie noch einmal.',
    en: 'The file did not arrive complete. Please choose it again.',
  },
  'problem.missingParts': { de: 'Hier fehlen Angaben.', en: 'Some details are missing here.' },
  'problem.other': {
    de: 'Diese Angabe hat nicht die erwartete Form. Bitte geben Sie sie neu ein.',
    en: 'This entry is not in the expected format. Please enter it again.',
  },
} as const
