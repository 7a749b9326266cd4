import { words } from './words.ts'

/** Statistics of the cloud. */
export const cloudUsageTexts = {
  'cloudUsage.title': { de: 'Cloud-Statistik', en: 'Cloud statistics' },
  'cloudUsage.context': {
    de: 'Stunden, Anmeldungen und Kosten der Cloud je Person, Stack und Monat',
    en: 'Cloud hours, sign-ins and costs by person, stack and month',
  },
  'cloudUsage.empty': {
    de: 'Für diese Auswahl gibt es keine Nutzung. Sie erscheint am Tag nach der ersten Sitzung.',
    en: 'No usage for this selection. Usage appears the day after the first session.',
  },
  'cloudUsage.noneInYear': {
    de: 'In den letzten zwölf Monaten hat niemand gestreamt. Die Nutzung erscheint am Tag nach der ersten Sitzung.',
    en: 'No one has streamed in the last twelve months. Usage appears the day after the first session.',
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
    en: '“From” is after “To”, so there are no results. Please change one of the two months.',
  },
  'cloudUsage.fromStart': { de: 'Von Anfang an', en: 'Beginning' },
  'cloudUsage.untilNow': { de: 'Bis heute', en: 'Until today' },
  'cloudUsage.sums': { de: 'Summen der Auswahl', en: 'Selection totals' },
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
    en: 'You see usage for companies that you created or created a cloud account for.',
  },
  'cloudUsage.lines': { de: 'Personen und Stacks', en: 'People and stacks' },
  'cloudUsage.deleted': { de: 'gelöschte Person', en: 'deleted person' },
  'cloudUsage.usage': { de: 'Nutzung der letzten zwölf Monate', en: 'Usage, last twelve months' },
  'cloudUsage.usageFailed': { de: 'Die Nutzung ließ sich nicht laden.', en: 'The usage could not be loaded.' },
  'cloudUsage.toNeeds': { de: 'Auslastung', en: 'Seat usage' },
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
  'cloudUsage.logins': { de: 'Anmeldungen', en: 'Sign-ins' },
  'cloudUsage.usageCosts': { de: 'Kosten der Nutzung (Euro)', en: 'Usage cost (euro)' },
  'cloudUsage.loginCosts': { de: 'Kosten der Anmeldung (Euro)', en: 'Sign-in cost (euro)' },
  'cloudUsage.serverCosts': { de: 'Anteil Serverkosten (Euro)', en: 'Server cost share (euro)' },
  'cloudUsage.costs': { de: 'Kosten (Euro)', en: 'Cost (euro)' },
  'cloudUsage.monthHours': { de: 'Stunden im Monat', en: 'Monthly hours' },
  'cloudUsage.monthLogins': { de: 'Anmeldungen im Monat', en: 'Monthly sign-ins' },
  'cloudUsage.monthUsageCosts': {
    de: 'Kosten der Nutzung im Monat (Euro)',
    en: 'Monthly usage cost (euro)',
  },
  'cloudUsage.monthLoginCosts': {
    de: 'Kosten der Anmeldung im Monat (Euro)',
    en: 'Monthly sign-in cost (euro)',
  },
  'cloudUsage.monthServerCosts': {
    de: 'Anteil Serverkosten im Monat (Euro)',
    en: 'Monthly server cost share (euro)',
  },
  'cloudUsage.monthCosts': { de: 'Kosten im Monat (Euro)', en: 'Monthly cost (euro)' },
  'cloudUsage.sessions': { de: 'Cloud-Sitzungen', en: 'Cloud sessions' },
  'cloudUsage.groups': { de: 'Nach Firmen', en: 'By company' },
  'cloudUsage.byStack': { de: 'Nach Stack und Monat', en: 'By stack and month' },
} as const

