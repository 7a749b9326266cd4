import { words } from './words.ts'

/** The people of cloud accounts, their products and sessions; places as customers see them. */
export const cloudUserTexts = {
  'cloud.users': { de: 'Cloud-Anwender', en: 'Cloud users' },
  'cloud.usersEmpty': {
    de: 'Noch niemand. Wählen Sie Ansprechpartner der Firma aus.',
    en: 'Nobody yet. Choose contacts of the company.',
  },
  'cloud.candidates': { de: 'Ansprechpartner auswählen', en: 'Choose contacts' },
  'cloud.candidatesEmpty': {
    de: 'Alle Ansprechpartner der Firma sind schon Cloud-Anwender.',
    en: 'All contacts of the company are cloud users already.',
  },
  'cloud.chooseNamed': { de: '{name} auswählen', en: 'Choose {name}' },
  'cloud.chosen': {
    de: '{name} ist jetzt Cloud-Anwender, noch ohne Zugang.',
    en: '{name} is a cloud user now, without access yet.',
  },
  'cloud.newContact': { de: 'Neuer Ansprechpartner', en: 'New contact' },
  'cloud.firstName': words.firstName,
  'cloud.lastName': words.lastName,
  'cloud.email': { de: 'E-Mail', en: 'E-mail' },
  'cloud.name': words.name,
  'cloud.access': { de: 'Zugang', en: 'Access' },
  'cloud.access.on': { de: 'an', en: 'on' },
  'cloud.access.off': { de: 'aus', en: 'off' },
  'cloud.lastActivated': { de: 'Zuletzt eingeschaltet', en: 'Last switched on' },
  'cloud.invitation': { de: 'Einladung', en: 'Invitation' },
  'cloud.invitation.none': { de: 'keine', en: 'none' },
  'cloud.invitation.due': { de: 'wird verschickt', en: 'being sent' },
  'cloud.invitation.sent': { de: 'verschickt', en: 'sent' },
  'cloud.invitation.failed': { de: 'fehlgeschlagen', en: 'failed' },
  'cloud.invitationFailedHint': {
    de: 'Die E-Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse, und laden Sie erneut ein.',
    en: 'The e-mail could not be delivered. Check the address and invite again.',
  },
  'cloud.invitation.opened': { de: 'angenommen', en: 'accepted' },
  'cloud.switchOn': { de: 'Zugang einschalten', en: 'Switch access on' },
  'cloud.switchOff': { de: 'Zugang ausschalten', en: 'Switch access off' },
  'cloud.accessNamed': { de: 'Zugang von {name}', en: 'Access of {name}' },
  'cloud.switchOnQuestion': {
    de: '{name} bekommt {seats|den einzigen Platz|einen der {seats} Plätze}.',
    en: '{name} gets {seats|the only place|one of the {seats} places}.',
  },
  'cloud.can.now': {
    de: 'Die Anmeldung in der Cloud ist sofort möglich.',
    en: 'Signing in to the cloud is possible at once.',
  },
  'cloud.can.ahead': {
    de: 'Die Anmeldung in der Cloud ist ab dem {day} möglich, wenn das Cloud-Konto beginnt.',
    en: 'Signing in to the cloud is possible from {day}, when the cloud account starts.',
  },
  'cloud.can.stopped': {
    de: 'Zurzeit kann sich niemand anmelden: Das Budget dieses Cloud-Kontos ist für diesen Monat verbraucht.',
    en: 'Nobody can sign in at present: the budget of this cloud account is spent for this month.',
  },
  'cloud.can.first': {
    de: 'Vorher ist ein Passwort festzulegen: Der Link dazu kommt per E-Mail, sobald jemand mit dieser Adresse die Cloud-Anmeldung versucht.',
    en: 'A password has to be set first: the link for it comes by e-mail as soon as somebody tries the cloud sign-in with this address.',
  },
  'cloud.switchOffQuestion': {
    de: '{name} kann sich dann nicht mehr in der Cloud anmelden. Das gilt nach einer Minute; so lange lässt es sich rückgängig machen.',
    en: '{name} can then no longer sign in to the cloud. This takes effect after a minute; until then it can be undone.',
  },
  'cloud.switchOffStreaming': {
    de: '{name} arbeitet gerade in der Cloud: Die Sitzung endet dann, und nicht Gespeichertes geht verloren.',
    en: '{name} is working in the cloud right now: the session ends then, and unsaved work is lost.',
  },
  'cloud.lastPlace': {
    de: 'Danach sind alle Plätze vergeben. Eine Minute lang können Sie das zurücknehmen; dann lässt sich bis zum {day} kein Platz mehr wechseln.',
    en: 'All places are taken then. For a minute you can take it back; after that no place can change hands until {day}.',
  },
  'cloud.affected': { de: 'Den Zugang verlieren: {names}.', en: 'These people lose access: {names}.' },
  'cloud.affectedMore': { de: '{names} und {more} weitere', en: '{names} and {more} more' },
  'cloud.affectedStreaming': {
    de: 'Gerade arbeiten in der Cloud: {names}. Diese Sitzungen enden, nicht Gespeichertes geht verloren.',
    en: 'Working in the cloud right now: {names}. These sessions end, unsaved work is lost.',
  },
  'cloud.undoableFor': {
    de: 'Das gilt nach einer Minute; so lange lässt es sich rückgängig machen.',
    en: 'This takes effect after a minute; until then it can be undone.',
  },
  'cloud.startMoved': {
    de: 'Mit dieser Änderung kann zurzeit niemand mehr in diesem Cloud-Konto arbeiten.',
    en: 'With this change nobody can work in this cloud account at present.',
  },
  'cloud.stackMoved': {
    de: 'Das Cloud-Konto bekommt einen anderen Stack. Sitzungen auf dem bisherigen enden.',
    en: 'The cloud account gets another stack. Sessions on the present one end.',
  },
  'cloud.pending.access': {
    de: '{name} verliert den Zugang in weniger als einer Minute.',
    en: '{name} loses access in less than a minute.',
  },
  'cloud.pending.account': {
    de: 'Beginn oder Stack ändern sich in weniger als einer Minute; dann enden laufende Sitzungen.',
    en: 'Start or stack change in less than a minute; running sessions end then.',
  },
  'cloud.pending.product': {
    de: 'Das verknüpfte Produkt wird in weniger als einer Minute ausgeschaltet, und alle verlieren den Zugang.',
    en: 'The linked product is switched off in less than a minute, and everybody loses access.',
  },
  'cloud.pending.removal': {
    de: 'Dieses Cloud-Konto wird in weniger als einer Minute gelöscht, und alle verlieren den Zugang.',
    en: 'This cloud account is deleted in less than a minute, and everybody loses access.',
  },
  'cloud.undo': { de: 'Rückgängig', en: 'Undo' },
  'cloud.undoNamed': { de: 'Rückgängig: {what}', en: 'Undo: {what}' },
  'cloud.undone': { de: 'Rückgängig gemacht. Es bleibt, wie es war.', en: 'Undone. Everything stays as it was.' },
  'cloud.willEnd': {
    de: 'Das gilt in einer Minute. Bis dahin können Sie es rückgängig machen.',
    en: 'This takes effect in a minute. Until then you can undo it.',
  },
  'cloud.switchedOn': { de: 'Der Zugang von {name} ist eingeschaltet.', en: 'Access of {name} has been switched on.' },
  'cloud.result.network_user_ok': {
    de: 'Der Zugang von {name} ist ausgeschaltet.',
    en: 'Access of {name} has been switched off.',
  },
  'cloud.result.linkage_contact_old_user_not_found': {
    de: '{name} ist kein Anwender dieses Cloud-Kontos; auszuschalten war nichts.',
    en: '{name} is no user of this cloud account; there was nothing to switch off.',
  },
  'cloud.result.network_user_not_found': {
    de: 'Der Zugang von {name} ist ausgeschaltet. Einen Cloud-Anwender dazu gibt es nicht.',
    en: 'Access of {name} has been switched off. There is no cloud user for it.',
  },
  'cloud.result.networkErrorMsg': {
    de: 'Der Zugang von {name} ist ausgeschaltet. In diesem Portal ist keine Cloud eingerichtet, eine laufende Sitzung war deshalb nicht zu beenden.',
    en: 'Access of {name} has been switched off. No cloud is set up in this portal, so a running session could not be ended.',
  },
  'cloud.maxAwsAccessTitle': { de: 'Alle Plätze sind belegt', en: 'All places are taken' },
  'cloud.maxAwsAccessText': {
    de: '{seats|Der einzige Platz dieses Cloud-Kontos ist|Alle {seats} Plätze dieses Cloud-Kontos sind} vergeben. Schalten Sie erst einen anderen Zugang aus, oder erhöhen Sie die Anzahl der Plätze.',
    en: '{seats|The only place of this cloud account is|All {seats} places of this cloud account are} taken. Switch another access off first, or raise the number of places.',
  },
  'cloud.maxPlacesText': {
    de: '{seats|Der einzige Platz dieses Cloud-Kontos ist|Alle {seats} Plätze dieses Cloud-Kontos sind} vergeben. Schalten Sie erst einen anderen Zugang aus, oder fragen Sie mehr Plätze an.',
    en: '{seats|The only place of this cloud account is|All {seats} places of this cloud account are} taken. Switch another access off first, or ask for more places.',
  },
  'cloud.stoppedTitle': { de: 'Budget verbraucht', en: 'Budget spent' },
  'cloud.stoppedText': {
    de: 'Das Budget dieses Cloud-Kontos ist für diesen Monat verbraucht: Bis zum Monatsende kann sich niemand anmelden, ab dem {day} wieder. Ein höheres Budget vereinbaren Sie mit {vendor}.',
    en: 'The budget of this cloud account is spent for this month: nobody can sign in until the month ends, then again from {day}. Agree on a larger budget with {vendor}.',
  },
  'cloud.inviteAgainNamed': { de: '{name} erneut einladen', en: 'Invite {name} again' },
  'cloud.invite': { de: 'Einladen', en: 'Invite' },
  'cloud.inviteAgain': { de: 'Erneut einladen', en: 'Invite again' },
  'cloud.inviteNamed': { de: '{name} einladen', en: 'Invite {name}' },
  'cloud.inviteQuestion': {
    de: '{name} bekommt eine E-Mail an {email}. Der Link darin schaltet den Zugang ein, solange ein Platz frei ist.',
    en: '{name} gets an e-mail to {email}. The link in it switches access on while a place is free.',
  },
  'cloud.inviteOnQuestion': {
    de: '{name} bekommt eine E-Mail an {email}. Der Zugang bleibt eingeschaltet, eine laufende Sitzung läuft weiter.',
    en: '{name} gets an e-mail to {email}. Access stays on, and a running session goes on.',
  },
  'cloud.invited': { de: 'Die Einladung an {email} ist unterwegs.', en: 'The invitation to {email} is on its way.' },
  'cloud.products': { de: 'Verknüpfte Produkte', en: 'Linked products' },
  'cloud.productsEmpty': {
    de: 'Die Firma hat kein anderes Produkt, für das dieses Cloud-Konto gelten könnte.',
    en: 'The company has no other product this cloud account could be for.',
  },
  'cloud.product': words.product,
  'cloud.productConfiguration': words.configuration,
  'cloud.productActive': { de: 'Aktiv', en: 'Active' },
  'cloud.productNamed': { de: '{name} verwenden', en: 'Use {name}' },
  'cloud.productOff': { de: 'Produkt ausschalten', en: 'Switch product off' },
  'cloud.productOffNobody': {
    de: '{name} gilt danach nicht mehr für dieses Cloud-Konto. Zurzeit hat niemand einen eingeschalteten Zugang.',
    en: '{name} will no longer count for this cloud account. Nobody has access at the moment.',
  },
  'cloud.productOnDone': { de: 'Das Cloud-Konto gilt jetzt für {name}.', en: 'The cloud account is for {name} now.' },
  'cloud.productOffDone': {
    de: '{name} ist ausgeschaltet, {count} {count|Zugang|Zugänge} mit ihm.',
    en: '{name} has been switched off, and access for {count} {count|user|users} with it.',
  },
  'cloud.productOffDoneNobody': { de: '{name} ist ausgeschaltet.', en: '{name} has been switched off.' },
  'cloud.notAllowed': { de: 'Nicht möglich', en: 'Not possible' },
  'cloud.running': { de: 'Wer gerade streamt', en: 'Who is streaming now' },
  'cloud.runningNone': { de: 'Zurzeit streamt niemand.', en: 'Nobody is streaming at the moment.' },
  'cloud.since': { de: 'Seit', en: 'Since' },
  'cloud.connected': { de: 'Verbindung', en: 'Connection' },
  'cloud.connected.yes': { de: 'verbunden', en: 'connected' },
  'cloud.connected.no': { de: 'getrennt', en: 'disconnected' },
  'cloud.endSession': { de: 'Sitzung beenden', en: 'End session' },
  'cloud.endSessionNamed': { de: 'Sitzung von {name} beenden', en: 'End session of {name}' },
  'cloud.endSessionQuestion': {
    de: 'Sitzung von {name} beenden? Was dort nicht gespeichert ist, geht verloren.',
    en: 'End the session of {name}? Unsaved work there is lost.',
  },
  'cloud.sessionEnded': { de: 'Die Sitzung von {name} ist beendet.', en: 'The session of {name} has been ended.' },
  'cloud.myPlaces': { de: 'Cloud-Plätze', en: 'Cloud places' },
  'cloud.myPlacesContext': {
    de: 'Wer aus Ihrer Firma die Software in der Cloud nutzen darf.',
    en: 'Who in your company may use the software in the cloud.',
  },
  'cloud.goneTitle': { de: 'Umgebung nicht mehr vorhanden', en: 'Environment no longer available' },
  'cloud.goneText': {
    de: 'Die Umgebung dieses Cloud-Kontos gibt es nicht mehr, deshalb kann sich niemand anmelden. Wenden Sie sich an {vendor}.',
    en: 'The environment of this cloud account no longer exists, so nobody can sign in. Contact {vendor}.',
  },
  'cloud.environment': { de: 'Umgebung', en: 'Environment' },
  'cloud.placesTaken': { de: 'Belegte Plätze', en: 'Places taken' },
  'cloud.runsUntil': { de: 'Läuft bis', en: 'Runs until' },
  'cloud.blockedTitle': { de: 'Bis {day} gesperrt', en: 'Blocked until {day}' },
  'cloud.blockedText': {
    de: '{seats|Der einzige Platz wurde erst kürzlich vergeben.|Alle {seats} Plätze sind vergeben, und einer wurde erst kürzlich vergeben.} Bis zum {day} können Sie nichts ändern. Brauchen Sie mehr Plätze, fragen Sie sie hier an.',
    en: '{seats|The only place was assigned only recently.|All {seats} places are taken, and one was assigned only recently.} Until {day} you cannot change anything. If you need more places, ask for them here.',
  },
  'cloud.askMore': { de: 'Mehr Plätze anfragen', en: 'Ask for more places' },
  'cloud.nobodyElse': { de: 'Ihre Firma hat noch keine Ansprechpartner.', en: 'Your company has no contacts yet.' },
} as const
