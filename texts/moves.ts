/** Moves of licences to other machines: for customers, for staff, and the policy of a product. */
import { words } from './words.ts'

export const movesTexts = {
  'moves.title': words.moves,
  'moves.context': { de: 'Zur Freigabe: {count}', en: '{count} awaiting approval' },
  'moves.emergencies': { de: 'Notfalllizenzen', en: 'Emergency licences' },
  'moves.none': { de: 'Kein Umzug mit diesem Stand.', en: 'No moves with this status.' },
  'moves.section': { de: 'Umzug auf einen anderen Rechner', en: 'Move to another machine' },
  'moves.sectionNone': {
    de: 'Es gibt hier keinen Rechner mit einer Lizenz, die sich übertragen lässt.',
    en: 'No machine here has a licence that can be moved.',
  },
  'moves.listNone': { de: 'Noch kein Umzug.', en: 'No moves yet.' },
  'moves.list': { de: 'Bisherige Umzüge', en: 'Previous moves' },
  'moves.sectionHow': {
    de: 'Eine Lizenz übertragen Sie in der Zeile ihres Rechners.',
    en: 'Move a licence from the row of its machine.',
  },
  'moves.move': { de: 'Übertragen', en: 'Move' },
  'moves.rereadOf': { de: '{name} neu einlesen', en: 'Read {name} again' },
  'moves.moveOf': { de: '{name} übertragen', en: 'Move {name}' },
  'moves.swapOf': {
    de: 'Server von {name} austauschen oder Lizenz übertragen',
    en: 'Replace a server of {name} or move it',
  },
  'moves.left': {
    de: '{left} von {moves} {moves|Umzug|Umzügen} {months|im Monat|in {months} Monaten} frei',
    en: '{left} of {moves} {moves|move|moves} left {months|per month|in {months} months}',
  },
  'moves.leftNone': {
    de: 'Jeder Umzug wird von uns freigegeben.',
    en: 'We approve every move.',
  },
  'moves.nextAt': {
    de: 'Ab {day} ohne Freigabe möglich; vorher geben wir den Umzug frei.',
    en: 'Possible without approval from {day}; before that, we have to approve the move.',
  },
  'moves.bridgeHint': {
    de: 'Der alte Rechner läuft nach dem Umzug noch {days} {days|Tag|Tage} mit einer Überbrückungslizenz weiter.',
    en: 'After the move, the old machine keeps running on a bridge licence for {days} {days|day|days}.',
  },
  'moves.noBridgeHint': {
    de: 'Der alte Rechner wird mit dem Umzug sofort deaktiviert.',
    en: 'The old machine is deactivated immediately after the move.',
  },
  'moves.coolingHint': {
    de: 'Zwischen zwei Umzügen derselben Lizenz {days|liegt ein Tag|liegen {days} Tage}.',
    en: '{days|One day|{days} days} must pass between two moves of the same licence.',
  },
  'moves.dialog': { de: '{name} auf einen anderen Rechner übertragen', en: 'Move {name}' },
  'moves.file': { de: 'Lizenzanfrage (.id) des neuen Rechners', en: 'Licence request (.id) of the new machine' },
  'moves.fileChosen': { de: '„{name}“ wurde eingelesen.', en: '“{name}” has been imported.' },
  'moves.slot': { de: 'Welcher Server wird ausgetauscht?', en: 'Which server is being replaced?' },
  'moves.slotHint': {
    de: 'Die Reihenfolge bleibt: Der neue Server nimmt den Platz des alten ein.',
    en: 'The order stays the same: the new server takes the old one’s place.',
  },
  'moves.message': { de: 'Nachricht (optional)', en: 'Message (optional)' },
  'moves.before': { de: 'Bisher', en: 'Before' },
  'moves.after': { de: 'Danach', en: 'After' },
  'moves.counts': { de: 'Zählt als {count|ein Umzug|{count} Umzüge}', en: 'Counts as {count|one move|{count} moves}' },
  'moves.atOnce': {
    de: 'Der Umzug wird sofort ausgeführt.',
    en: 'The move is carried out immediately.',
  },
  'moves.waits': {
    de: 'Der Umzug wartet auf eine Freigabe:',
    en: 'The move needs approval:',
  },
  'moves.reason.limit': { de: 'Es sind nicht genug Umzüge frei.', en: 'Not enough moves are left.' },
  'moves.reason.cooling': {
    de: 'Diese Lizenz wurde erst vor Kurzem übertragen.',
    en: 'This licence was moved only recently.',
  },
  'moves.reason.staffFirst': {
    de: 'Umzüge dieses Produkts geben wir einzeln frei.',
    en: 'Moves of this product are approved individually.',
  },
  'moves.reason.binding': {
    de: 'Die Lizenz soll anders gebunden werden als bisher.',
    en: 'The licence would be bound differently from before.',
  },
  'moves.reason.advice': {
    de: 'Zum neuen Rechner gibt es eine Warnung.',
    en: 'There is a warning about the new machine.',
  },
  'moves.reason.customerNumber': {
    de: 'In der Lizenzanfrage steht eine andere Kundennummer.',
    en: 'The licence request has a different customer number.',
  },
  'moves.problem.sameMachine': {
    de: 'Die Lizenzanfrage ist von einem Rechner, für den die Lizenz schon gilt.',
    en: 'The licence request comes from a machine that the licence already covers.',
  },
  'moves.problem.tooManyMachines': {
    de: 'Die Lizenzanfrage nennt mehr Rechner, als diese Bindung hat.',
    en: 'The licence request names more machines than this binding allows.',
  },
  'moves.send': { de: 'Übertragen', en: 'Move' },
  'moves.result': { de: 'Die Lizenz ist übertragen', en: 'The licence has been transferred' },
  'moves.result.new': { de: 'Neuer Rechner', en: 'New machine' },
  'moves.result.file': { de: 'Neue Lizenzdatei', en: 'New licence file' },
  'moves.result.old': { de: 'Bisheriger Rechner', en: 'Previous machine' },
  'moves.result.bridge': { de: '{name} läuft noch bis {day}', en: '{name} keeps running until {day}' },
  'moves.result.off': { de: '{name} wird nicht mehr freigeschaltet', en: '{name} is no longer licensed' },
  'moves.result.take': { de: 'Neue Lizenzdatei herunterladen', en: 'Download new licence file' },
  'moves.sent.waiting': {
    de: 'Der Umzug wartet auf die Freigabe. Wir melden uns per E-Mail.',
    en: 'The move is awaiting approval. We will email you.',
  },
  'moves.state': words.condition,
  'moves.state.all': { de: 'alle', en: 'all' },
  'moves.state.waiting': { de: 'wartet', en: 'waiting' },
  'moves.state.done': words.moved,
  'moves.state.declined': { de: 'abgelehnt', en: 'declined' },
  'moves.state.withdrawn': words.withdrawn,
  'moves.asked': { de: 'Beantragt', en: 'Requested' },
  'moves.askedBy': words.by,
  'moves.done': { de: 'Übertragen', en: 'Moved' },
  'moves.holder': words.customer,
  'moves.product': words.product,
  'moves.fromTo': { de: 'Umzug', en: 'Move' },
  'moves.reasons': { de: 'Warum er wartet', en: 'Why it is waiting' },
  'moves.reasonsWas': { de: 'Warum er gewartet hat', en: 'Why it waited' },
  'moves.serials': {
    de: 'Lizenz {new} ersetzt {old}',
    en: 'Licence {new} replaces {old}',
  },
  'moves.bridge': {
    de: 'Überbrückung {serial} bis {day}',
    en: 'Bridge licence {serial} until {day}',
  },
  'moves.open': { de: 'Umzug von {holder} öffnen', en: 'Open move of {holder}' },
  'moves.withdraw': { de: 'Zurückziehen', en: 'Withdraw' },
  'moves.withdrawTitle': { de: 'Umzug zurückziehen?', en: 'Withdraw move?' },
  'moves.withdrawQuestion': {
    de: 'Soll der Umzug von {from} auf {to} zurückgezogen werden?',
    en: 'Withdraw the move from {from} to {to}?',
  },
  'moves.withdrawn': { de: 'Der Umzug ist zurückgezogen.', en: 'The move has been withdrawn.' },
  'moves.one': { de: 'Umzug: {holder}', en: 'Move: {holder}' },
  'moves.facts': { de: 'Angaben zum Umzug', en: 'Move details' },
  'moves.licences': words.licences,
  'moves.allowance': { de: 'Kontingent', en: 'Allowance' },
  'moves.count': { de: 'Zählt als', en: 'Counts as' },
  'moves.decidedBy': { de: 'Entschieden von', en: 'Decided by' },
  'moves.note': { de: 'Nachricht an den Kunden', en: 'Message to the customer' },
  'moves.approve': { de: 'Freigeben und übertragen', en: 'Approve and move' },
  'moves.approved': { de: 'Freigegeben: Die Lizenz ist übertragen.', en: 'Approved: the licence has been moved.' },
  'moves.declined': { de: 'Der Umzug ist abgelehnt.', en: 'The move has been declined.' },
  'moves.fileDownload': { de: '{name} herunterladen', en: 'Download {name}' },
  'policy.title': words.moves,
  'policy.page': { de: 'Regeln für Umzüge dieses Produkts', en: 'Move rules for this product' },
  'policy.none': {
    de: 'Kunden können Lizenzen dieses Produkts nicht selbst übertragen; sie fragen den Umzug an.',
    en: 'Customers cannot move licences of this product themselves; they have to request the move.',
  },
  'policy.create': { de: 'Umzüge erlauben', en: 'Allow moves' },
  'policy.moves': { de: 'Umzüge je Kundenprodukt', en: 'Moves per customer product' },
  'policy.movesHint': {
    de: 'Darüber hinaus gibt eine zweite Person jeden Umzug frei.',
    en: 'Beyond that, a second person approves each move.',
  },
  'policy.months': { de: 'in Monaten', en: 'within months' },
  'policy.bridgeDays': { de: 'Überbrückung in Tagen', en: 'Bridge period (days)' },
  'policy.bridgeHint': {
    de: '0 bis 30: So lange läuft der alte Rechner weiter. 0: Er wird sofort deaktiviert.',
    en: '0 to 30: how long the old machine keeps running. 0: it is deactivated immediately.',
  },
  'policy.coolingDays': { de: 'Abstand in Tagen', en: 'Cooling-off (days)' },
  'policy.coolingHint': {
    de: 'Zwischen zwei Umzügen derselben Lizenz. 0: kein Abstand.',
    en: 'Between two moves of the same licence. 0: none.',
  },
  'policy.automatic': {
    de: 'Umzüge von Kunden sofort ausführen',
    en: 'Carry out customers’ moves immediately',
  },
  'policy.automaticHint': {
    de: 'Aus: Wir geben jeden Umzug eines Kunden zuerst frei.',
    en: 'Off: we approve every customer move first.',
  },
  'policy.saved': { de: 'Die Regeln für Umzüge sind gespeichert.', en: 'The rules for moves have been saved.' },
  'policy.delete': { de: 'Umzüge abschalten', en: 'Switch moves off' },
  'policy.deleteTitle': { de: 'Umzüge abschalten?', en: 'Switch moves off?' },
  'policy.deleteQuestion': {
    de: 'Lizenzen dieses Produkts lassen sich danach nicht mehr übertragen. Was auf eine Freigabe wartet, kann nur noch abgelehnt werden.',
    en: 'Licences of this product can no longer be moved. Moves awaiting approval can only be declined.',
  },
  'policy.deleted': { de: 'Umzüge sind abgeschaltet.', en: 'Moves have been switched off.' },
} as const

