import { type AuditTexts, did, didSwitch } from './did.ts'

export const licenceAudit: AuditTexts = {
  kinds: {
    'audit.kind.host': { de: 'Host-ID', en: 'Host ID' },
    'audit.kind.licence': { de: 'Lizenz', en: 'Licence' },
    'audit.kind.licenceImport': { de: 'Eingelesene Lizenzdatei', en: 'Imported licence file' },
  },
  sentences: {
    readHostRequest: did('host', 'eine Lizenzanfrage gelesen', 'imported a licence request'),
    createHost: did('host', '{record} angelegt', 'created {record}'),
    changeHost: did('host', '{record} geändert', 'changed {record}'),
    rereadHost: did('host', '{record} neu eingelesen', 'read {record} again'),
    toggleHost: didSwitch(
      did('host', '{record} aktiviert oder deaktiviert', 'activated or deactivated {record}'),
      'disabled',
      ['{record} deaktiviert', 'deactivated {record}'],
      ['{record} aktiviert', 'activated {record}'],
    ),
    toggleHosts: didSwitch(
      did('host', '{record} aktiviert oder deaktiviert', 'activated or deactivated {record}'),
      'disabled',
      ['{record} deaktiviert', 'deactivated {record}'],
      ['{record} aktiviert', 'activated {record}'],
    ),
    draftLicence: did('licence', 'eine Vorschau angesehen: {record}', 'viewed a preview: {record}'),
    issueLicence: did('licence', '{record} ausgestellt', 'issued {record}'),
    issueLicences: did('licence', '{record} ausgestellt', 'issued {record}'),
    sendLicence: did('licence', '{record} per E-Mail gesendet', 'sent {record} by email'),
    sendLicences: did('licence', '{record} per E-Mail gesendet', 'sent {record} by email'),
    downloadLicences: did('licence', '{record} heruntergeladen', 'downloaded {record}'),
    simulateLicences: did('licence', 'Lizenzen simuliert', 'simulated licences'),
    importLicences: did('licenceImport', '{record} eingelesen', 'imported {record}'),
    loadLicence: did('configuration', '{record} aus einer Lizenzdatei geladen', 'loaded {record} from a licence file'),
    fetchLicences: did('licence', '{record} heruntergeladen', 'downloaded {record}'),
    fetchLicence: did('licence', '{record} heruntergeladen', 'downloaded {record}'),
    noteDownload: did('licence', '{record} heruntergeladen', 'downloaded {record}'),
  },
}
