/** What facts, fields and values are called. */
import type { Binding } from './binding.ts'
import type { ComparedFact } from './diff.ts'
import type { ModuleField } from './diff-modules.ts'
import type { HostField } from './host-fields.ts'
import type { Words } from './language.ts'
import type { LicenceType } from './licence-file.ts'
import type { TraitOutcome } from './traits/compare-traits.ts'
import type { TraitKind, TraitProfile } from './traits/trait.ts'

export const factWords: Record<ComparedFact | 'hosts' | 'modules', Words> = {
  format: { de: 'Dateiformat', en: 'File format' },
  serial: { de: 'Seriennummer', en: 'Serial number' },
  generation: { de: 'Fassung', en: 'Generation' },
  supersedes: { de: 'Ersetzt', en: 'Supersedes' },
  ledgerPosition: { de: 'Platz im Ausstellungsbuch', en: 'Ledger position' },
  ledgerPrevious: { de: 'Vorheriger Eintrag', en: 'Previous entry' },
  keyId: { de: 'Schlüssel', en: 'Key' },
  issued: { de: 'Ausgestellt', en: 'Issued' },
  issuer: { de: 'Aussteller', en: 'Issuer' },
  agreement: { de: 'Kundennummer', en: 'Customer number' },
  licensee: { de: 'Lizenznehmer', en: 'Licensee' },
  productKey: { de: 'Produktschlüssel', en: 'Product key' },
  productTitle: { de: 'Produkt', en: 'Product' },
  version: { de: 'Version', en: 'Version' },
  type: { de: 'Lizenzart', en: 'Licence type' },
  startDate: { de: 'Beginn', en: 'Start' },
  endDate: { de: 'Ende', en: 'Expiry' },
  graceDays: { de: 'Kulanzfrist (Tage)', en: 'Grace period (days)' },
  warnDays: { de: 'Hinweis vor dem Ende (Tage)', en: 'Notice before expiry (days)' },
  emergency: { de: 'Notfalllizenz', en: 'Emergency licence' },
  clockHours: { de: 'Uhr darf nachgehen (Stunden)', en: 'Clock may be behind (hours)' },
  binding: { de: 'Bindung', en: 'Binding' },
  hosts: { de: 'Rechner', en: 'Machines' },
  port: { de: 'Port', en: 'Port' },
  terminalServer: { de: 'Terminalserver', en: 'Terminal server' },
  virtualServer: { de: 'Virtueller Server', en: 'Virtual server' },
  modules: { de: 'Module', en: 'Modules' },
}

export const moduleFieldWords: Record<ModuleField, Words> = {
  count: { de: 'Anzahl', en: 'Count' },
  startDate: { de: 'Beginn', en: 'Start' },
  endDate: { de: 'Ende', en: 'Expiry' },
  test: { de: 'Testanzahl', en: 'Test count' },
  student: { de: 'Studienversion', en: 'Student version' },
  editModules: { de: 'Module bearbeiten', en: 'Edit modules' },
  connect: { de: 'Connect', en: 'Connect' },
}

export const hostFieldWords: Record<HostField, Words> = {
  request: { de: 'Lizenzanfrage', en: 'Licence request' },
  schema: { de: 'Schema', en: 'Schema' },
  product: { de: 'Produkt', en: 'Product' },
  version: { de: 'Version', en: 'Version' },
  build: { de: 'Build', en: 'Build' },
  installationType: { de: 'Installationsart', en: 'Installation type' },
  operatingSystem: { de: 'Betriebssystem', en: 'Operating system' },
  created: { de: 'Erstellt', en: 'Created' },
  customerNumber: { de: 'Kundennummer', en: 'Customer number' },
  company: { de: 'Firma', en: 'Company' },
  contact: { de: 'Ansprechpartner', en: 'Contact' },
  salutation: { de: 'Anrede', en: 'Salutation' },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  email: { de: 'E-Mail', en: 'Email' },
  terminalServer: { de: 'Terminalserver', en: 'Terminal server' },
  virtualServer: { de: 'Virtueller Server', en: 'Virtual server' },
  port: { de: 'Port', en: 'Port' },
  server: { de: 'Server', en: 'Server' },
  hosts: { de: 'Rechner', en: 'Machines' },
  name: { de: 'Rechnername', en: 'Computer name' },
  mac: { de: 'MAC-Adresse', en: 'MAC address' },
  traits: { de: 'Merkmale', en: 'Traits' },
}

