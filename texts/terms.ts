/**
 * Terms of licensing, explained where they stand in a text: `word.*` are the ways they are written there, longer ones
 * first and divided by `|`, `term.*` is what they mean.
 */
export const termTexts = {
  'word.triade': { de: 'Triade', en: 'triad' },
  'term.triade': {
    de: 'Drei Server teilen sich eine Lizenz. Solange zwei von ihnen laufen, läuft auch die Software.',
    en: 'Three servers share one licence. The software runs as long as two of them are running.',
  },
  'word.unbound': { de: 'ungebundene|ungebunden', en: 'unbound' },
  'term.unbound': {
    de: 'Die Lizenz nennt keinen Rechner und läuft auf jedem, der sie hat.',
    en: 'The licence names no machine and runs on any machine that has it.',
  },
  'word.bridge': { de: 'Überbrückungslizenzen|Überbrückungslizenz|Überbrückung', en: 'bridge licences|bridge licence' },
  'term.bridge': {
    de: 'Eine kurze Lizenz für den alten Rechner, damit nach einem Umzug niemand sofort aufhören muss.',
    en: 'A short-term licence for the old machine, so that no one has to stop work immediately after a move.',
  },
  'word.dependency': {
    de: 'technische Abhängigkeiten|technische Abhängigkeit',
    en: 'technical dependencies|technical dependency',
  },
  'term.dependency': {
    de: 'Ein Modul, das ein anderes zum Arbeiten braucht. Es kommt von selbst dazu und zählt nicht.',
    en: 'A module that another module needs to work. It is added automatically and not counted.',
  },
  'word.hostId': { de: 'Host-IDs|Host-ID', en: 'host IDs|host ID' },
  'term.hostId': {
    de: 'Das, woran die Software einen Rechner erkennt: sein Rechnername, seine MAC-Adresse oder beides.',
    en: 'What the software identifies a machine by: its computer name, its MAC address, or both.',
  },
} as const