export const moveMailTexts = {
  'moves.mail.foot': {
    de: 'Für ein Produkt, für das Sie zuständig sind, wurde ein Umzug beantragt.',
    en: 'A move was requested for a product you are responsible for.',
  },
  'moves.mail.what': {
    de: 'Umzug: {from} → {to}',
    en: 'Move: {from} → {to}',
  },
  'moves.mail.done.subject': {
    de: 'Ihre Lizenz ist übertragen: {product} {version}',
    en: 'Your licence has been moved: {product} {version}',
  },
  'moves.mail.done.text': {
    de: 'die Lizenz für {product} {version} ({name}) gilt jetzt für {to}.',
    en: 'The licence for {product} {version} ({name}) is now valid for {to}.',
  },
  'moves.mail.done.serials': {
    de: 'Die neue Lizenz hat die Seriennummer {newSerial} und ersetzt {oldSerial}.',
    en: 'The new licence has the serial {newSerial} and replaces {oldSerial}.',
  },
  'moves.mail.done.bridge': {
    de: 'Der bisherige Rechner ({from}) läuft bis {day} mit der Überbrückungslizenz {bridgeSerial} weiter. Bitte spielen Sie beide Dateien ein.',
    en: 'The old machine ({from}) keeps running until {day} with the bridge licence {bridgeSerial}. Please install both files.',
  },
  'moves.mail.done.noBridge': {
    de: 'Die Lizenz des bisherigen Rechners ({from}) ist damit ersetzt. Bitte entfernen Sie sie dort.',
    en: 'It replaces the licence of the old machine ({from}). Please remove the old licence there.',
  },
  'moves.mail.passport': words.openLicencePassport,
  'moves.mail.waiting.subject': {
    de: 'Umzug wartet auf Freigabe: {holder}',
    en: 'Move awaiting approval: {holder}',
  },
  'moves.mail.waiting.text': {
    de: '{name} möchte die Lizenz für {product} {version} auf einen anderen Rechner übertragen.',
    en: '{name} would like to move the licence for {product} {version} to another machine.',
  },
  'moves.mail.staffDone.subject': {
    de: 'Lizenz übertragen: {holder}',
    en: 'Licence moved: {holder}',
  },
  'moves.mail.staffDone.text': {
    de: 'eine Lizenz für {product} {version} von {name} ist auf einen anderen Rechner übertragen.',
    en: 'A licence for {product} {version} held by {name} has been moved to another machine.',
  },
  'moves.mail.open': { de: 'Umzug öffnen', en: 'Open move' },
  'moves.mail.declined.subject': {
    de: 'Ihr Umzug wurde abgelehnt: {product} {version}',
    en: 'Your move was declined: {product} {version}',
  },
  'moves.mail.declined.text': {
    de: 'den Umzug der Lizenz für {product} {version} auf {to} konnten wir leider nicht freigeben. Die bisherige Lizenz gilt weiter.',
    en: 'Unfortunately we could not approve moving the licence for {product} {version} to {to}. The current licence stays valid.',
  },
} as const