/** What staff set for the usage of a cloud account. */
export const usageSettingsTexts = {
  'usageSettings.title': { de: 'Kosten und Budget', en: 'Costs and budget' },
  'usageSettings.costsShown': {
    de: 'Der Kunde sieht, was seine Nutzung kostet',
    en: 'Customer can see usage costs',
  },
  'usageSettings.budgetKind': { de: 'Budget je Monat', en: 'Monthly budget' },
  'usageSettings.budgetKind.none': { de: 'keines', en: 'none' },
  'usageSettings.budgetKind.hours': { de: 'in Stunden', en: 'in hours' },
  'usageSettings.budgetKind.cents': { de: 'in Euro', en: 'in euros' },
  'usageSettings.amountHours': { de: 'Stunden je Monat', en: 'Hours per month' },
  'usageSettings.amountEuro': { de: 'Euro je Monat', en: 'Euros per month' },
  'usageSettings.budgetHint': {
    de: 'Bei 80 und 100 % erfahren es die Mitarbeiter: per E-Mail oder, wo keine Adresse hinterlegt ist, im Eingang.',
    en: 'Staff are notified at 80% and 100%: by email or, if no address is set, in the inbox.',
  },
  'usageSettings.budgetStops': {
    de: 'Ist es verbraucht, enden laufende Sitzungen, und bis zum Monatsende kann sich niemand mehr anmelden',
    en: 'When it is used up, running sessions end and no one can sign in until the end of the month',
  },
  'usageSettings.stopTitle': { de: 'Bei verbrauchtem Budget anhalten?', en: 'Stop when the budget is used up?' },
  'usageSettings.stopQuestion': {
    de: 'Ist das Budget verbraucht, enden laufende Sitzungen, und bis zum Monatsende kann sich niemand mehr anmelden. Ist es das schon, gilt das sofort nach der Minute.',
    en: 'When the budget is used up, running sessions end and no one can sign in until the end of the month. If it already is, this takes effect after one minute.',
  },
  'usageSettings.stopConfirm': { de: 'Speichern', en: 'Save' },
  'usageSettings.outlook': { de: 'Bedarf und Vorschau', en: 'Demand and forecast' },
  'usageSettings.atOnce': {
    de: 'Gleichzeitig (95 % der Stunden, 90 Tage)',
    en: 'Typical peak (95% of hours, 90 days)',
  },
  'usageSettings.atOnceOf': {
    de: '{percentile} von {seats} {seats|Platz|Plätzen}',
    en: '{percentile} of {seats} {seats|seat|seats}',
  },
  'usageSettings.peak': { de: 'Höchstens (90 Tage)', en: 'Maximum (90 days)' },
  'usageSettings.fewer': {
    de: 'In den letzten 90 Tagen {seats|wurde gleichzeitig nie mehr als ein Platz|wurden gleichzeitig nie mehr als {seats} Plätze} gebraucht.',
    en: 'In the last 90 days, no more than {seats|one seat was|{seats} seats were} ever in use at the same time.',
  },
  'usageSettings.more': {
    de: 'In den letzten 90 Tagen waren oft alle Plätze belegt.',
    en: 'In the last 90 days, all seats were often taken.',
  },
  'usageSettings.moreCost': {
    de: 'Mit {seats} {seats|Platz|Plätzen} kommen etwa {cost} im Monat hinzu, wenn auch der neue so genutzt wird.',
    en: 'With {seats} {seats|seat|seats}, costs rise by about {cost} a month if the new one is used as much.',
  },
  'usageSettings.fewerCost': {
    de: 'Freie Plätze kosten nichts; so genutzt wie die anderen kommen für sie etwa {cost} im Monat hinzu.',
    en: 'Unused seats are free; used as much as the others, they would add about {cost} a month.',
  },
  'usageSettings.forecast': { de: 'Kosten dieses Monats voraussichtlich', en: 'Expected cost this month' },
  'usageSettings.forecastOff': { de: '{cost} (± {percent} %)', en: '{cost} (± {percent}%)' },
  'usageSettings.saved': { de: 'Kosten und Budget sind gespeichert.', en: 'Costs and budget have been saved.' },
} as const

