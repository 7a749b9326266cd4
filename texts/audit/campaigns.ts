import { type AuditTexts, did } from './did.ts'

export const campaignAudit: AuditTexts = {
  kinds: {
    'audit.kind.campaign': { de: 'Kampagne', en: 'Campaign' },
  },
  sentences: {
    createCampaign: did('campaign', '{record} angelegt', 'created {record}'),
    changeCampaign: did('campaign', '{record} geändert', 'changed {record}'),
    checkCampaign: did('campaign', '{record} noch einmal geprüft', 'checked {record} again'),
    startCampaign: did('campaign', '{record} gestartet', 'started {record}'),
    pauseCampaign: did('campaign', '{record} angehalten', 'paused {record}'),
    resumeCampaign: did('campaign', '{record} fortgesetzt', 'resumed {record}'),
    undoCampaign: did('campaign', '{record} zurückgenommen', 'rolled back {record}'),
    deleteCampaign: did('campaign', '{record} gelöscht', 'deleted {record}'),
  },
}
