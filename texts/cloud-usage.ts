import { words } from './words.ts'

/** Statistics of the cloud. */
export const cloudUsageTexts = {
  'cloudUsage.title': { de: 'Cloud-Statistik', en: 'Cloud statistics' },
  'cloudUsage.context': {
    de: 'Stunden, Anmeldungen und Kosten der Cloud je Person, Stack und Monat',
    en: 'Hours, logins and costs of the cloud by person, stack and month',
  },
  'cloudUsage.empty': {
    de: 'Für diese Auswahl gibt es keine Nutzung. Sie erscheint am Tag nach der ersten Sitzung.',
    en: 'There is no usage for this choice. It appears on the day after the first session.',
  },
  'cloudUsage.noneInYear': {
    de: 'In den letzten zwölf Monaten hat niemand gestreamt. Die Nutzung erscheint am Tag nach der ersten Sitzung.',
    en: 'Nobody has streamed in the last twelve months. Usage appears on the day after the first session.',
  },
  'cloudUsage.hoursByMonth': { de: 'Stunden je Monat', en: 'Hours by month' },
  'cloudUsage.costsByStack': { de: 'Kosten je Stack', en: 'Cost by stack' },
  'cloudUsage.stack': { de: 'Stack', en: 'Stack' },
  'cloudUsage.allCompanies': { de: 'Alle Firmen', en: 'All companies' },
  'cloudUsage.allStacks': { de: 'Alle Stacks', en: 'All stacks' },
  'cloudUsage.allVersions': { de: 'Alle Versionen', en: 'All versions' },
  'cloudUsage.productVersion': { de: 'Produktversion', en: 'Product version' },
  'cloudUsage.productVersionOf': { de: 'Version {version}', en: 'Version {version}' },
  'cloudUsage.from': { de: 'Von', en: 'From' },
  'cloudUsage.to': { de: 'Bis', en: 'To' },
  'cloudUsage.fromAfterTo': {
    de: '„Von“ liegt nach „Bis“: So wird nichts gefunden. Bitte ändern Sie einen der beiden Monate.',
    en: '“From” is after “To”, so nothing can be found. Please change one of the two months.',
  },
  'cloudUsage.fromStart': { de: 'Von Anfang an', en: 'Beginning' },
  'cloudUsage.untilNow': { de: 'Bis heute', en: 'Until today' },
  'cloudUsage.sums': { de: 'Summen der Auswahl', en: 'Sums of the choice' },
  'cloudUsage.undivided': {
    de: 'Serverkosten ohne Anwender',
    en: 'Server cost without users',
  },
  'cloudUsage.undividedOf': {
    de: 'davon Serverkosten ohne Anwender',
    en: 'of which server cost without users',
  },
  'cloudUsage.notSeen': {
    de: 'Die Nutzung sehen Sie bei Firmen, die Sie selbst angelegt haben oder für die Sie ein Cloud-Konto angelegt haben.',
    en: 'You see the usage of companies that you created yourself or created a cloud account for.',
  },
  'cloudUsage.lines': { de: 'Personen und Stacks', en: 'People and stacks' },
  'cloudUsage.deleted': { de: 'gelöschte Person', en: 'deleted person' },
  'cloudUsage.usage': { de: 'Nutzung der letzten zwölf Monate', en: 'Usage of the last twelve months' },
  'cloudUsage.usageFailed': { de: 'Die Nutzung ließ sich nicht laden.', en: 'The usage could not be loaded.' },
  'cloudUsage.toNeeds': { de: 'Auslastung', en: 'Use of places' },
  'cloudUsage.toReports': { de: 'Berichte', en: 'Reports' },
  'cloudUsage.toCosts': { de: 'Kostenvariablen', en: 'Cost variables' },
  'cloudUsage.email': words.emailAddress,
  'cloudUsage.company': words.company,
  'cloudUsage.customerNumber': words.customerNumber,
  'cloudUsage.year': { de: 'Jahr', en: 'Year' },
  'cloudUsage.month': { de: 'Monat', en: 'Month' },
  'cloudUsage.day': { de: 'Tag', en: 'Day' },
  'cloudUsage.duration': { de: 'Dauer', en: 'Duration' },
  'cloudUsage.version': words.version,
  'cloudUsage.hours': { de: 'Stunden', en: 'Hours' },
  'cloudUsage.people': { de: 'Personen', en: 'People' },
  'cloudUsage.logins': { de: 'Anmeldungen', en: 'Logins' },
  'cloudUsage.usageCosts': { de: 'Kosten der Nutzung (Euro)', en: 'Cost of usage (euro)' },
  'cloudUsage.loginCosts': { de: 'Kosten der Anmeldung (Euro)', en: 'Cost of login (euro)' },
  'cloudUsage.serverCosts': { de: 'Anteil Serverkosten (Euro)', en: 'Share of server cost (euro)' },
  'cloudUsage.costs': { de: 'Kosten (Euro)', en: 'Cost (euro)' },
  'cloudUsage.monthHours': { de: 'Stunden im Monat', en: 'Hours in the month' },
  'cloudUsage.monthLogins': { de: 'Anmeldungen im Monat', en: 'Logins in the month' },
  'cloudUsage.monthUsageCosts': {
    de: 'Kosten der Nutzung im Monat (Euro)',
    en: 'Cost of usage in the month (euro)',
  },
  'cloudUsage.monthLoginCosts': {
    de: 'Kosten der Anmeldung im Monat (Euro)',
    en: 'Cost of login in the month (euro)',
  },
  'cloudUsage.monthServerCosts': {
    de: 'Anteil Serverkosten im Monat (Euro)',
    en: 'Share of server cost in the month (euro)',
  },
  'cloudUsage.monthCosts': { de: 'Kosten im Monat (Euro)', en: 'Cost in the month (euro)' },
  'cloudUsage.sessions': { de: 'Cloud-Sitzungen', en: 'Cloud sessions' },
  'cloudUsage.groups': { de: 'Nach Firmen', en: 'By company' },
  'cloudUsage.byStack': { de: 'Nach Stack und Monat', en: 'By stack and month' },
} as const

