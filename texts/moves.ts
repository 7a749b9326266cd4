/** Moves of licences to other machines: for customers, for staff, and the policy of a product. */
import { words } from './words.ts'

export const movesTexts = {
  'moves.title': words.moves,
  'moves.context': { de: 'Zur Freigabe: {count}', en: 'To be approved: {count}' },
  'moves.none': { de: 'Kein Umzug mit diesem Stand.', en: 'No move in this state.' },
  'moves.section': { de: 'Umzug auf einen anderen Rechner', en: 'Moving to another machine' },
  'moves.sectionNone': {
    de: 'Es gibt hier keinen Rechner mit einer Lizenz, die umziehen kann.',
    en: 'There is no machine with a licence that can move.',
  },
  'moves.listNone': { de: 'Noch kein Umzug.', en: 'No moves yet.' },
  'moves.list': { de: 'Bisherige Umzüge', en: 'Moves so far' },
  'moves.sectionHow': {
    de: 'Umziehen lässt sich eine Lizenz in der Zeile ihres Rechners.',
    en: 'Move a licence from the row of its machine.',
  },
  'moves.move': { de: 'Umziehen', en: 'Move' },
  'moves.moveOf': { de: '{name} umziehen', en: 'Move {name}' },
  'moves.swapOf': { de: 'Server von {name} austauschen oder umziehen', en: 'Replace a server of {name} or move it' },
  'moves.left': {
    de: '{left} von {moves} {moves|Umzug|Umzügen} {months|im Monat|in {months} Monaten} frei',
    en: '{left} of {moves} {moves|move|moves} {months|a month|in {months} months} left',
  },
  'moves.leftNone': {
    de: 'Jeder Umzug wird von uns freigegeben.',
    en: 'Every move is approved by us.',
  },
  'moves.nextAt': {
    de: 'Der nächste ist ab {day} frei; vorher geben wir ihn frei.',
    en: 'The next one is free from {day}; before that we approve it.',
  },
  'moves.bridgeHint': {
    de: 'Der alte Rechner läuft nach dem Umzug noch {days} {days|Tag|Tage} mit einer Überbrückungslizenz weiter.',
    en: 'After the move the old machine keeps running for {days} {days|day|days} with a bridge licence.',
  },
  'moves.noBridgeHint': {
    de: 'Der alte Rechner wird mit dem Umzug sofort gesperrt.',
    en: 'The old machine is deactivated as soon as the move is done.',
  },
  'moves.coolingHint': {
    de: 'Zwischen zwei Umzügen derselben Lizenz {days|liegt ein Tag|liegen {days} Tage}.',
    en: 'There {days|is one day|are {days} days} between two moves of the same licence.',
  },
  'moves.dialog': { de: '{name} umziehen', en: 'Move {name}' },
  'moves.file': { de: 'Lizenzanfrage (.id) des neuen Rechners', en: 'Licence request (.id) of the new machine' },
  'moves.fileChosen': { de: '„{name}“ wurde eingelesen.', en: '“{name}” has been read.' },
  'moves.slot': { de: 'Welcher Server wird ausgetauscht?', en: 'Which server is replaced?' },
  'moves.slotHint': {
    de: 'Die Reihenfolge bleibt: Der neue Server nimmt den Platz des alten ein.',
    en: 'The order stays: the new server takes the place of the old one.',
  },
  'moves.message': { de: 'Nachricht (optional)', en: 'Message (optional)' },
  'moves.before': { de: 'Bisher', en: 'So far' },
  'moves.after': { de: 'Danach', en: 'Then' },
  'moves.counts': { de: 'Zählt als {count|ein Umzug|{count} Umzüge}', en: 'Counts as {count|one move|{count} moves}' },
  'moves.atOnce': {
    de: 'Der Umzug wird sofort ausgeführt.',
    en: 'The move is carried out at once.',
  },
  'moves.waits': {
    de: 'Der Umzug wartet auf eine Freigabe:',
    en: 'The move waits for approval:',
  },
  'moves.reason.limit': { de: 'Es sind nicht genug Umzüge frei.', en: 'Not enough moves are left.' },
  'moves.reason.cooling': {
    de: 'Diese Lizenz ist erst vor Kurzem umgezogen.',
    en: 'This licence has moved only recently.',
  },
  'moves.reason.staffFirst': {
    de: 'Umzüge dieses Produkts geben wir einzeln frei.',
    en: 'Moves of this product are approved one by one.',
  },
  'moves.reason.binding': {
    de: 'Die Lizenz soll anders gebunden werden als bisher.',
    en: 'The licence is to be bound in another way than before.',
  },
  'moves.reason.advice': {
    de: 'Zum neuen Rechner gibt es eine Warnung.',
    en: 'There is a warning about the new machine.',
  },
  'moves.reason.customerNumber': {
    de: 'In der Lizenzanfrage steht eine andere Kundennummer.',
    en: 'The licence request names another customer number.',
  },
  'moves.problem.sameMachine': {
    de: 'Die Lizenzanfrage ist von einem Rechner, für den die Lizenz schon gilt.',
    en: 'The licence request is from a machine the licence is already for.',
  },
  'moves.problem.tooManyMachines': {
    de: 'Die Lizenzanfrage nennt mehr Rechner, als diese Bindung hat.',
    en: 'The licence request names more machines than this binding has.',
  },
  'moves.send': { de: 'Umziehen', en: 'Move' },
  'moves.result': { de: 'Die Lizenz ist übertragen', en: 'The licence has been transferred' },
  'moves.result.new': { de: 'Neuer Rechner', en: 'New machine' },
  'moves.result.file': { de: 'Neue Lizenzdatei', en: 'New licence file' },
  'moves.result.old': { de: 'Bisheriger Rechner', en: 'Previous machine' },
  'moves.result.bridge': { de: '{name} läuft noch bis {day}', en: '{name} keeps running until {day}' },
  'moves.result.off': { de: '{name} wird nicht mehr freigeschaltet', en: '{name} is no longer licensed' },
  'moves.result.take': { de: 'Neue Lizenzdatei herunterladen', en: 'Download the new licence file' },
  'moves.sent.waiting': {
    de: 'Der Umzug wartet auf die Freigabe. Wir melden uns per E-Mail.',
    en: 'The move waits for approval. We will write to you.',
  },
  'moves.state': words.condition,
  'moves.state.all': { de: 'alle', en: 'all' },
  'moves.state.waiting': { de: 'wartet', en: 'waiting' },
  'moves.state.done': words.moved,
  'moves.state.declined': { de: 'abgelehnt', en: 'declined' },
  'moves.state.withdrawn': words.withdrawn,
  'moves.asked': { de: 'Gestellt', en: 'Requested' },
  'moves.askedBy': words.by,
  'moves.done': { de: 'Umgezogen', en: 'Moved' },
  'moves.holder': words.customer,
  'moves.product': words.product,
  'moves.fromTo': { de: 'Umzug', en: 'Move' },
  'moves.reasons': { de: 'Warum er wartet', en: 'Why it waits' },
  'moves.reasonsWas': { de: 'Warum er gewartet hat', en: 'Why it waited' },
  'moves.serials': {
    de: 'Lizenz {new} ersetzt {old}',
    en: 'Licence {new} replaces {old}',
  },
  'moves.bridge': {
    de: 'Überbrückung {serial} bis {day}',
    en: 'Bridge licence {serial} until {day}',
  },
  'moves.open': { de: 'Umzug von {holder} öffnen', en: 'Open the move of {holder}' },
  'moves.withdraw': { de: 'Zurückziehen', en: 'Withdraw' },
  'moves.withdrawTitle': { de: 'Umzug zurückziehen?', en: 'Withdraw the move?' },
  'moves.withdrawQuestion': {
    de: 'Soll der Umzug von {from} auf {to} zurückgezogen werden?',
    en: 'Do you want to withdraw the move from {from} to {to}?',
  },
  'moves.withdrawn': { de: 'Der Umzug ist zurückgezogen.', en: 'The move has been withdrawn.' },
  'moves.one': { de: 'Umzug: {holder}', en: 'Move: {holder}' },
  'moves.facts': { de: 'Angaben zum Umzug', en: 'Facts of the move' },
  'moves.licences': words.licences,
  'moves.allowance': { de: 'Kontingent', en: 'Allowance' },
  'moves.count': { de: 'Zählt als', en: 'Counts as' },
  'moves.decidedBy': { de: 'Entschieden von', en: 'Decided by' },
  'moves.note': { de: 'Nachricht an den Kunden', en: 'Message to the customer' },
  'moves.approve': { de: 'Freigeben und umziehen', en: 'Approve and move' },
  'moves.approved': { de: 'Freigegeben: Die Lizenz ist umgezogen.', en: 'Approved: the licence has moved.' },
  'moves.declined': { de: 'Der Umzug ist abgelehnt.', en: 'The move has been declined.' },
  'moves.fileDownload': { de: '{name} herunterladen', en: 'Download {name}' },
  'policy.title': words.moves,
  'policy.page': { de: 'Regeln für Umzüge dieses Produkts', en: 'Rules for moves of this product' },
  'policy.none': {
    de: 'Kunden können Lizenzen dieses Produkts nicht selbst umziehen; sie fragen den Umzug an.',
    en: 'Customers do not move licences of this product themselves; they ask for the move.',
  },
  'policy.create': { de: 'Umzüge erlauben', en: 'Allow moves' },
  'policy.moves': { de: 'Umzüge je Kundenprodukt', en: 'Moves per customer product' },
  'policy.movesHint': {
    de: 'Darüber hinaus gibt eine zweite Person jeden Umzug frei.',
    en: 'Beyond that a second person approves each move.',
  },
  'policy.months': { de: 'in Monaten', en: 'within months' },
  'policy.bridgeDays': { de: 'Überbrückung in Tagen', en: 'Bridge in days' },
  'policy.bridgeHint': {
    de: '0 bis 30: So lange läuft der alte Rechner weiter. 0: Er wird sofort gesperrt.',
    en: '0 to 30: how long the old machine keeps running. 0: it is deactivated at once.',
  },
  'policy.coolingDays': { de: 'Abstand in Tagen', en: 'Cooling-off in days' },
  'policy.coolingHint': {
    de: 'Zwischen zwei Umzügen derselben Lizenz. 0: kein Abstand.',
    en: 'Between two moves of the same licence. 0: none.',
  },
  'policy.automatic': {
    de: 'Umzüge von Kunden sofort ausführen',
    en: 'Carry out customers’ moves at once',
  },
  'policy.automaticHint': {
    de: 'Aus: Wir geben jeden Umzug eines Kunden zuerst frei.',
    en: 'Off: every move of a customer is approved by staff first.',
  },
  'policy.saved': { de: 'Die Regeln für Umzüge sind gespeichert.', en: 'The rules for moves have been saved.' },
  'policy.delete': { de: 'Umzüge abschalten', en: 'Switch moves off' },
  'policy.deleteTitle': { de: 'Umzüge abschalten?', en: 'Switch moves off?' },
  'policy.deleteQuestion': {
    de: 'Lizenzen dieses Produkts ziehen danach nicht mehr um. Was auf eine Freigabe wartet, kann nur noch abgelehnt werden.',
    en: 'Licences of this product do not move any more then. What waits for approval can only be declined.',
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
    de: 'Ihre Lizenz ist umgezogen: {product} {version}',
    en: 'Your licence has moved: {product} {version}',
  },
  'moves.mail.done.text': {
    de: 'die Lizenz für {product} {version} ({name}) gilt jetzt für {to}.',
    en: 'The licence for {product} {version} ({name}) is now for {to}.',
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
    en: 'It replaces the licence of the old machine ({from}). Please remove it there.',
  },
  'moves.mail.passport': words.openLicencePassport,
  'moves.mail.waiting.subject': {
    de: 'Umzug wartet auf Freigabe: {holder}',
    en: 'Move waits for approval: {holder}',
  },
  'moves.mail.waiting.text': {
    de: '{name} möchte die Lizenz für {product} {version} umziehen.',
    en: '{name} would like to move the licence for {product} {version}.',
  },
  'moves.mail.staffDone.subject': {
    de: 'Lizenz umgezogen: {holder}',
    en: 'Licence moved: {holder}',
  },
  'moves.mail.staffDone.text': {
    de: 'eine Lizenz für {product} {version} von {name} ist umgezogen.',
    en: 'A licence for {product} {version} of {name} has moved.',
  },
  'moves.mail.open': { de: 'Umzug öffnen', en: 'Open the move' },
  'moves.mail.declined.subject': {
    de: 'Ihr Umzug wurde abgelehnt: {product} {version}',
    en: 'Your move was declined: {product} {version}',
  },
  'moves.mail.declined.text': {
    de: 'den Umzug der Lizenz für {product} {version} auf {to} konnten wir leider nicht freigeben. Die bisherige Lizenz gilt weiter.',
    en: 'We are sorry that we could not approve moving the licence for {product} {version} to {to}. The present licence stays valid.',
  },
} as const
