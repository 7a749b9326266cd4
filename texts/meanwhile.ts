/** Two people at one record. */
import { words } from './words.ts'

export const meanwhileTexts = {
  'meanwhile.title': {
    de: '{who} hat inzwischen etwas anderes gespeichert',
    en: '{who} has saved different values in the meantime',
  },
  'meanwhile.titleAt': {
    de: '{who} hat am {at} etwas anderes gespeichert',
    en: '{who} saved different values on {at}',
  },
  'meanwhile.somebody': { de: 'Jemand anderes', en: 'Someone else' },
  'meanwhile.choose': {
    de: 'Wählen Sie für jedes Feld, was gelten soll, und speichern Sie dann. Ihre übrigen Änderungen stehen noch da.',
    en: 'Choose which value to keep for each field, then save. Your other changes are still here.',
  },
  'meanwhile.reading': { de: 'Die Änderung der anderen Person wird gelesen …', en: 'Reading the other version …' },
  'meanwhile.lost': {
    de: 'Bitte schließen Sie dieses Fenster und öffnen Sie es noch einmal; dann sehen Sie die Änderung der anderen Person.',
    en: 'Please close this window and open it again to see the other version.',
  },
  'meanwhile.theirs': { de: 'Von {who}: {value}', en: 'By {who}: {value}' },
  'meanwhile.mine': { de: 'Hier im Formular: {value}', en: 'In this form: {value}' },
  'meanwhile.empty': { de: '(leer)', en: '(empty)' },
  'meanwhile.more': { de: 'Weitere Angaben', en: 'Further details' },
  'meanwhile.yes': words.yes,
  'meanwhile.no': words.no,
} as const
