/** Checks of a whole log that a job does. */
export const checkRunTexts = {
  'check.running': {
    de: '{done} von {total} Einträgen geprüft. Sie können die Seite verlassen, die Prüfung läuft weiter.',
    en: '{done} of {total} entries checked. You can leave the page; the check goes on.',
  },
  'check.endedAt': { de: 'Geprüft am {at}', en: 'Checked on {at}' },
} as const