/** Session reports, and the names in them without a user. */
export const cloudReportTexts = {
  'cloudReports.title': { de: 'Sitzungsberichte der Cloud', en: 'Cloud session reports' },
  'cloudReports.context.bucket': {
    de: 'Jede Nacht aus dem S3-Bucket geholt; von Hand eingelesen zählt dieselbe Sitzung nicht doppelt',
    en: 'Fetched from the S3 bucket every night; a session imported again manually is not counted twice',
  },
  'cloudReports.context.folder': {
    de: 'Jede Nacht aus einem Ordner des Servers geholt; von Hand eingelesen zählt dieselbe Sitzung nicht doppelt',
    en: 'Fetched from a folder on the server every night; a session imported again manually is not counted twice',
  },
  'cloudReports.context.none': {
    de: 'Nur von Hand eingelesen; dieselbe Sitzung zählt nicht doppelt',
    en: 'Manual import only; the same session is not counted twice',
  },
  'cloudReports.notSetUp': {
    de: 'Es ist nicht eingestellt, wo die Berichte liegen: Nachts wird nichts geholt. Der Betreiber trägt unter CLOUD_REPORTS den Bucket oder Ordner ein.',
    en: 'No report location is configured, so nothing is fetched at night. The operator sets the bucket or folder in CLOUD_REPORTS.',
  },
  'cloudReports.notYet': {
    de: 'Noch wurde nichts abgeholt. Was das nächste Abholen ergibt, steht dann hier.',
    en: 'Nothing has been fetched yet. Results will appear here.',
  },
  'cloudReports.fetchingSince': { de: 'Wird seit {time} abgeholt …', en: 'Fetching since {time} …' },
  'cloudReports.fetched': {
    de: 'Zuletzt abgeholt am {time}: {found|ein Bericht|{found} Berichte} gefunden, {read} neu eingelesen.',
    en: 'Last fetched on {time}: {found|one report|{found} reports} found, {read} newly imported.',
  },
  'cloudReports.someFailed': {
    de: '{failed|Ein Bericht war|{failed} Berichte waren} nicht lesbar; die Liste sagt, warum.',
    en: '{failed|One report|{failed} reports} could not be read; the list shows why.',
  },
  'cloudReports.missing': {
    de: 'Für {days} fehlt ein Bericht, obwohl Sitzungen geöffnet wurden: diese Nutzung ist nicht gezählt. Prüfen Sie in AWS, ob Nutzungsberichte eingeschaltet sind und hier abgelegt werden.',
    en: 'No report has arrived for {days}, although sessions were opened: that usage is not counted. Check in AWS that usage reports are enabled and delivered to this place.',
  },
  'cloudReports.fetchFailed': {
    de: 'Die Berichte ließen sich am {time} nicht abholen.',
    en: 'The reports could not be fetched on {time}.',
  },
  'cloudReports.fetch': { de: 'Jetzt abholen', en: 'Fetch now' },
  'cloudReports.fetching': { de: 'Die Berichte werden geholt.', en: 'Fetching the reports.' },
  'cloudReports.read': { de: 'Bericht einlesen', en: 'Import report' },
  'cloudReports.file': { de: 'Sitzungsbericht (.csv)', en: 'Session report (.csv)' },
  'cloudReports.try': { de: 'Prüfung von {name}', en: 'Preview of {name}' },
  'cloudReports.tryHint': {
    de: 'Noch ist nichts geändert.',
    en: 'Nothing has been changed yet.',
  },
  'cloudReports.removed': { de: 'Entfallen', en: 'Removed' },
  'cloudReports.skipped': { de: 'Nie verbunden', en: 'Never connected' },
  'cloudReports.wrongLine': { de: 'Zeile {line}: {column}', en: 'Line {line}: {column}' },
  'cloudReports.details': { de: 'Einzelheiten zu {name}', en: 'Details of {name}' },
  'cloudReports.wrongLines': {
    de: 'Ausgelassene Zeilen mit der Spalte, die nicht stimmt',
    en: 'Skipped lines, with the invalid column',
  },
  'cloudReports.takeOver': { de: 'Übernehmen', en: 'Import' },
  'cloudReports.drop': { de: 'Verwerfen', en: 'Discard' },
  'cloudReports.taken': {
    de: 'Aus {name} übernommene Sitzungen: {sessions}.',
    en: 'Sessions imported from {name}: {sessions}.',
  },
  'cloudReports.readFailed': { de: 'Der Bericht ließ sich nicht einlesen.', en: 'The report could not be imported.' },
  'cloudReports.empty': { de: 'Noch ist kein Bericht eingelesen.', en: 'No report has been imported yet.' },
  'cloudReports.strangers': { de: 'Kennungen ohne Person', en: 'Unassigned user IDs' },
  'cloudReports.strangersHint': {
    de: 'Diese Kennungen stehen in den Berichten, gehören aber zu keinem Cloud-Anwender. Zugeordnet zählen sie, auch rückwirkend.',
    en: 'These user IDs appear in the reports but do not belong to any cloud user. Once assigned they count, including earlier sessions.',
  },
  'cloudReports.noStrangers': {
    de: 'Alle Sitzungen sind einer Person zugeordnet.',
    en: 'Every session is assigned to a person.',
  },
  'cloudReports.moreStrangers': {
    de: 'Gezeigt sind die {shown} mit der meisten Nutzung von {total}.',
    en: 'Showing the {shown} of {total} with the most usage.',
  },
  'cloudReports.streamUser': { de: 'Kennung', en: 'User ID' },
  'cloudReports.duration': { de: 'Dauer', en: 'Duration' },
  'cloudReports.lastDay': { de: 'Zuletzt am', en: 'Last used' },
  'cloudReports.assign': { de: 'Zuordnen', en: 'Assign' },
  'cloudReports.assignTitle': { de: '{streamUser} zuordnen', en: 'Assign {streamUser}' },
  'cloudReports.assignEmail': { de: 'E-Mail-Adresse des Kontakts', en: 'Contact’s email address' },
  'cloudReports.assigned': {
    de: 'Jetzt {email} zugeordnete Sitzungen: {sessions}.',
    en: 'Sessions now assigned to {email}: {sessions}.',
  },
  'cloudReports.assignedNames': { de: 'Zugeordnete Kennungen', en: 'Assigned user IDs' },
  'cloudReports.assignedAt': { de: 'Zugeordnet am', en: 'Assigned on' },
  'cloudReports.person': { de: 'Person', en: 'Person' },
  'cloudReports.unassign': {
    de: 'Zuordnung von {streamUser} zurücknehmen',
    en: 'Undo assignment of {streamUser}',
  },
  'cloudReports.unassignQuestion': {
    de: '{email} verliert damit {sessions} Sitzungen samt Stunden und Kosten. Die Kennung steht danach wieder unter „Kennungen ohne Person“.',
    en: '{email} loses {sessions} sessions with their hours and costs. The user ID is then listed under “Unassigned user IDs” again.',
  },
  'cloudReports.unassigned': {
    de: '{streamUser} ist niemandem mehr zugeordnet.',
    en: '{streamUser} is no longer assigned to anyone.',
  },
  'cloudReports.undo': { de: '{name} zurücknehmen', en: 'Roll back {name}' },
  'cloudReports.undoConfirm': { de: 'Zurücknehmen', en: 'Roll back' },
  'cloudReports.undoQuestion': {
    de: 'Alle Sitzungen, die Uploads mit diesem Dateinamen gebracht haben, verschwinden samt Stunden und Kosten. Was sie an anderen Berichten geändert haben, gilt wieder wie zuvor.',
    en: 'All sessions from uploads with this file name are removed with their hours and costs. Anything they changed in other reports is restored.',
  },
  'cloudReports.undone': {
    de: '{name} ist zurückgenommen. Sitzungen: {sessions}.',
    en: '{name} has been rolled back. Sessions: {sessions}.',
  },
  'cloudReports.list': { de: 'Eingelesene Berichte', en: 'Imported reports' },
  'cloudReports.name': { de: 'Datei', en: 'File' },
  'cloudReports.source': { de: 'Herkunft', en: 'Source' },
  'cloudReports.source.reports': { de: 'abgeholt', en: 'fetched' },
  'cloudReports.source.upload': { de: 'hochgeladen', en: 'uploaded' },
  'cloudReports.state': { de: 'Stand', en: 'Status' },
  'cloudReports.state.running': { de: 'wird eingelesen', en: 'importing' },
  'cloudReports.state.done': { de: 'eingelesen', en: 'imported' },
  'cloudReports.state.takenBack': { de: 'zurückgenommen', en: 'rolled back' },
  'cloudReports.state.failed': { de: 'nicht lesbar', en: 'unreadable' },
  'cloudReports.sessions': { de: 'Sitzungen', en: 'Sessions' },
  'cloudReports.added': { de: 'Neu', en: 'New' },
  'cloudReports.changed': { de: 'Geändert', en: 'Changed' },
  'cloudReports.unknown': { de: 'Ohne Person', en: 'Unassigned' },
  'cloudReports.wrong': { de: 'Fehlerhaft', en: 'Invalid' },
  'cloudReports.imported': { de: 'Eingelesen am', en: 'Imported on' },
} as const

