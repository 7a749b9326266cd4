/** Simulating licences before anything is saved or issued. */
import { words } from './words.ts'

export const simulationsTexts = {
  'simulations.title': words.simulate,
  'simulations.context': {
    de: 'Vorschau auf das, was ausgestellt würde. Gespeichert und ausgestellt wird nichts.',
    en: 'Preview what would be issued. Nothing is saved or issued.',
  },
  'simulations.configuration': words.configuration,
  'simulations.current': { de: 'Aktuelle Konfiguration', en: 'Current configuration' },
  'simulations.group.own': { de: 'Dieses Produkt', en: 'This product' },
  'simulations.group.sources': { de: 'Master und Vorlagen', en: 'Master and templates' },
  'simulations.group.company': { de: 'Weitere der Firma', en: 'More from this company' },
  'simulations.group.person': { de: 'Weitere der Person', en: 'More from this person' },
  'simulations.master': { de: 'Master', en: 'Master' },
  'simulations.unnamed': { de: 'Ohne Namen', en: 'Unnamed' },
  'simulations.hosts': words.hostIds,
  'simulations.hosts.product': { de: 'dieses Produkts', en: 'of this product' },
  'simulations.hosts.company': { de: 'der ganzen Firma', en: 'of the whole company' },
  'simulations.hosts.person': { de: 'aller Produkte', en: 'of all products' },
  'simulations.broken': {
    de: 'Die Konfiguration verletzt Regeln; so kann keine Lizenz ausgestellt werden',
    en: 'The configuration violates rules, so no licence can be issued',
  },
  'simulations.machine': words.machine,
  'simulations.unnamedHost': words.unbound,
  'simulations.product': words.product,
  'simulations.outcome': words.outcome,
  'simulations.outcome.sound': { de: 'kann ausgestellt werden', en: 'can be issued' },
  'simulations.outcome.disabled': { de: 'Host-ID deaktiviert', en: 'host ID deactivated' },
  'simulations.outcome.broken': { de: 'Regelverstoß', en: 'violates rules' },
  'simulations.difference': { de: 'Gegenüber der letzten Lizenz', en: 'Compared with last licence' },
  'simulations.difference.first': { de: 'noch keine ausgestellt', en: 'none issued yet' },
  'simulations.difference.none': { de: 'kein Unterschied', en: 'no difference' },
  'simulations.difference.count': { de: 'Unterschiede: {count}', en: 'Differences: {count}' },
  'simulations.show': { de: '{name}: Datei und Unterschiede zeigen', en: '{name}: show file and differences' },
  'simulations.more': {
    de: 'Es werden die ersten {count} Host-IDs gezeigt.',
    en: 'Showing the first {count} host IDs.',
  },
  'simulations.empty': {
    de: 'Es gibt noch keine Host-ID. Legen Sie in der Übersicht eine an.',
    en: 'There are no host IDs yet. Create one in the overview.',
  },
  'simulations.nothing': {
    de: 'Dieses Produkt hat noch keine Konfiguration. Wählen Sie eine zum Simulieren.',
    en: 'This product has no configuration yet. Choose one to simulate.',
  },
  'simulations.detail': { de: 'Simulierte Lizenz: {name}', en: 'Simulated licence: {name}' },
  'simulations.compare': {
    de: 'Mit einer .lic-Datei vergleichen statt mit der letzten Lizenz',
    en: 'Compare with a .lic file instead of the last licence',
  },
  'simulations.compareLast': {
    de: 'Wieder mit der letzten Lizenz vergleichen',
    en: 'Compare with the last licence again',
  },
  'simulations.compared.foreign': {
    de: 'Die Datei stammt aus einem älteren System: Verglichen werden ihre Module.',
    en: 'The file comes from an older system: its modules are compared.',
  },
  'simulations.compared.title': { de: 'Unterschiede zu {name}', en: 'Differences from {name}' },
  'simulations.compare.refused': {
    de: 'Diese Datei lässt sich nicht als Lizenzdatei lesen.',
    en: 'This file cannot be read as a licence file.',
  },
} as const
