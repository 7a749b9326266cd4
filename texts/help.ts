/** What each page is for, in three sentences behind "So geht es"; named by the entry of the menu the page hangs at. */
export const helpTexts = {
  'help./today': {
    de: 'Hier beginnt der Tag: was auf eine Entscheidung wartet, was bald abläuft, was ausgestellt wurde und was nicht gelungen ist. Jede Zahl führt in die Liste dahinter. Ein Klick auf einen Monat der Diagramme zeigt die Lizenzen dieses Monats.',
    en: 'The day starts here: what waits for a decision, what ends soon, what was issued and what failed. Every figure leads to the list behind it. A click on a month in the charts shows the licences of that month.',
  },
  'help./inbox': {
    de: 'Hier steht alles, was eine Entscheidung braucht: Anfragen, Umzüge, Registrierungen, Nachweise und Zahlungen ohne Bestellung. Das Älteste steht oben. Ein Klick öffnet den Vorgang dort, wo er entschieden wird; danach verschwindet er von selbst.',
    en: 'Everything that needs a decision is here: requests, moves, registrations, proofs and payments without an order. The oldest comes first. A click opens the matter where it is decided; afterwards it disappears by itself.',
  },
  'help./products/myproducts': {
    de: 'Hier stehen die Produkte, die zu Ihrem Konto gehören. Ein Klick auf ein Produkt zeigt Ihre Lizenz und was als Nächstes zu tun ist. Fehlt ein Produkt, wenden Sie sich bitte an den Hersteller.',
    en: 'These are the products that belong to your account. A click on a product shows your licence and what to do next. If a product is missing, please contact the vendor.',
  },
  'help./products/companyproducts': {
    de: 'Hier stehen die Produkte Ihrer Firma mit ihren Lizenzen und deren Ende. Ein Klick öffnet den Lizenzpass: Dort laden Sie Lizenzdateien herunter, fragen eine Verlängerung an oder melden einen neuen Rechner. Was Sie angefragt haben, steht weiter unten mit seinem Stand.',
    en: 'These are your company’s products with their licences and when they end. A click opens the licence passport: there you download licence files, ask for a renewal or report a new machine. What you have asked for is listed further down with its state.',
  },
  'help./products/allproducts': {
    de: 'Der Katalog aller Produkte und Versionen. An einem Produkt legen Sie fest, welche Module es hat, welche Masterkonfiguration gilt und was Studierende davon bekommen. Einer Firma geben Sie ein Produkt auf der Seite der Firma.',
    en: 'The catalogue of all products and versions. A product says which modules it has, which master configuration applies and what students get of it. You give a product to a company on the company’s page.',
  },
  'help./products/downloads': {
    de: 'Hier steht, welche Lizenzdateien abgeholt wurden, wie oft und wann zuletzt. Eine Datei, die fehlt, wurde noch nie abgeholt. Der Filter trennt Firmen von Studierenden und Privatpersonen.',
    en: 'This shows which licence files were fetched, how often and when last. A file that is missing was never fetched. The filter tells companies from students and private persons.',
  },
  'help./companies': {
    de: 'Suchen Sie nach Name, Ort, Kundennummer oder Art; kleine Tippfehler schaden nicht. Die Spalte „Lizenzen“ zeigt, wo bald etwas abläuft. Auf der Seite der Firma stehen ihre Produkte, Rechner und Ansprechpartner; dort stellen Sie auch Lizenzen aus.',
    en: 'Search by name, city, customer number or type; small typing errors do no harm. The column “Licences” shows where something ends soon. The company’s page holds its products, machines and contacts; licences are issued there, too.',
  },
  'help./expiringlicences': {
    de: 'Hier steht, was in 30, 60 oder 90 Tagen endet oder schon abgelaufen ist; das Ende einzelner Module zählt mit. Ein Klick auf einen Monat des Diagramms zeigt nur diesen. Wählen Sie Zeilen aus und verlängern Sie sie zusammen: Vor dem Ausstellen sehen Sie, was sich ändert.',
    en: 'This is what ends within 30, 60 or 90 days, or has ended; the ends of single modules count. A click on a month in the chart shows only that one. Select rows and extend them together: you see what changes before anything is issued.',
  },
  'help./cloudcompanies': {
    de: 'Hier stehen die Firmen mit Cloud-Konto: belegte Plätze, wer gerade streamt und was bald endet. Ein Klick öffnet das Konto; dort ändern Sie Plätze, Laufzeit und Produkt und schalten Anwender ein. Ein neues Konto legen Sie über die Konfiguration der Firma an.',
    en: 'These are the companies with a cloud account: places used, who streams right now and what ends soon. A click opens the account; there you change places, term and product and give people access. You set up a new account from the company’s configuration.',
  },
  'help./allcompanycontacts': {
    de: 'Alle Ansprechpartner aller Firmen. Die Suche findet Name, E-Mail-Adresse und Firma. Einladen, bearbeiten und löschen können Sie am Ende jeder Zeile; eine Einladung richtet der Person ein Konto ein.',
    en: 'All contacts of all companies. The search finds name, e-mail address and company. You can invite, edit and delete at the end of each row; an invitation sets up an account for the person.',
  },
  'help./contacts': {
    de: 'Alle Studierenden und Privatpersonen mit dem Stand von Nachweis, Zahlung und Lizenz. Filter und Suche stehen in der Adresse der Seite und lassen sich weitergeben. Ein Klick auf den Namen zeigt alles zu dieser Person.',
    en: 'All students and private persons with the state of proof, payment and licence. Filters and search are part of the page’s address and can be passed on. A click on the name shows everything about that person.',
  },
  'help./studentreviews': {
    de: 'Hier entscheiden Sie über Nachweise, den ältesten zuerst; links das Dokument, rechts, was bekannt ist. Nach jeder Entscheidung öffnet sich der nächste Nachweis. Eine Minute lang lässt sich die Entscheidung zurücknehmen, erst danach geht die E-Mail hinaus.',
    en: 'Here you decide on proofs, oldest first; the document on the left, what is known on the right. After each decision the next proof opens. You can take a decision back for a minute; the e-mail is sent only then.',
  },
  'help./management/courses': {
    de: 'Lehrende bitten um Plätze für einen Kurs; hier genehmigen Sie Kurs und Zahl der Plätze. Studierende treten über den Link des Kurses mit ihrer Hochschuladresse bei und sind damit verifiziert. Die Lehrenden sehen nur, wie viele Plätze belegt sind.',
    en: 'Lecturers ask for places for a course; here you approve the course and its number of places. Students join by the course’s link with their university address and are verified by that. Lecturers only see how many places are taken.',
  },
  'help./cloudstatistics': {
    de: 'Hier stehen Stunden, Anmeldungen und Kosten der Cloud nach Anwender, Firma und Monat. Alle Zahlen stammen aus den eingelesenen Nutzungsberichten und werden jede Minute aufgefrischt, solange die Seite offen ist. Was eine Stunde kostet, legen Sie unter den Kosten mit ihrem Beginn fest; ob Firmen genug Plätze haben, sagt die Auslastung.',
    en: 'Hours, sign-ins and costs of the cloud by user, company and month. All figures come from the usage reports read in and are refreshed every minute while the page is open. What an hour costs is set below the costs, with the day it starts; whether companies have enough places is said by the use of places.',
  },
  'help./events/list': {
    de: 'Planen Sie hier Schulungen mit Cloud-Plätzen; beim Planen sehen Sie Überschneidungen und ob die Rechner reichen. Jeder Platz hat einen eigenen Link mit QR-Code, der 15 Minuten vor Beginn bis zum Ende gilt. Die Links lassen sich drucken oder als Datei speichern.',
    en: 'Plan trainings with cloud places here; while planning you see overlaps and whether the machines suffice. Each place has a link of its own with a QR code, valid from 15 minutes before the start until the end. The links can be printed or saved as a file.',
  },
  'help./vdiaccountslist': {
    de: 'Hier stehen die virtuellen Desktops mit Anwender, Laufzeit und Stand. Sie kommen aus der Cloud oder aus einer Tabelle, die vor dem Übernehmen geprüft wird. Die Laufzeit ändern Sie am Ende der Zeile.',
    en: 'These are the virtual desktops with user, term and state. They come from the cloud or from a table that is checked before it is imported. You change the term at the end of the row.',
  },
  'help./company_contacts': {
    de: 'Hier stehen die Ansprechpartner Ihrer Firma. Wer eingeladen ist, bekommt ein eigenes Konto und sieht die Produkte der Firma. Verlässt jemand die Firma, nehmen Sie den Zugang am Ende der Zeile zurück.',
    en: 'These are your company’s contacts. Whoever is invited gets an account of their own and sees the company’s products. When somebody leaves, withdraw their access at the end of the row.',
  },
  'help./management/rolestable': {
    de: 'Eine Rolle fasst zusammen, was Menschen im Portal dürfen. Öffnen Sie eine Rolle, um Berechtigungen zu geben oder zu nehmen; laufende Sitzungen folgen sofort. Mit „Als diese Rolle ansehen“ prüfen Sie, was jemand mit dieser Rolle sieht.',
    en: 'A role says what people may do in the portal. Open a role to grant or revoke permissions; running sessions follow at once. “View as this role” shows what somebody with that role sees.',
  },
  'help./management/ssoproviderlist': {
    de: 'Hier stehen die Anmeldedienste, mit denen sich Menschen einer Firma über ihr Firmenkonto anmelden. Eine Firma wird auf ihrer eigenen Seite mit einem Anbieter verbunden. Ein ausgeschalteter Anbieter lässt niemanden mehr herein, das Passwort gilt weiter.',
    en: 'These are the sign-in services through which people use their company account. A company is connected to a provider on its own page. A provider that is switched off lets nobody in; passwords keep working.',
  },
  'help./management/serviceaccounts': {
    de: 'Ein Dienstkonto lässt ein Programm mit dem Portal sprechen, etwa einen Shop. Es bekommt nur die Rechte, die Sie ankreuzen. Den Schlüssel sehen Sie ein einziges Mal; ein verlorener wird widerrufen und ersetzt.',
    en: 'A service account lets a program talk to the portal, a shop for example. It gets only the rights you tick. You see the key once only; a lost one is revoked and replaced.',
  },
  'help./management/webhooks': {
    de: 'Ein Webhook meldet einem anderen Programm, was im Portal geschieht. Jede Meldung ist unterschrieben und wird wiederholt, bis sie ankommt. Unter den Zustellungen sehen Sie, was gesendet wurde und was geantwortet hat.',
    en: 'A webhook tells another program what happens in the portal. Each message is signed and repeated until it arrives. The deliveries show what was sent and what was answered.',
  },
  'help./management/documentedcalls': {
    de: 'Ältere Programme sprechen mit dem Portal noch über dokumentierte Aufrufe. Hier sehen Sie, welche davon in den letzten 30 Tagen benutzt wurden und von wem. Jeder Aufruf lässt sich einzeln ausschalten, sobald ihn niemand mehr braucht.',
    en: 'Older programs still use the documented calls to talk to the portal. Here you see which of them were used in the last 30 days and by whom. Each call can be switched off once nobody needs it any more.',
  },
  'help./management/imports': {
    de: 'Hier übernehmen Sie Firmen, Ansprechpartner und Lizenzen aus Tabellen. Vor dem Übernehmen zeigt eine Probe je Zeile, was geschieht und was nicht stimmt. Ein unterbrochener Import geht von selbst weiter, keine Zeile wird doppelt übernommen.',
    en: 'Here you import companies, contacts and licences from tables. Before that, a dry run shows for each row what happens and what is wrong. An interrupted import goes on by itself; no row is imported twice.',
  },
  'help./management/keys': {
    de: 'Mit dem aktiven Schlüssel werden neue Lizenzen unterschrieben. Ein neuer Schlüssel ersetzt ihn, alte Lizenzen bleiben gültig. Nur ein widerrufener Schlüssel macht Lizenzen ungültig; sie lassen sich dann zusammen neu ausstellen.',
    en: 'The active key signs new licences. A new key replaces it, and old licences stay valid. Only a revoked key makes licences invalid; they can then be issued again together.',
  },
  'help./management/ledger': {
    de: 'Jede ausgestellte Lizenz steht hier, verkettet mit der davor: Nichts lässt sich unbemerkt ändern oder entfernen. Die Prüfung zeigt, ob die Kette unversehrt ist. Ein Kopf ist eine unterschriebene Quittung über alles bis zu seinem Zeitpunkt.',
    en: 'Every licence issued is entered here, chained to the one before: nothing can be changed or removed unnoticed. The check shows whether the chain is intact. A head is a signed receipt for everything up to its time.',
  },
  'help./management/system': {
    de: 'Hier steht, ob das Portal gesund ist: Aufträge, Sicherungen, Speicher und Verbindungen nach außen. Rot ist, was jetzt jemanden braucht. Was dann zu tun ist, steht im Betriebshandbuch.',
    en: 'This shows whether the portal is healthy: jobs, backups, storage and outside connections. Red is what needs somebody now. The operating manual says what to do then.',
  },
  'help./management/auditlog': {
    de: 'Hier steht, wer wann was geändert hat; nichts davon lässt sich unbemerkt ändern. Filtern Sie nach Person, Vorgang und Zeit. Aufgeklappt zeigt eine Zeile die Werte davor und danach.',
    en: 'Who changed what and when; nothing of it can be altered unnoticed. Filter by person, action and time. An unfolded row shows the values before and after.',
  },
  'help./management/duplicates': {
    de: 'Hier stehen Firmen und Ansprechpartner, die wahrscheinlich doppelt sind, mit dem Grund. Beim Zusammenführen wählen Sie Feld für Feld, was bleibt; Produkte, Rechner und Lizenzen ziehen mit. 30 Tage lang lässt es sich rückgängig machen.',
    en: 'These are companies and contacts that are probably there twice, with the reason. When merging you choose field by field what stays; products, machines and licences move along. It can be undone for 30 days.',
  },
  'help./management/studentdomains': {
    de: 'Wer eine Adresse dieser Hochschulen hat, gilt als verifiziert. Gesperrte Domains gehören freien und Wegwerf-Anbietern und zählen nie. Tabellen lassen sich mit Probe übernehmen.',
    en: 'Whoever has an address of these universities counts as verified. Blocked domains belong to free and disposable mailers and never count. Tables can be imported after a dry run.',
  },
  'help./management/payments': {
    de: 'Hier stehen Meldungen des Shops, die zu keiner Bestellung passen, im Betrag abweichen oder falsch unterschrieben sind. Der Grund steht daneben. Ist die Ursache behoben, lassen Sie die Meldung noch einmal bearbeiten; nichts Bezahltes geht verloren.',
    en: 'These are notifications of the shop that match no order, differ in amount or carry a wrong signature. The reason stands beside. Once the cause is settled, have the notification worked again; nothing paid is lost.',
  },
  'help./management/legalnotices': {
    de: 'Hier stehen Kündigungen und Widerrufe, die über die öffentlichen Formulare kamen. Den Eingang hat das Portal schon bestätigt. Tragen Sie ein, wie Sie entschieden haben, dann ist der Vorgang erledigt.',
    en: 'These are cancellations and withdrawals that came through the public forms. The portal has already acknowledged them. Enter how you decided, then the matter is done.',
  },
  'help./management/requests': {
    de: 'Hier stehen Anfragen der Kunden, etwa nach Verlängerung oder einer neuen Lizenz. Öffnen Sie eine Anfrage, um die Rechner und ihr Ende zu sehen und gleich zu verlängern. Die Antwort erreicht den Kunden per E-Mail und im Portal.',
    en: 'These are customers’ requests, for a renewal or a new licence for example. Open one to see the machines and their ends and to extend them at once. The answer reaches the customer by e-mail and in the portal.',
  },
  'help./management/moves': {
    de: 'Hier stehen Umzüge: Eine Lizenz wechselt auf einen anderen Rechner. Ein Umzug gibt die alte Lizenz auf und stellt die neue aus. Was Kunden ohne Rückfrage dürfen, legen Sie am Produkt fest.',
    en: 'These are moves: a licence changes to another machine. A move gives up the old licence and issues the new one. What customers may do without asking is set at the product.',
  },
  'help./campaigns': {
    de: 'Eine Kampagne ändert viele Lizenzen auf einmal, etwa zwölf Monate länger für ein Produkt. Zuerst wählen Sie aus, dann zeigt die Vorschau jede Firma, erst danach wird ausgestellt. Eine beendete Kampagne lässt sich zurücknehmen.',
    en: 'A campaign changes many licences at once, such as twelve months more for a product. First you select, then the preview shows each company, and only then licences are issued. A finished campaign can be undone.',
  },
  'help./registrations': {
    de: 'Hier stehen Menschen, die sich für eine Firma registriert haben. Sie ordnen sie der Firma zu oder lehnen ab; Vorschläge stehen daneben. Bis dahin sehen sie keine Produkte.',
    en: 'These are people who registered for a company. You assign them to the company or decline; suggestions stand beside. Until then they see no products.',
  },
  'help./mails': {
    de: 'Hier steht jede E-Mail des Portals und ob sie angekommen ist. Was wartet, wird von selbst wiederholt. Eine gescheiterte E-Mail können Sie öffnen, um den Grund zu lesen, und erneut senden.',
    en: 'Every e-mail of the portal is here, and whether it was delivered. What waits is repeated by itself. You can open a failed e-mail to read the reason, and send it again.',
  },
  'help./orders': {
    de: 'Hier stehen Ihre Bestellungen mit Betrag und Stand. Nach der Zahlung dauert es meist nur Sekunden, bis „bezahlt“ erscheint. Die Quittung laden Sie am Ende der Zeile herunter.',
    en: 'These are your orders with amount and state. After paying it usually takes only seconds until “paid” appears. Download the receipt at the end of the row.',
  },
  'help./courses': {
    de: 'Als Lehrende oder Lehrender bitten Sie hier um Plätze für einen Kurs. Nach der Genehmigung geben Sie den Link des Kurses an Ihre Studierenden weiter. Sie sehen, wie viele Plätze belegt sind, aber keine Nachweise.',
    en: 'As a lecturer you ask for places for a course here. Once approved, pass the course’s link on to your students. You see how many places are taken, but no proofs.',
  },
  'help./verify': {
    de: 'Ziehen Sie eine Lizenzdatei hierher, und die Seite sagt, ob sie echt ist und wie lange sie gilt. Mit der Anfragedatei des Rechners prüft sie auch, ob die Lizenz zu diesem Rechner passt. Geprüft wird im Browser; keine Datei verlässt Ihren Rechner.',
    en: 'Drag a licence file here, and the page says whether it is genuine and how long it is valid. With the machine’s request file it also checks whether the licence fits that machine. Everything is checked in the browser; no file leaves your computer.',
  },
  'help./password': {
    de: 'Hier ändern Sie Ihr Passwort. Danach werden Ihre anderen Geräte abgemeldet. Sicherer als jedes Passwort ist ein Passkey; den richten Sie unter „Mein Konto“ ein.',
    en: 'Change your password here. Your other devices are signed out afterwards. A passkey is safer than any password; set one up under “My account”.',
  },
  'help./user': {
    de: 'Hier stehen Ihre Daten, Ihre Geräte und Ihr zweiter Faktor. Eine neue E-Mail-Adresse gilt, sobald Sie den Link darin geöffnet haben. Unter „Meine Daten“ laden Sie herunter, was über Sie gespeichert ist.',
    en: 'Your details, your devices and your second factor. A new e-mail address counts once you have opened the link sent to it. “My data” lets you download what is stored about you.',
  },
} as const
