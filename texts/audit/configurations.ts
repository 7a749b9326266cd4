import { words } from '../words.ts'
import { type AuditTexts, did } from './did.ts'

export const configurationAudit: AuditTexts = {
  kinds: {
    'audit.kind.master': { de: 'Masterkonfiguration', en: 'Master configuration' },
    'audit.kind.template': { de: 'Vorlage', en: 'Template' },
    'audit.kind.configuration': words.configuration,
    'audit.kind.configurationDraft': { de: 'Begonnene Konfiguration', en: 'Draft configuration' },
    'audit.kind.endRequest': { de: 'Anfrage nach einem Ende', en: 'Expiry date request' },
  },
  sentences: {
    'configurations.publishChanges': did('configuration', '{record} veröffentlicht', 'published {record}'),
    createMaster: did('master', '{record} angelegt', 'created {record}'),
    addMasterItems: did('master', 'Module aufgenommen: {record}', 'added modules: {record}'),
    changeMasterItem: did('master', 'ein Modul geändert: {record}', 'changed a module: {record}'),
    sortMasterItems: did('master', 'Module sortiert: {record}', 'sorted modules: {record}'),
    removeMasterItem: did('master', 'ein Modul entfernt: {record}', 'removed a module: {record}'),
    deleteMaster: did('master', '{record} löschen wollen', 'tried to delete {record}'),
    addCompanyHolding: did('holding', '{record} hinzugefügt', 'added {record}'),
    addContactHolding: did('holding', '{record} hinzugefügt', 'added {record}'),
    removeHolding: did('holding', '{record} entfernt', 'removed {record}'),
    saveConfiguration: did('configuration', '{record} gespeichert', 'saved {record}'),
    chooseConfiguration: did('configuration', '{record} gewählt', 'chose {record}'),
    changeConfiguration: did('configuration', '{record} umbenannt', 'renamed {record}'),
    deleteConfiguration: did('configuration', '{record} gelöscht', 'deleted {record}'),
    createConfigurationDraft: did('configurationDraft', '{record} angelegt', 'created {record}'),
    changeConfigurationItems: did('configurationDraft', 'Module geändert: {record}', 'changed modules: {record}'),
    publishConfigurationChanges: did('configuration', '{record} übernommen', 'published {record}'),
    noteConfigurationHistory: did('configuration', 'Historie ergänzt: {record}', 'added to the history: {record}'),
    deleteConfigurationHistory: did('configuration', 'Historie gelöscht: {record}', 'deleted the history: {record}'),
    linkProductConfiguration: did('template', '{record} angelegt', 'created {record}'),
    saveTemplate: did('template', '{record} gespeichert', 'saved {record}'),
    deleteTemplate: did('template', '{record} gelöscht', 'deleted {record}'),
    askForEnd: did('endRequest', '{record} gestellt', 'sent {record}'),
    withdrawEndRequest: did('endRequest', '{record} zurückgezogen', 'withdrew {record}'),
    answerEndRequest: did('endRequest', '{record} beantwortet', 'answered {record}'),
  },
}
