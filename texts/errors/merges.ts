import type { ErrorTexts } from './shape.ts'

export const mergeErrors = {
  'merges.alreadyUndone': {
    status: 409,
    de: 'Diese Zusammenführung wurde schon rückgängig gemacht.',
    en: 'This merge has already been undone.',
  },
  'merges.blocked': {
    status: 409,
    de: 'Diese beiden lassen sich noch nicht zusammenführen. Bitte lösen Sie zuerst die genannten Konflikte.',
    en: 'These two cannot be merged yet. Please resolve the conflicts listed first.',
  },
  'merges.changedMeanwhile': {
    status: 409,
    de: 'Seit der Vorschau hat sich etwas geändert. Bitte prüfen Sie die neue Vorschau.',
    en: 'Something has changed since the preview. Please check the new preview.',
  },
  'merges.notFound': { status: 404, de: 'Diese Zusammenführung gibt es nicht.', en: 'This merge does not exist.' },
  'merges.remainingGone': {
    status: 409,
    de: 'Der verbliebene Eintrag wurde inzwischen gelöscht oder selbst zusammengeführt. Machen Sie das zuerst rückgängig.',
    en: 'The remaining record has since been deleted or merged itself. Undo that first.',
  },
  'merges.same': {
    status: 422,
    de: 'Bitte wählen Sie zwei verschiedene Einträge.',
    en: 'Please choose two different records.',
  },
  'merges.tooLate': {
    status: 409,
    de: 'Eine Zusammenführung lässt sich nur {days} {days|Tag|Tage} lang rückgängig machen.',
    en: 'A merge can only be undone for {days} {days|day|days}.',
  },
  'merges.undoBroken': {
    status: 409,
    de: 'Etwas, worauf sich der alte Eintrag bezieht, wurde inzwischen gelöscht. Er lässt sich nicht wiederherstellen.',
    en: 'Something the old record refers to has since been deleted. It cannot be restored.',
  },
  'merges.undoTaken': {
    status: 409,
    de: 'Kundennummer, E-Mail-Adresse oder ein anderer eindeutiger Wert des alten Eintrags ist inzwischen vergeben.',
    en: 'The customer number, email address or another unique value of the old record is now in use elsewhere.',
  },
} as const satisfies ErrorTexts