/** What usage costs. */
export const cloudCostTexts = {
  'cloudCosts.title': { de: 'Kostenvariablen der Cloud', en: 'Cloud cost variables' },
  'cloudCosts.context': {
    de: 'Was die Nutzung ab welchem Monat kostet; frühere Monate behalten ihre Kosten',
    en: 'What usage costs from which month; earlier months keep their costs',
  },
  'cloudCosts.month': { de: 'Ab Monat', en: 'From month' },
  'cloudCosts.monthHint': { de: 'Jahr und Monat, zum Beispiel 2027-01', en: 'Year and month, for example 2027-01' },
  'cloudCosts.perHour': { de: 'Pro Stunde (Euro)', en: 'Per hour (euro)' },
  'cloudCosts.perLogin': {
    de: 'Pro Anwender und Monat (Euro)',
    en: 'Per user and month (euro)',
  },
  'cloudCosts.server': { de: 'Server pro Stack und Monat (Euro)', en: 'Server per stack and month (euro)' },
  'cloudCosts.add': { de: 'Kosten ab einem neuen Monat', en: 'Add costs from a month' },
  'cloudCosts.since': { de: 'Ab {month}', en: 'From {month}' },
  'cloudCosts.saved': { de: 'Die Kosten ab {month} sind gespeichert.', en: 'The costs from {month} have been saved.' },
  'cloudCosts.remove': { de: 'Entfernen', en: 'Remove' },
  'cloudCosts.removeTitle': { de: 'Kosten entfernen', en: 'Remove costs' },
  'cloudCosts.removeQuestion': {
    de: 'Die Kosten ab {month} entfernen? Ab dann gelten wieder die Kosten davor.',
    en: 'Remove the costs from {month}? The previous costs will apply again.',
  },
  'cloudCosts.removed': { de: 'Die Kosten ab {month} sind entfernt.', en: 'The costs from {month} have been removed.' },
  'cloudCosts.none': { de: 'Noch sind keine Kosten eingetragen.', en: 'No costs have been set yet.' },
} as const

/** What staff are written about budgets. */
export const budgetMailTexts = {
  'budgetMail.foot': {
    de: 'Diese Adresse ist als die der Mitarbeiter hinterlegt; Budgets von Cloud-Konten werden dorthin gemeldet.',
    en: 'This address is registered for staff messages about cloud account budgets.',
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
    en: 'As configured, no one can sign in until the end of the month.',
  },
  'budgetMail.link': { de: 'Zum Cloud-Konto', en: 'Go to cloud account' },
  'budgetMail.hours': { de: 'Std.', en: 'h' },
} as const