export const bindingWords: Record<Binding, Words> = {
  mac: { de: 'MAC-Adresse', en: 'MAC address' },
  name: { de: 'Rechnername', en: 'Computer name' },
  both: { de: 'Rechnername und MAC-Adresse', en: 'Computer name and MAC address' },
  triade: { de: 'Triade', en: 'triad' },
  unbound: { de: 'ungebunden', en: 'unbound' },
  traits: { de: 'Merkmale', en: 'traits' },
}

export const typeWords: Record<LicenceType, Words> = {
  single: { de: 'Einzelplatz', en: 'Single seat' },
  network: { de: 'Netzwerk', en: 'Network' },
  student: { de: 'Studienversion', en: 'Student version' },
  trial: { de: 'Testversion', en: 'Trial version' },
}

export const valueWords = {
  none: { de: 'keine', en: 'none' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  unlimited: { de: 'unbegrenzt', en: 'unlimited' },
  permanent: { de: 'dauerhaft', en: 'permanent' },
  uncounted: { de: 'ungezählt', en: 'uncounted' },
  dependency: { de: 'technische Abhängigkeit', en: 'technical dependency' },
  any: { de: 'beliebig', en: 'any' },
  mac: { de: 'MAC-Adresse', en: 'MAC address' },
  name: { de: 'Rechnername', en: 'computer name' },
  host: { de: 'Rechner', en: 'machine' },
} as const satisfies Record<string, Words>

export const differenceWords = {
  first: { de: '{name}: {to}', en: '{name}: {to}' },
  changed: { de: '{name}: {from} → {to}', en: '{name}: {from} → {to}' },
  hostAdded: { de: 'Rechner {slot} hinzugefügt: {to}', en: 'Machine {slot} added: {to}' },
  hostRemoved: { de: 'Rechner {slot} entfernt: {from}', en: 'Machine {slot} removed: {from}' },
  hostChanged: { de: 'Rechner {slot}: {from} → {to}', en: 'Machine {slot}: {from} → {to}' },
  moduleAdded: { de: 'Modul hinzugefügt: {name} ({to})', en: 'Module added: {name} ({to})' },
  moduleRemoved: { de: 'Modul entfernt: {name} ({from})', en: 'Module removed: {name} ({from})' },
  moduleChanged: { de: 'Modul {name}: {changes}', en: 'Module {name}: {changes}' },
  modulesReordered: { de: 'Reihenfolge der Module geändert', en: 'Order of the modules changed' },
} as const satisfies Record<string, Words>

export const traitWords: Record<TraitKind, Words> = {
  smbios: { de: 'SMBIOS-UUID', en: 'SMBIOS UUID' },
  machine: { de: 'Systemkennung', en: 'system ID' },
  disk: { de: 'Systemplatte', en: 'system disk' },
  mac: { de: 'Netzwerkkarten', en: 'network cards' },
  name: { de: 'Rechnername', en: 'computer name' },
  domain: { de: 'Domäne', en: 'domain' },
  token: { de: 'Container-Token', en: 'container token' },
}

export const outcomeWords: Record<TraitOutcome, Words> = {
  holds: { de: 'unverändert', en: 'unchanged' },
  changed: { de: 'geändert', en: 'changed' },
  unread: { de: 'nicht lesbar', en: 'not readable' },
  unrecorded: { de: 'nie gelesen', en: 'never read' },
}

export const profileWords: Record<TraitProfile, Words> = {
  physical: { de: 'Rechner', en: 'computer' },
  virtual: { de: 'virtuelle Maschine', en: 'virtual machine' },
  container: { de: 'Container', en: 'container' },
}
