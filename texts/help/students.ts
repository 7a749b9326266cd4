export const helpTexts = {
  'help./contacts': {
    de: 'Alle Studierenden und Privatpersonen mit dem Stand von Nachweis, Zahlung und Lizenz. Filter und Suche stehen in der Adresse der Seite und lassen sich weitergeben. Ein Klick auf den Namen zeigt alles zu dieser Person.',
    en: 'All students and private persons with the state of proof, payment and licence. Filters and search are part of the page’s address and can be passed on. A click on the name shows everything about that person.',
  },
  'help./studentreviews': {
    de: 'Hier entscheiden Sie über Nachweise, den ältesten zuerst; links das Dokument, rechts, was bekannt ist. Nach jeder Entscheidung öffnet sich der nächste Nachweis. Eine Minute lang lässt sich die Entscheidung unten auf der Seite rückgängig machen, erst danach geht die E-Mail hinaus.',
    en: 'Here you decide on proofs, oldest first; the document on the left, what is known on the right. After each decision the next proof opens. For a minute you can undo the decision at the foot of the page; the email is sent only then.',
  },
  'help./management/courses': {
    de: 'Lehrende bitten um Plätze für einen Kurs; hier geben Sie Kurs und Zahl der Plätze frei. Studierende treten über den Link des Kurses mit ihrer Hochschuladresse bei und sind damit verifiziert. Die Lehrenden sehen nur, wie viele Plätze belegt sind.',
    en: 'Lecturers ask for places for a course; here you approve the course and its number of places. Students join by the course’s link with their university address and are verified by that. Lecturers only see how many places are taken.',
  },
  'help./management/studentdomains': {
    de: 'Wer eine Adresse dieser Hochschulen hat, gilt als verifiziert. Gesperrte Domains gehören zu Freemail- und Wegwerf-Anbietern und zählen nie. Tabellen lassen sich nach einer Prüfung übernehmen.',
    en: 'Anyone with an address of these universities counts as verified. Blocked domains belong to free and disposable email providers and never count. Tables can be imported after a check.',
  },
  'help.student': {
    de: 'Oben sehen Sie, welcher Schritt als Nächstes kommt: Studium nachweisen, bezahlen, Lizenz herunterladen. Eine bekannte Hochschuladresse wird sofort anerkannt, einen hochgeladenen Nachweis prüfen wir; bezahlt wird im Shop, danach geht es hier von selbst weiter. Wohin die Lizenzdatei (.lic) gehört und woher das Programm kommt, steht unter „Anleitung“ beim Download.',
    en: 'At the top you see which step comes next: verify your student status, pay, download the licence. A known university address is accepted immediately, an uploaded proof is reviewed by us; you pay in the shop, and afterwards this page goes on by itself. Where the licence file (.lic) belongs and where to get the program is explained under “Instructions” beside the download.',
  },
  'help./products/buy': {
    de: 'Hier stehen die Produkte, für die kein Studiennachweis nötig ist, mit Preis und Laufzeit. Ein Klick führt zum Shop. Nach der Zahlung erzeugen Sie die Lizenz auf der Seite des Produkts.',
    en: 'These products need no student proof. Price and term are shown. One click leads to the shop. After payment you generate the licence on the product page.',
  },
  'help./courses': {
    de: 'Als Lehrende oder Lehrender bitten Sie hier um Plätze für einen Kurs. Nach der Freigabe geben Sie den Link des Kurses an Ihre Studierenden weiter. Sie sehen, wie viele Plätze belegt sind, aber keine Nachweise.',
    en: 'As a lecturer you ask for places for a course here. Once approved, pass the course’s link on to your students. You see how many places are taken, but no proofs.',
  },
} as const