/** What staff set for the usage of a cloud account. */
export const usageSettingsTexts = {
  'usageSettings.title': { de: 'Kosten und Budget', en: 'Costs and budget' },
  'usageSettings.costsShown': {
    de: 'Der Kunde sieht, was seine Nutzung kostet',
    en: 'The customer sees what their usage costs',
  },
  'usageSettings.budgetKind': { de: 'Budget je Monat', en: 'Monthly budget' },
  'usageSettings.budgetKind.none': { de: 'keines', en: 'none' },
  'usageSettings.budgetKind.hours': { de: 'in Stunden', en: 'in hours' },
  'usageSettings.budgetKind.cents': { de: 'in Euro', en: 'in euros' },
  'usageSettings.amountHours': { de: 'Stunden je Monat', en: 'Hours a month' },
  'usageSettings.amountEuro': { de: 'Euro je Monat', en: 'Euros a month' },
  'usageSettings.budgetHint': {
    de: 'Bei 80 und 100 % erfahren es die Mitarbeiter: per E-Mail oder, wo keine Adresse hinterlegt ist, im Eingang.',
    en: 'At 80% and 100% staff are told: by e-mail or, where no address is set, in the inbox.',
  },
  'usageSettings.budgetStops': {
    de: 'Ist es verbraucht, enden laufende Sitzungen, und bis zum Monatsende kann sich niemand mehr anmelden',
    en: 'Once it is used up, running sessions end and nobody can sign in until the end of the month',
  },
  'usageSettings.stopTitle': { de: 'Bei verbrauchtem Budget anhalten?', en: 'Stop once the budget is used up?' },
  'usageSettings.stopQuestion': {
    de: 'Ist das Budget verbraucht, enden laufende Sitzungen, und bis zum Monatsende kann sich niemand mehr anmelden. Ist es das schon, gilt das sofort nach der Minute.',
    en: 'Once the budget is used up, running sessions end and nobody can sign in until the end of the month. If it is already, that happens right after the minute.',
  },
  'usageSettings.stopConfirm': { de: 'Speichern', en: 'Save' },
  'usageSettings.outlook': { de: 'Bedarf und Vorschau', en: 'Need and outlook' },
  'usageSettings.atOnce': { de: 'Gleichzeitig (95 % der Stunden, 90 Tage)', en: 'At once (95% of hours, 90 days)' },
  'usageSettings.atOnceOf': {
    de: '{percentile} von {seats} {seats|Platz|Plätzen}',
    en: '{percentile} of {seats} {seats|place|places}',
  },
  'usageSettings.peak': { de: 'Höchstens (90 Tage)', en: 'At most (90 days)' },
  'usageSettings.fewer': {
    de: 'In den letzten 90 Tagen {seats|wurde gleichzeitig nie mehr als ein Platz|wurden gleichzeitig nie mehr als {seats} Plätze} gebraucht.',
    en: 'In the last 90 days there was no need for more than {seats|one place|{seats} places} at once.',
  },
  'usageSettings.more': {
    de: 'In den letzten 90 Tagen waren oft alle Plätze belegt.',
    en: 'In the last 90 days all places were often taken.',
  },
  'usageSettings.moreCost': {
    de: 'Mit {seats} {seats|Platz|Plätzen} kommen etwa {cost} im Monat hinzu, wenn auch der neue so genutzt wird.',
    en: '{seats} {seats|place adds|places add} about {cost} a month if the new one is used as much.',
  },
  'usageSettings.fewerCost': {
    de: 'Freie Plätze kosten nichts; so genutzt wie die anderen kommen für sie etwa {cost} im Monat hinzu.',
    en: 'Free places cost nothing; used as much as the others, they add about {cost} a month.',
  },
  'usageSettings.forecast': { de: 'Kosten dieses Monats voraussichtlich', en: 'Expected cost of this month' },
  'usageSettings.forecastOff': { de: '{cost} (± {percent} %)', en: '{cost} (± {percent}%)' },
  'usageSettings.saved': { de: 'Kosten und Budget sind gespeichert.', en: 'Costs and budget are saved.' },
} as const

