import { words } from './words.ts'

/** Virtual desktops. */
export const vdiTexts = {
  'vdi.list': { de: 'VDI-Konten', en: 'VDI accounts' },
  'vdi.context': {
    de: 'Virtuelle Desktops aus Amazon WorkSpaces; Beginn und Ende werden hier gepflegt.',
    en: 'Virtual desktops from Amazon WorkSpaces; start and expiry are managed here.',
  },
  'vdi.userId': { de: 'Benutzer-ID', en: 'User ID' },
  'vdi.displayName': { de: 'Anzeigename', en: 'Display name' },
  'vdi.login': { de: 'Login', en: 'Login' },
  'vdi.startDate': { de: 'Beginn', en: 'Start' },
  'vdi.endDate': { de: 'Ende', en: 'Expiry' },
  'vdi.state': words.state,
  'vdi.state.ahead': { de: 'beginnt noch', en: 'not started' },
  'vdi.state.running': { de: 'läuft', en: 'running' },
  'vdi.state.ending': { de: 'endet bald', en: 'expires soon' },
  'vdi.state.ended': { de: 'beendet', en: 'expired' },
  'vdi.state.gone': { de: 'verschwunden', en: 'not in WorkSpaces' },
  'vdi.show': { de: 'Anzeigen', en: 'Show' },
  'vdi.show.all': { de: 'Alle', en: 'All' },
  'vdi.show.running': { de: 'Laufende', en: 'Running' },
  'vdi.show.ending': { de: 'Enden in 30 Tagen', en: 'Expiring within 30 days' },
  'vdi.show.ended': { de: 'Beendete', en: 'Expired' },
  'vdi.show.gone': { de: 'Verschwundene', en: 'Not in WorkSpaces' },
  'vdi.emptyShown': {
    de: 'Mit dem Filter „{filter}“ gibt es kein VDI-Konto.',
    en: 'No VDI accounts match the filter “{filter}”.',
  },
  'vdi.showAll': { de: 'Alle anzeigen', en: 'Show all' },
  'vdi.empty': {
    de: 'Keine VDI-Konten. Sie kommen aus WorkSpaces oder aus einer Tabelle.',
    en: 'No VDI accounts. They come from WorkSpaces or from an imported table.',
  },
  'vdi.import': { de: 'Tabelle einlesen', en: 'Import table' },
  'vdi.goneTold': {
    de: 'In WorkSpaces {count|fehlt ein Desktop|fehlen {count} Desktops}.',
    en: '{count|One desktop is|{count} desktops are} no longer in WorkSpaces.',
  },
  'vdi.goneShow': { de: 'Anzeigen', en: 'Show' },
  'vdi.refresh': { de: 'Aktualisieren', en: 'Refresh' },
  'vdi.refreshed': { de: 'Die Desktops sind aktualisiert.', en: 'The desktops are up to date.' },
  'vdi.lookedAt': { de: 'Abgerufen {time}', en: 'As of {time}' },
  'vdi.lookFailed': {
    de: 'WorkSpaces hat zuletzt nicht geantwortet. Gezeigt wird, was am {time} abgerufen wurde.',
    en: 'WorkSpaces has not responded recently. Desktop data as of {time}.',
  },
  'vdi.lookFailedNever': {
    de: 'WorkSpaces hat bisher nicht geantwortet.',
    en: 'WorkSpaces has not responded yet.',
  },
  'vdi.neverLooked': { de: 'WorkSpaces wurde noch nicht abgefragt', en: 'WorkSpaces has not been queried yet' },
  'vdi.notSetUp': {
    de: 'Hier ist keine Cloud eingerichtet (CLOUD_ENDPOINT oder AWS_REGION fehlt). VDI-Konten können Sie aus einer Tabelle einlesen.',
    en: 'No cloud is set up here (CLOUD_ENDPOINT or AWS_REGION is missing). VDI accounts can be imported from a table.',
  },
  'vdi.edit': { de: 'Beginn und Ende von {name} bearbeiten', en: 'Edit start and expiry of {name}' },
  'vdi.term': { de: 'Beginn und Ende', en: 'Start and expiry' },
  'vdi.endHint': { de: 'Letzter Tag; leer: unbegrenzt', en: 'Last day; empty: no expiry' },
  'vdi.saved': {
    de: 'Beginn und Ende von {name} sind gespeichert.',
    en: 'Start and expiry of {name} have been saved.',
  },
  'vdi.remove': { de: '{name} entfernen', en: 'Remove {name}' },
  'vdi.removeTitle': { de: 'VDI-Konto entfernen', en: 'Remove VDI account' },
  'vdi.removeQuestion': {
    de: '„{name}“ mit Beginn und Ende aus dem Portal entfernen? Am Desktop selbst ändert das nichts.',
    en: 'Remove “{name}” with its start and expiry from the portal? The desktop itself is not affected.',
  },
  'vdi.removed': { de: '„{name}“ ist entfernt.', en: '“{name}” has been removed.' },
} as const
