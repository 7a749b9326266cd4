export const helpTexts = {
  'help./events/list': {
    de: 'Planen Sie hier Schulungen mit Cloud-Plätzen; beim Planen sehen Sie Überschneidungen und ob die Rechner reichen. Jeder Platz hat einen eigenen Link mit QR-Code, der 15 Minuten vor Beginn bis zum Ende gilt. Die Links lassen sich drucken oder als Datei speichern.',
    en: 'Plan training sessions with cloud seats; overlaps and the capacity of the fleet are shown while you plan. Each seat has its own link with a QR code, valid from 15 minutes before the start until the end. Print the links or save them as a file.',
  },
} as const