/** Session reports, and the names in them that belong to nobody. */
export const cloudReportTexts = {
  'cloudReports.title': { de: 'Sitzungsberichte der Cloud', en: 'Session reports of the cloud' },
  'cloudReports.context.bucket': {
    de: 'Jede Nacht aus dem S3-Bucket geholt; von Hand eingelesen zählt dieselbe Sitzung nicht doppelt',
    en: 'Fetched from the S3 bucket every night; a session that is read again by hand does not count twice',
  },
  'cloudReports.context.folder': {
    de: 'Jede Nacht aus einem Ordner des Servers geholt; von Hand eingelesen zählt dieselbe Sitzung nicht doppelt',
    en: 'Fetched from a folder of the server every night; a session that is read again by hand does not count twice',
  },
  'cloudReports.context.none': {
    de: 'Nur von Hand eingelesen; dieselbe Sitzung zählt nicht doppelt',
    en: 'Read by hand alone; the same session does not count twice',
  },
  'cloudReports.notSetUp': {
    de: 'Es ist nicht eingestellt, wo die Berichte liegen: Nachts wird nichts geholt. Der Betreiber trägt unter CLOUD_REPORTS den Bucket oder Ordner ein.',
    en: 'It is not configured where the reports are: nothing is fetched at night. The operator enters the bucket or folder as CLOUD_REPORTS.',
  },
  'cloudReports.notYet': {
    de: 'Noch wurde nichts abgeholt. Was das nächste Abholen ergibt, steht dann hier.',
    en: 'Nothing has been fetched yet. What the next fetch brings will be told here.',
  },
  'cloudReports.fetchingSince': { de: 'Wird seit {time} abgeholt …', en: 'Being fetched since {time} …' },
  'cloudReports.fetched': {
    de: 'Zuletzt abgeholt am {time}: {found|ein Bericht|{found} Berichte} gefunden, {read} neu eingelesen.',
    en: 'Last fetched at {time}: {found|one report|{found} reports} found, {read} newly read.',
  },
  'cloudReports.someFailed': {
    de: '{failed|Ein Bericht war|{failed} Berichte waren} nicht lesbar; die Liste sagt, warum.',
    en: '{failed|One report|{failed} reports} could not be read; the list says why.',
  },
  'cloudReports.fetchFailed': {
    de: 'Die Berichte ließen sich am {time} nicht abholen.',
    en: 'The reports could not be fetched at {time}.',
  },
  'cloudReports.fetch': { de: 'Jetzt abholen', en: 'Fetch now' },
  'cloudReports.fetching': { de: 'Die Berichte werden geholt.', en: 'The reports are being fetched.' },
  'cloudReports.read': { de: 'Bericht einlesen', en: 'Read a report' },
  'cloudReports.file': { de: 'Sitzungsbericht (.csv)', en: 'Session report (.csv)' },
  'cloudReports.try': { de: 'Prüfung von {name}', en: 'Check of {name}' },
  'cloudReports.tryHint': {
    de: 'Noch ist nichts geändert.',
    en: 'Nothing has been changed yet.',
  },
  'cloudReports.removed': { de: 'Entfallen', en: 'Dropped' },
  'cloudReports.skipped': { de: 'Nie verbunden', en: 'Never connected' },
  'cloudReports.wrongLine': { de: 'Zeile {line}: {column}', en: 'Line {line}: {column}' },
  'cloudReports.details': { de: 'Einzelheiten zu {name}', en: 'Details of {name}' },
  'cloudReports.wrongLines': {
    de: 'Ausgelassene Zeilen mit der Spalte, die nicht stimmt',
    en: 'Lines left out, with the column that is wrong',
  },
  'cloudReports.takeOver': { de: 'Übernehmen', en: 'Import' },
  'cloudReports.drop': { de: 'Verwerfen', en: 'Discard' },
  'cloudReports.taken': {
    de: 'Aus {name} übernommene Sitzungen: {sessions}.',
    en: 'Sessions imported from {name}: {sessions}.',
  },
  'cloudReports.readFailed': { de: 'Der Bericht ließ sich nicht einlesen.', en: 'The report could not be read.' },
  'cloudReports.empty': { de: 'Noch ist kein Bericht eingelesen.', en: 'No report has been read yet.' },
  'cloudReports.strangers': { de: 'Kennungen ohne Person', en: 'Names without a person' },
  'cloudReports.strangersHint': {
    de: 'Diese Kennungen stehen in den Berichten, gehören aber zu keinem Cloud-Anwender. Zugeordnet zählen sie, auch rückwirkend.',
    en: 'These names appear in the reports but belong to no cloud user. Once assigned they count, earlier sessions included.',
  },
  'cloudReports.noStrangers': {
    de: 'Alle Sitzungen sind einer Person zugeordnet.',
    en: 'Every session belongs to a person.',
  },
  'cloudReports.moreStrangers': {
    de: 'Gezeigt sind die {shown} mit der meisten Nutzung von {total}.',
    en: 'Showing the {shown} of {total} with the most usage.',
  },
  'cloudReports.streamUser': { de: 'Kennung', en: 'Name' },
  'cloudReports.duration': { de: 'Dauer', en: 'Duration' },
  'cloudReports.lastDay': { de: 'Zuletzt am', en: 'Last on' },
  'cloudReports.assign': { de: 'Zuordnen', en: 'Assign' },
  'cloudReports.assignTitle': { de: '{streamUser} zuordnen', en: 'Assign {streamUser}' },
  'cloudReports.assignEmail': { de: 'E-Mail-Adresse des Kontakts', en: 'E-mail address of the contact' },
  'cloudReports.assigned': {
    de: 'Jetzt {email} zugeordnete Sitzungen: {sessions}.',
    en: 'Sessions that now belong to {email}: {sessions}.',
  },
  'cloudReports.assignedNames': { de: 'Zugeordnete Kennungen', en: 'Assigned names' },
  'cloudReports.assignedAt': { de: 'Zugeordnet am', en: 'Assigned at' },
  'cloudReports.person': { de: 'Person', en: 'Person' },
  'cloudReports.unassign': {
    de: 'Zuordnung von {streamUser} zurücknehmen',
    en: 'Take back the assignment of {streamUser}',
  },
  'cloudReports.unassignQuestion': {
    de: '{email} verliert damit {sessions} Sitzungen samt Stunden und Kosten. Die Kennung steht danach wieder unter „Kennungen ohne Person“.',
    en: '{email} loses {sessions} sessions with their hours and costs. The name is then listed under “Names without a person” again.',
  },
  'cloudReports.unassigned': {
    de: '{streamUser} ist niemandem mehr zugeordnet.',
    en: '{streamUser} is no longer assigned to anybody.',
  },
  'cloudReports.undo': { de: '{name} zurücknehmen', en: 'Take {name} back' },
  'cloudReports.undoConfirm': { de: 'Zurücknehmen', en: 'Take back' },
  'cloudReports.undoQuestion': {
    de: 'Alle Sitzungen, die Uploads mit diesem Dateinamen gebracht haben, verschwinden samt Stunden und Kosten. Was sie an anderen Berichten geändert haben, gilt wieder wie zuvor.',
    en: 'All sessions that uploads with this file name brought are removed with their hours and costs. Whatever they changed of other reports is as it was before.',
  },
  'cloudReports.undone': {
    de: '{name} ist zurückgenommen. Sitzungen: {sessions}.',
    en: '{name} has been taken back. Sessions: {sessions}.',
  },
  'cloudReports.list': { de: 'Eingelesene Berichte', en: 'Reports read' },
  'cloudReports.name': { de: 'Datei', en: 'File' },
  'cloudReports.source': { de: 'Herkunft', en: 'Origin' },
  'cloudReports.source.reports': { de: 'abgeholt', en: 'fetched' },
  'cloudReports.source.upload': { de: 'hochgeladen', en: 'uploaded' },
  'cloudReports.state': { de: 'Stand', en: 'State' },
  'cloudReports.state.running': { de: 'wird eingelesen', en: 'being read' },
  'cloudReports.state.done': { de: 'eingelesen', en: 'read' },
  'cloudReports.state.takenBack': { de: 'zurückgenommen', en: 'taken back' },
  'cloudReports.state.failed': { de: 'nicht lesbar', en: 'not readable' },
  'cloudReports.sessions': { de: 'Sitzungen', en: 'Sessions' },
  'cloudReports.added': { de: 'Neu', en: 'New' },
  'cloudReports.changed': { de: 'Geändert', en: 'Changed' },
  'cloudReports.unknown': { de: 'Ohne Person', en: 'Without a person' },
  'cloudReports.wrong': { de: 'Fehlerhaft', en: 'Wrong' },
  'cloudReports.imported': { de: 'Eingelesen am', en: 'Read at' },
} as const

