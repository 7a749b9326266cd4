/** The programs for customers' machines: where to get them, and how to tell that they are genuine. */
export const programsTexts = {
  'programs.hostid': {
    de: 'Lizenzanfrage (.id) auf dem Rechner erzeugen – Programm für:',
    en: 'Create the licence request (.id) on the machine – program for:',
  },
  'programs.verify': {
    de: 'Lizenz auf dem Rechner selbst prüfen – Programm für:',
    en: 'Verify a licence on the machine itself – program for:',
  },
  'programs.system.windows': { de: 'Windows', en: 'Windows' },
  'programs.system.linux': { de: 'Linux', en: 'Linux' },
  'programs.sums': { de: 'SHA-256 der Programme', en: 'SHA-256 of the programs' },
} as const
