export const helpTexts = {
  'help./events/list': {
    de: 'Planen Sie hier Schulungen mit Cloud-Plätzen; beim Planen sehen Sie Überschneidungen und ob die Rechner reichen. Jeder Platz hat einen eigenen Link mit QR-Code, der 15 Minuten vor Beginn bis zum Ende gilt. Die Links lassen sich drucken oder als Datei speichern.',
    en: 'Plan trainings with cloud places here; while planning you see overlaps and whether the machines suffice. Each place has a link of its own with a QR code, valid from 15 minutes before the start until the end. The links can be printed or saved as a file.',
  },
} as const