/** What usage costs. */
export const cloudCostTexts = {
  'cloudCosts.title': { de: 'Kostenvariablen der Cloud', en: 'Cost variables of the cloud' },
  'cloudCosts.context': {
    de: 'Was die Nutzung ab welchem Monat kostet; frühere Monate behalten ihre Kosten',
    en: 'What usage costs from which month on; earlier months keep their costs',
  },
  'cloudCosts.month': { de: 'Ab Monat', en: 'From month' },
  'cloudCosts.monthHint': { de: 'Jahr und Monat, zum Beispiel 2027-01', en: 'Year and month, for example 2027-01' },
  'cloudCosts.perHour': { de: 'Pro Stunde (Euro)', en: 'Per hour (euro)' },
  'cloudCosts.perLogin': {
    de: 'Pro Anwender und Monat (Euro)',
    en: 'Per user and month (euro)',
  },
  'cloudCosts.server': { de: 'Server pro Stack und Monat (Euro)', en: 'Server per stack and month (euro)' },
  'cloudCosts.add': { de: 'Kosten ab einem neuen Monat', en: 'Costs from another month' },
  'cloudCosts.since': { de: 'Ab {month}', en: 'From {month}' },
  'cloudCosts.saved': { de: 'Die Kosten ab {month} sind gespeichert.', en: 'The costs from {month} are saved.' },
  'cloudCosts.remove': { de: 'Entfernen', en: 'Remove' },
  'cloudCosts.removeTitle': { de: 'Kosten entfernen', en: 'Remove costs' },
  'cloudCosts.removeQuestion': {
    de: 'Die Kosten ab {month} entfernen? Ab dann gelten wieder die Kosten davor.',
    en: 'Remove the costs from {month}? The costs before it will apply again.',
  },
  'cloudCosts.removed': { de: 'Die Kosten ab {month} sind entfernt.', en: 'The costs from {month} are removed.' },
  'cloudCosts.none': { de: 'Noch sind keine Kosten eingetragen.', en: 'No costs are set yet.' },
} as const

/** What staff are written about budgets. */
export const budgetMailTexts = {
  'budgetMail.foot': {
    de: 'Diese Adresse ist als die der Mitarbeiter hinterlegt; Budgets von Cloud-Konten werden dorthin gemeldet.',
    en: 'This address is on file as that of the staff, who are told about budgets of cloud accounts.',
  },
  'budgetMail.subject': {
    de: '{company}: {stage} % des Cloud-Budgets verbraucht',
    en: '{company}: {stage}% of the cloud budget used',
  },
  'budgetMail.text': {
    de: 'das Cloud-Konto von {company} hat in diesem Monat {used} von {budget} verbraucht.',
    en: 'The cloud account of {company} has used {used} of {budget} this month.',
  },
  'budgetMail.stopped': {
    de: 'Wie eingestellt, kann sich dort bis zum Monatsende niemand mehr anmelden.',
    en: 'As configured, nobody can sign in there until the end of the month.',
  },
  'budgetMail.link': { de: 'Zum Cloud-Konto', en: 'To the cloud account' },
  'budgetMail.hours': { de: 'Std.', en: 'h' },
} as const
