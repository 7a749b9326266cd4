/** What is done with the rows that are selected, list by list: it comes once a row is. */
export const selectionTexts = {
  'contacts.inviteMany': { de: '{count} einladen', en: 'Invite {count}' },
  'contacts.inviteManyQuestion': {
    de: '{count} {count|E-Mail mit einer Einladung geht|E-Mails mit Einladungen gehen} hinaus, an {names}.',
    en: '{count} {count|invitation email goes|invitation emails go} to {names}.',
  },
  'contacts.invitedMany': {
    de: '{count} {count|Einladung ist|Einladungen sind} unterwegs.',
    en: '{count} {count|invitation is|invitations are} on the way.',
  },
  'contacts.notInvitedConfirmed': {
    de: 'Nicht eingeladen, weil das Konto schon bestätigt ist: {names}',
    en: 'Not invited, because the account is confirmed already: {names}',
  },
  'contacts.notInvitedOften': {
    de: 'Nicht eingeladen, weil an die Adresse in der letzten Stunde schon {limit} Einladungen gingen: {names}',
    en: 'Not invited, because the address has been sent {limit} invitations within the last hour: {names}',
  },
  'contacts.notInvitedMany': {
    de: 'Nicht eingeladen, weil Ihre Firma heute schon {limit} Einladungen verschickt hat: {names}. Bitte machen Sie morgen weiter oder wenden Sie sich an uns.',
    en: 'Not invited, because your company has sent {limit} invitations today: {names}. Please continue tomorrow, or contact us.',
  },
  'contacts.notInvitedGone': {
    de: 'Nicht eingeladen, weil es den Kontakt nicht mehr gibt: {names}',
    en: 'Not invited, because the contact no longer exists: {names}',
  },
  'contacts.inviteMore': { de: '{names} und {more} weitere', en: '{names} and {more} more' },
  'contacts.deleteMany': { de: '{count} löschen', en: 'Delete {count}' },
  'contacts.deleteManyQuestion': {
    de: '{names} löschen? Ihre Konten bleiben, gehören dann aber zu keiner Firma mehr; eigene Produkte und Nachweise von Privatpersonen gehen verloren.',
    en: 'Delete {names}? Their accounts remain, but no longer belong to a company; private people lose their own products and proofs.',
  },
  'contacts.deletedMany': {
    de: '{count|Ein Kontakt ist|{count} Kontakte sind} gelöscht.',
    en: '{count|One contact has|{count} contacts have} been deleted.',
  },
  'contacts.deleteNone': {
    de: 'Diese Kontakte dürfen Sie nicht löschen.',
    en: 'You may not delete these contacts.',
  },
  'contacts.withdrawMany': {
    de: '{count} {count|Einladung|Einladungen} zurückziehen',
    en: 'Withdraw {count} {count|invitation|invitations}',
  },
  'contacts.withdrawManyQuestion': {
    de: 'Die Links in den Einladungen an {names} gelten danach nicht mehr.',
    en: 'The links in the invitations to {names} will no longer work.',
  },
  'contacts.withdrawnMany': {
    de: '{count|Eine Einladung ist|{count} Einladungen sind} zurückgezogen.',
    en: '{count|One invitation has|{count} invitations have} been withdrawn.',
  },
  'hosts.deactivateMany': { de: '{count} deaktivieren', en: 'Deactivate {count}' },
  'hosts.deactivateManyQuestion': {
    de: 'Für {names} können danach keine Lizenzen mehr ausgestellt werden. Bereits ausgestellte Lizenzdateien bleiben gültig.',
    en: 'Licences can then no longer be issued for {names}. Licence files already issued stay valid.',
  },
  'hosts.deactivatedMany': {
    de: '{count|Eine Host-ID ist|{count} Host-IDs sind} deaktiviert.',
    en: '{count|One host ID has|{count} host IDs have} been deactivated.',
  },
  'hosts.activateMany': { de: '{count} aktivieren', en: 'Activate {count}' },
  'hosts.activatedMany': {
    de: '{count|Eine Host-ID ist|{count} Host-IDs sind} aktiviert.',
    en: '{count|One host ID has|{count} host IDs have} been activated.',
  },
  'hosts.noLicences': {
    de: 'Für diese Rechner gibt es noch keine Lizenz.',
    en: 'There is no licence for these machines yet.',
  },
  'hosts.noReceivers': {
    de: 'Keiner dieser Rechner hat eine E-Mail-Adresse für die Lizenz.',
    en: 'None of these machines has an email address for its licence.',
  },
  'mails.resendMany': { de: '{count} erneut senden', en: 'Send {count} again' },
  'mails.resendManyQuestion': {
    de: 'Diese E-Mails gehen noch einmal an {names}.',
    en: 'These emails will be sent again to {names}.',
  },
  'mails.requeuedMany': {
    de: '{count|Eine E-Mail wird|{count} E-Mails werden} erneut gesendet.',
    en: '{count|One email is|{count} emails are} being resent.',
  },
  'mails.noneFailed': { de: 'Keine davon ist fehlgeschlagen.', en: 'None of them has failed.' },
  'webhooks.replayMany': { de: '{count} erneut zustellen', en: 'Deliver {count} again' },
  'webhooks.replayedMany': {
    de: '{count|Eine Zustellung ist|{count} Zustellungen sind} wieder unterwegs.',
    en: '{count|One delivery is|{count} deliveries are} on {count|its|their} way again.',
  },
  'webhooks.noneToReplay': {
    de: 'Diese Zustellungen sind noch unterwegs.',
    en: 'These deliveries are still on their way.',
  },
  'requests.takeMany': { de: '{count} in Arbeit nehmen', en: 'Start working on {count}' },
  'requests.takeManyQuestion': {
    de: '{names} erfahren per E-Mail, dass Sie die Anfrage bearbeiten.',
    en: '{names} will be notified by email that you are working on the request.',
  },
  'requests.takenMany': {
    de: '{count|Eine Anfrage ist|{count} Anfragen sind} in Arbeit.',
    en: '{count|One request is|{count} requests are} in progress.',
  },
  'requests.completeMany': { de: '{count} als erledigt melden', en: 'Mark {count} as done' },
  'requests.completeManyQuestion': {
    de: '{names} erfahren per E-Mail, dass die Anfrage erledigt ist.',
    en: '{names} will be notified by email that the request is done.',
  },
  'requests.completedMany': {
    de: '{count|Eine Anfrage ist|{count} Anfragen sind} erledigt.',
    en: '{count|One request is|{count} requests are} done.',
  },
  'requests.noneOpen': {
    de: 'Diese Anfragen sind schon beantwortet.',
    en: 'These requests have been answered already.',
  },
  'domains.removeMany': { de: '{count} entfernen', en: 'Remove {count}' },
  'domains.removeManyQuestion': { de: '{names} entfernen?', en: 'Remove {names}?' },
  'domains.removedMany': {
    de: '{count|Eine Domain ist|{count} Domains sind} entfernt.',
    en: '{count|One domain has|{count} domains have} been removed.',
  },
  'tableImports.deleteMany': { de: '{count} löschen', en: 'Delete {count}' },
  'tableImports.deleteManyQuestion': {
    de: 'Gelöscht werden die Tabellen {names}. Was schon geschrieben ist, bleibt.',
    en: 'The tables {names} will be deleted. What has been written stays.',
  },
  'tableImports.deletedMany': {
    de: '{count|Ein Import ist|{count} Importe sind} gelöscht.',
    en: '{count|One import has|{count} imports have} been deleted.',
  },
  'vdi.removeMany': { de: '{count} entfernen', en: 'Remove {count}' },
  'vdi.removeManyQuestion': {
    de: '{names} mit Beginn und Ende aus dem Portal entfernen? An den Desktops selbst ändert das nichts.',
    en: 'Remove {names} with their start and end dates from the portal? The desktops themselves are not touched.',
  },
  'vdi.removedMany': {
    de: '{count|Ein VDI-Konto ist|{count} VDI-Konten sind} entfernt.',
    en: '{count|One VDI account has|{count} VDI accounts have} been removed.',
  },
  'vdi.noneToRemove': {
    de: 'WorkSpaces führt diese Desktops noch.',
    en: 'WorkSpaces still lists these desktops.',
  },
  'registration.declineMany': { de: '{count} ablehnen', en: 'Decline {count}' },
  'registration.declineManyQuestion': {
    de: '{names} behalten ihr Konto, sehen aber keine Firmenprodukte.',
    en: '{names} keep their account, but see no company products.',
  },
  'registration.declinedMany': {
    de: '{count|Eine Zuordnung ist|{count} Zuordnungen sind} abgelehnt.',
    en: '{count|One assignment has|{count} assignments have} been declined.',
  },
  'registration.noneOpen': {
    de: 'Über diese Registrierungen ist schon entschieden.',
    en: 'These registrations have been decided already.',
  },
  'catalogue.unlockMany': { de: '{count} freigeben', en: 'Unlock {count}' },
  'catalogue.unlockManyQuestion': {
    de: '{names} können Firmen danach zugewiesen werden.',
    en: '{names} can then be assigned to companies.',
  },
  'catalogue.unlockedMany': {
    de: '{count|Ein Produkt ist|{count} Produkte sind} freigegeben.',
    en: '{count|One product has|{count} products have} been unlocked.',
  },
  'catalogue.lockMany': { de: 'Freigabe von {count} zurücknehmen', en: 'Lock {count}' },
  'catalogue.lockManyQuestion': {
    de: '{names} kann danach niemand mehr erhalten. Wer sie schon hat, behält sie.',
    en: '{names} can no longer be added for customers. Existing products stay.',
  },
  'catalogue.lockedMany': {
    de: '{count|Ein Produkt ist|{count} Produkte sind} nicht mehr freigegeben.',
    en: '{count|One product has|{count} products have} been locked.',
  },
} as const
