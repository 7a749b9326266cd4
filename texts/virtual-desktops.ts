import { words } from './words.ts'

/** Virtual desktops. */
export const vdiTexts = {
  'vdi.list': { de: 'VDI-Konten', en: 'VDI accounts' },
  'vdi.context': {
    de: 'Virtuelle Desktops aus Amazon WorkSpaces; Beginn und Ende werden hier gepflegt.',
    en: 'Virtual desktops of Amazon WorkSpaces; start and end are kept here.',
  },
  'vdi.userId': { de: 'Benutzer-ID', en: 'User ID' },
  'vdi.displayName': { de: 'Anzeigename', en: 'Display name' },
  'vdi.login': { de: 'Login', en: 'Login' },
  'vdi.startDate': { de: 'Beginn', en: 'Start' },
  'vdi.endDate': { de: 'Ende', en: 'End' },
  'vdi.state': words.state,
  'vdi.state.ahead': { de: 'beginnt noch', en: 'to begin' },
  'vdi.state.running': { de: 'läuft', en: 'running' },
  'vdi.state.ending': { de: 'endet bald', en: 'ending soon' },
  'vdi.state.ended': { de: 'beendet', en: 'ended' },
  'vdi.state.gone': { de: 'verschwunden', en: 'vanished' },
  'vdi.show': { de: 'Anzeigen', en: 'Show' },
  'vdi.show.all': { de: 'Alle', en: 'All' },
  'vdi.show.running': { de: 'Laufende', en: 'Running' },
  'vdi.show.ending': { de: 'Enden in 30 Tagen', en: 'Ending within 30 days' },
  'vdi.show.ended': { de: 'Beendete', en: 'Ended' },
  'vdi.show.gone': { de: 'Verschwundene', en: 'Vanished' },
  'vdi.emptyShown': {
    de: 'Mit dem Filter „{filter}“ gibt es kein VDI-Konto.',
    en: 'There is no VDI account under the filter “{filter}”.',
  },
  'vdi.showAll': { de: 'Alle anzeigen', en: 'Show all' },
  'vdi.empty': {
    de: 'Keine VDI-Konten. Sie kommen aus WorkSpaces oder aus einer Tabelle.',
    en: 'No VDI accounts. They come from WorkSpaces or from a table.',
  },
  'vdi.import': { de: 'Tabelle einlesen', en: 'Import a table' },
  'vdi.goneTold': {
    de: '{count|Einen Desktop|{count} Desktops} kennt WorkSpaces nicht mehr.',
    en: 'WorkSpaces no longer knows {count|one desktop|{count} desktops}.',
  },
  'vdi.goneShow': { de: 'Anzeigen', en: 'Show' },
  'vdi.refresh': { de: 'Aktualisieren', en: 'Refresh' },
  'vdi.refreshed': { de: 'Die Desktops sind auf dem neuesten Stand.', en: 'The desktops are up to date.' },
  'vdi.lookedAt': { de: 'Stand {time}', en: 'As of {time}' },
  'vdi.lookFailed': {
    de: 'WorkSpaces hat zuletzt nicht geantwortet. Die Desktops sind vom Stand {time}.',
    en: 'WorkSpaces has not answered recently. The desktops are as of {time}.',
  },
  'vdi.lookFailedNever': {
    de: 'WorkSpaces hat bisher nicht geantwortet.',
    en: 'WorkSpaces has not answered so far.',
  },
  'vdi.neverLooked': { de: 'Noch nicht bei WorkSpaces nachgesehen', en: 'WorkSpaces has not been asked yet' },
  'vdi.notSetUp': {
    de: 'Hier ist keine Cloud eingerichtet (CLOUD_ENDPOINT oder AWS_REGION fehlt). VDI-Konten können Sie aus einer Tabelle einlesen.',
    en: 'No cloud is set up here (CLOUD_ENDPOINT or AWS_REGION is missing). VDI accounts can be imported from a table.',
  },
  'vdi.edit': { de: 'Beginn und Ende von {name} bearbeiten', en: 'Edit start and end of {name}' },
  'vdi.term': { de: 'Beginn und Ende', en: 'Start and end' },
  'vdi.endHint': { de: 'Letzter Tag; leer: ohne Ende', en: 'Last day; empty: without end' },
  'vdi.saved': { de: 'Beginn und Ende von {name} sind gespeichert.', en: 'Start and end of {name} have been saved.' },
  'vdi.remove': { de: '{name} entfernen', en: 'Remove {name}' },
  'vdi.removeTitle': { de: 'VDI-Konto entfernen', en: 'Remove VDI account' },
  'vdi.removeQuestion': {
    de: '„{name}“ mit Beginn und Ende aus Keywerk entfernen? Am Desktop selbst ändert das nichts.',
    en: 'Remove “{name}” with its start and end from Keywerk? The desktop itself is not touched.',
  },
  'vdi.removed': { de: '„{name}“ ist entfernt.', en: '“{name}” has been removed.' },
} as const
