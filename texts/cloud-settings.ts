/** What administrators decide about all cloud accounts. */
export const cloudSettingsTexts = {
  'cloudSettings.title': { de: 'Cloud-Einstellungen', en: 'Cloud settings' },
  'cloudSettings.context': {
    de: 'Wie lange ein Platz nach einem Wechsel vergeben bleibt und welche Kontotypen angeboten werden. Ohne Angaben hier gilt, was der Betreiber eingestellt hat.',
    en: 'How long a seat stays assigned after a change and which account types are offered. Until you save something here, the operator’s settings apply.',
  },
  'cloudSettings.blockWeeks': { de: 'Frist für den Wechsel in Wochen', en: 'Reassignment period (weeks)' },
  'cloudSettings.blockWeeksHint': {
    de: 'So lange kann eine Firma keinen Platz wechseln, nachdem sie den letzten vergeben hat; 0: jederzeit.',
    en: 'How long a company cannot reassign its seats after assigning the last one; 0: at any time.',
  },
  'cloudSettings.userProfiles': { de: 'Angebotene Kontotypen', en: 'Account types offered' },
  'cloudSettings.userProfilesHint': {
    de: 'Profilnummern, durch Semikolon getrennt; leer: alle.',
    en: 'Profile numbers, separated by semicolons; empty: all.',
  },
  'cloudSettings.testProfiles': { de: 'Kontotypen für Tests', en: 'Account types for trials' },
  'cloudSettings.testProfilesHint': {
    de: 'Profilnummern, die alle vergeben dürfen, die Cloud-Konten anlegen.',
    en: 'Profile numbers that anyone who creates cloud accounts may assign.',
  },
  'cloudSettings.operator': { de: 'Vom Betreiber: {value}.', en: 'Operator’s setting: {value}.' },
  'cloudSettings.every': { de: 'alle', en: 'all' },
  'cloudSettings.known': { de: 'Bekannte Profile: {known}.', en: 'Known profiles: {known}.' },
  'cloudSettings.operators': {
    de: 'Es gelten die Einstellungen des Betreibers.',
    en: 'The operator’s settings apply.',
  },
  'cloudSettings.changed': { de: 'Geändert am {day} von {name}.', en: 'Changed on {day} by {name}.' },
  'cloudSettings.saved': { de: 'Die Cloud-Einstellungen sind gespeichert.', en: 'The cloud settings have been saved.' },
  'cloudSettings.reset': { de: 'Auf den Betreiber zurücksetzen', en: 'Reset to operator’s settings' },
  'cloudSettings.resetQuestion': {
    de: 'Danach gelten wieder die Einstellungen des Betreibers, zum Beispiel eine Frist von {weeks} {weeks|Woche|Wochen}.',
    en: 'The operator’s settings apply again, for example a period of {weeks} {weeks|week|weeks}.',
  },
  'cloudSettings.resetDone': {
    de: 'Es gelten wieder die Einstellungen des Betreibers.',
    en: 'The operator’s settings apply again.',
  },
} as const
