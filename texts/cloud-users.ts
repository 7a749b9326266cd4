import { words } from './words.ts'

/** The people of cloud accounts, their products and sessions; places as customers see them. */
export const cloudUserTexts = {
  'cloud.users': { de: 'Cloud-Anwender', en: 'Cloud users' },
  'cloud.usersEmpty': {
    de: 'Noch niemand. Wählen Sie Ansprechpartner der Firma aus.',
    en: 'No one yet. Select contacts of the company.',
  },
  'cloud.candidates': { de: 'Ansprechpartner auswählen', en: 'Select contacts' },
  'cloud.candidatesEmpty': {
    de: 'Alle Ansprechpartner der Firma sind schon Cloud-Anwender.',
    en: 'All contacts of the company are already cloud users.',
  },
  'cloud.chooseNamed': { de: '{name} auswählen', en: 'Select {name}' },
  'cloud.chosen': {
    de: '{name} ist jetzt Cloud-Anwender, noch ohne Zugang.',
    en: '{name} is now a cloud user, without access yet.',
  },
  'cloud.newContact': { de: 'Neuer Ansprechpartner', en: 'New contact' },
  'cloud.firstName': words.firstName,
  'cloud.lastName': words.lastName,
  'cloud.email': { de: 'E-Mail', en: 'Email' },
  'cloud.name': words.name,
  'cloud.access': { de: 'Zugang', en: 'Access' },
  'cloud.access.on': { de: 'an', en: 'on' },
  'cloud.access.off': { de: 'aus', en: 'off' },
  'cloud.lastActivated': { de: 'Zuletzt eingeschaltet', en: 'Last switched on' },
  'cloud.modified': { de: 'Zuletzt geändert', en: 'Last changed' },
  'cloud.modifiedBy': { de: 'Geändert von', en: 'Changed by' },
  'cloud.invitation': { de: 'Einladung', en: 'Invitation' },
  'cloud.invitation.none': { de: 'keine', en: 'none' },
  'cloud.invitation.due': { de: 'wird verschickt', en: 'being sent' },
  'cloud.invitation.sent': { de: 'verschickt', en: 'sent' },
  'cloud.invitation.failed': { de: 'fehlgeschlagen', en: 'failed' },
  'cloud.invitationFailedHint': {
    de: 'Die E-Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse, und laden Sie erneut ein.',
    en: 'The email could not be delivered. Check the address and invite again.',
  },
  'cloud.invitation.opened': { de: 'angenommen', en: 'accepted' },
  'cloud.switchOn': { de: 'Zugang einschalten', en: 'Switch access on' },
  'cloud.switchOff': { de: 'Zugang ausschalten', en: 'Switch access off' },
  'cloud.accessNamed': { de: 'Zugang von {name}', en: '{name}’s access' },
  'cloud.switchOnQuestion': {
    de: '{name} bekommt {seats|den einzigen Platz|einen der {seats} Plätze}.',
    en: '{name} gets {seats|the only seat|one of the {seats} seats}.',
  },
  'cloud.can.now': {
    de: 'Die Anmeldung in der Cloud ist sofort möglich.',
    en: 'Cloud sign-in is possible immediately.',
  },
  'cloud.can.ahead': {
    de: 'Die Anmeldung in der Cloud ist ab dem {day} möglich, wenn das Cloud-Konto beginnt.',
    en: 'Cloud sign-in is possible from {day}, when the cloud account starts.',
  },
  'cloud.can.stopped': {
    de: 'Zurzeit kann sich niemand anmelden: Das Budget dieses Cloud-Kontos ist für diesen Monat verbraucht.',
    en: 'No one can currently sign in: this cloud account’s budget for the month is used up.',
  },
  'cloud.can.first': {
    de: 'Vorher ist ein Passwort festzulegen: Der Link dazu kommt per E-Mail, sobald jemand mit dieser Adresse die Cloud-Anmeldung versucht.',
    en: 'A password has to be set first: the link is emailed as soon as someone tries to sign in to the cloud with this address.',
  },
  'cloud.switchOffQuestion': {
    de: '{name} kann sich dann nicht mehr in der Cloud anmelden. Das gilt nach einer Minute; so lange lässt es sich rückgängig machen.',
    en: '{name} will no longer be able to sign in to the cloud. This takes effect after one minute; until then it can be undone.',
  },
  'cloud.switchOffStreaming': {
    de: '{name} arbeitet gerade in der Cloud: Die Sitzung endet dann, und nicht Gespeichertes geht verloren.',
    en: '{name} is working in the cloud right now: the session will end and unsaved work will be lost.',
  },
  'cloud.lastPlace': {
    de: 'Danach sind alle Plätze vergeben. Eine Minute lang können Sie das zurücknehmen; dann lässt sich bis zum {day} kein Platz mehr wechseln.',
    en: 'All seats will then be taken. You can undo this for one minute; after that, no seat can be reassigned until {day}.',
  },
  'cloud.affected': { de: 'Den Zugang verlieren: {names}.', en: 'These people lose access: {names}.' },
  'cloud.affectedMore': { de: '{names} und {more} weitere', en: '{names} and {more} more' },
  'cloud.affectedStreaming': {
    de: 'Gerade arbeiten in der Cloud: {names}. Diese Sitzungen enden, nicht Gespeichertes geht verloren.',
    en: 'Working in the cloud right now: {names}. Their sessions will end and unsaved work will be lost.',
  },
  'cloud.undoableFor': {
    de: 'Das gilt nach einer Minute; so lange lässt es sich rückgängig machen.',
    en: 'This takes effect after one minute; until then it can be undone.',
  },
  'cloud.startMoved': {
    de: 'Mit dieser Änderung kann zurzeit niemand mehr in diesem Cloud-Konto arbeiten.',
    en: 'With this change, no one can work in this cloud account for now.',
  },
  'cloud.stackMoved': {
    de: 'Das Cloud-Konto bekommt einen anderen Stack. Sitzungen auf dem bisherigen enden.',
    en: 'The cloud account gets another stack. Sessions on the current one will end.',
  },
  'cloud.pending.access': {
    de: '{name} verliert den Zugang in weniger als einer Minute.',
    en: '{name} loses access in less than a minute.',
  },
  'cloud.pending.account': {
    de: 'Beginn oder Stack ändern sich in weniger als einer Minute; dann enden laufende Sitzungen.',
    en: 'The start or stack changes in less than a minute; running sessions then end.',
  },
  'cloud.pending.product': {
    de: 'Das verknüpfte Produkt wird in weniger als einer Minute ausgeschaltet, und alle verlieren den Zugang.',
    en: 'The linked product is switched off in less than a minute, and everyone loses access.',
  },
  'cloud.pending.removal': {
    de: 'Dieses Cloud-Konto wird in weniger als einer Minute gelöscht, und alle verlieren den Zugang.',
    en: 'This cloud account is deleted in less than a minute, and everyone loses access.',
  },
  'cloud.undo': { de: 'Rückgängig', en: 'Undo' },
  'cloud.undoNamed': { de: 'Rückgängig: {what}', en: 'Undo: {what}' },
  'cloud.undone': { de: 'Rückgängig gemacht. Es bleibt, wie es war.', en: 'Undone. Nothing has changed.' },
  'cloud.willEnd': {
    de: 'Das gilt in einer Minute. Bis dahin können Sie es rückgängig machen.',
    en: 'This takes effect in one minute. Until then you can undo it.',
  },
  'cloud.switchedOn': { de: 'Der Zugang von {name} ist eingeschaltet.', en: '{name}’s access has been switched on.' },
  'cloud.result.network_user_ok': {
    de: 'Der Zugang von {name} ist ausgeschaltet.',
    en: '{name}’s access has been switched off.',
  },
  'cloud.result.linkage_contact_old_user_not_found': {
    de: '{name} ist kein Anwender dieses Cloud-Kontos; der Zugang war schon ausgeschaltet.',
    en: '{name} isn’t a user of this account. Nothing was switched off.',
  },
  'cloud.result.network_user_not_found': {
    de: 'Der Zugang von {name} ist ausgeschaltet. Einen Cloud-Anwender dazu gibt es nicht.',
    en: '{name}’s access has been switched off. There is no matching cloud user.',
  },
  'cloud.result.networkErrorMsg': {
    de: 'Der Zugang von {name} ist ausgeschaltet. In diesem Portal ist keine Cloud eingerichtet, eine laufende Sitzung war deshalb nicht zu beenden.',
    en: '{name}’s access has been switched off. No cloud is set up in this portal, so a running session could not be ended.',
  },
  'cloud.maxAwsAccessTitle': { de: 'Alle Plätze sind belegt', en: 'All seats are taken' },
  'cloud.maxAwsAccessText': {
    de: '{seats|Der einzige Platz dieses Cloud-Kontos ist|Alle {seats} Plätze dieses Cloud-Kontos sind} vergeben. Schalten Sie erst einen anderen Zugang aus, oder erhöhen Sie die Anzahl der Plätze.',
    en: '{seats|The only seat of this cloud account is|All {seats} seats of this cloud account are} taken. Switch off someone else’s access first, or increase the number of seats.',
  },
  'cloud.maxPlacesText': {
    de: '{seats|Der einzige Platz dieses Cloud-Kontos ist|Alle {seats} Plätze dieses Cloud-Kontos sind} vergeben. Schalten Sie erst einen anderen Zugang aus, oder fragen Sie mehr Plätze an.',
    en: '{seats|The only seat of this cloud account is|All {seats} seats of this cloud account are} taken. Switch off someone else’s access first, or request more seats.',
  },
  'cloud.stoppedTitle': { de: 'Budget verbraucht', en: 'Budget used up' },
  'cloud.stoppedText': {
    de: 'Das Budget dieses Cloud-Kontos ist für diesen Monat verbraucht: Bis zum Monatsende kann sich niemand anmelden, ab dem {day} wieder. Ein höheres Budget vereinbaren Sie mit {vendor}.',
    en: 'This cloud account’s budget for the month is used up: no one can sign in until the end of the month. Sign-in works again from {day}. Arrange a larger budget with {vendor}.',
  },
  'cloud.inviteAgainNamed': { de: '{name} erneut einladen', en: 'Invite {name} again' },
  'cloud.invite': { de: 'Einladen', en: 'Invite' },
  'cloud.inviteAgain': { de: 'Erneut einladen', en: 'Invite again' },
  'cloud.inviteNamed': { de: '{name} einladen', en: 'Invite {name}' },
  'cloud.inviteQuestion': {
    de: '{name} bekommt eine E-Mail an {email}. Der Link darin schaltet den Zugang ein, solange ein Platz frei ist.',
    en: '{name} will receive an email at {email}. The link in it switches on access while a seat is free.',
  },
  'cloud.inviteOnQuestion': {
    de: '{name} bekommt eine E-Mail an {email}. Der Zugang bleibt eingeschaltet, eine laufende Sitzung läuft weiter.',
    en: '{name} will receive an email at {email}. Access stays on, and a running session continues.',
  },
  'cloud.invited': { de: 'Die Einladung an {email} ist unterwegs.', en: 'The invitation to {email} is on its way.' },
  'cloud.products': { de: 'Verknüpfte Produkte', en: 'Linked products' },
  'cloud.productsEmpty': {
    de: 'Die Firma hat kein anderes Produkt, für das dieses Cloud-Konto gelten könnte.',
    en: 'The company has no other product this cloud account could apply to.',
  },
  'cloud.product': words.product,
  'cloud.productConfiguration': words.configuration,
  'cloud.productActive': { de: 'Aktiv', en: 'Active' },
  'cloud.productNamed': { de: '{name} verwenden', en: 'Use {name}' },
  'cloud.productOff': { de: 'Produkt ausschalten', en: 'Switch product off' },
  'cloud.productOffNobody': {
    de: '{name} gilt danach nicht mehr für dieses Cloud-Konto. Zurzeit hat niemand einen eingeschalteten Zugang.',
    en: '{name} will no longer apply to this cloud account. No one currently has access.',
  },
  'cloud.productOnDone': {
    de: 'Das Cloud-Konto gilt jetzt für {name}.',
    en: 'The cloud account now applies to {name}.',
  },
  'cloud.productOffDone': {
    de: '{name} ist ausgeschaltet, {count} {count|Zugang|Zugänge} mit ihm.',
    en: '{name} has been switched off, along with access for {count} {count|user|users}.',
  },
  'cloud.productOffDoneNobody': { de: '{name} ist ausgeschaltet.', en: '{name} has been switched off.' },
  'cloud.notAllowed': { de: 'Nicht möglich', en: 'Not possible' },
  'cloud.running': { de: 'Wer gerade streamt', en: 'Streaming now' },
  'cloud.runningNone': { de: 'Zurzeit streamt niemand.', en: 'No one is streaming at the moment.' },
  'cloud.since': { de: 'Seit', en: 'Since' },
  'cloud.connected': { de: 'Verbindung', en: 'Connection' },
  'cloud.connected.yes': { de: 'verbunden', en: 'connected' },
  'cloud.connected.no': { de: 'getrennt', en: 'disconnected' },
  'cloud.endSession': { de: 'Sitzung beenden', en: 'End session' },
  'cloud.endSessionNamed': { de: 'Sitzung von {name} beenden', en: 'End {name}’s session' },
  'cloud.endSessionQuestion': {
    de: 'Sitzung von {name} beenden? Was dort nicht gespeichert ist, geht verloren.',
    en: 'End {name}’s session? Unsaved work will be lost.',
  },
  'cloud.sessionEnded': { de: 'Die Sitzung von {name} ist beendet.', en: '{name}’s session has been ended.' },
  'cloud.myPlaces': { de: 'Cloud-Plätze', en: 'Cloud seats' },
  'cloud.myPlacesContext': {
    de: 'Wer aus Ihrer Firma die Software in der Cloud nutzen darf.',
    en: 'Who in your company may use the software in the cloud.',
  },
  'cloud.goneTitle': { de: 'Umgebung nicht mehr vorhanden', en: 'Environment no longer available' },
  'cloud.goneText': {
    de: 'Die Umgebung dieses Cloud-Kontos gibt es nicht mehr, deshalb kann sich niemand anmelden. Wenden Sie sich an {vendor}.',
    en: 'The environment of this cloud account no longer exists, so no one can sign in. Contact {vendor}.',
  },
  'cloud.environment': { de: 'Umgebung', en: 'Environment' },
  'cloud.placesTaken': { de: 'Belegte Plätze', en: 'Seats taken' },
  'cloud.runsUntil': { de: 'Läuft bis', en: 'Expires' },
  'cloud.blockedTitle': { de: 'Keine Änderung bis {day}', en: 'No changes until {day}' },
  'cloud.blockedText': {
    de: '{seats|Der einzige Platz wurde erst kürzlich vergeben.|Alle {seats} Plätze sind vergeben, und einer wurde erst kürzlich vergeben.} Bis zum {day} können Sie nichts ändern. Brauchen Sie mehr Plätze, fragen Sie sie hier an.',
    en: '{seats|The only seat was assigned only recently.|All {seats} seats are taken, and one was assigned only recently.} You cannot change anything until {day}. If you need more seats, request them here.',
  },
  'cloud.askMore': { de: 'Mehr Plätze anfragen', en: 'Request more seats' },
  'cloud.nobodyElse': { de: 'Ihre Firma hat noch keine Ansprechpartner.', en: 'Your company has no contacts yet.' },
} as const
