export const helpTexts = {
  'help./contacts': {
    de: 'Alle Studierenden und Privatpersonen mit dem Stand von Nachweis, Zahlung und Lizenz. Filter und Suche stehen in der Adresse der Seite und lassen sich weitergeben. Ein Klick auf den Namen zeigt alles zu dieser Person.',
    en: 'All students and private persons with the status of proof, payment and licence. Filters and search are part of the page address and can be shared. Click a name to see everything about that person.',
  },
  'help./studentreviews': {
    de: 'Hier entscheiden Sie über Nachweise, den ältesten zuerst; links das Dokument, rechts, was bekannt ist. Nach jeder Entscheidung öffnet sich der nächste Nachweis. Eine Minute lang lässt sich die Entscheidung unten auf der Seite rückgängig machen, erst danach geht die E-Mail hinaus.',
    en: 'Decide on student proofs, oldest first: the document is on the left, what is known on the right. After each decision the next proof opens. You can undo a decision for one minute at the foot of the page; the email is sent only after that.',
  },
  'help./management/courses': {
    de: 'Lehrende bitten um Plätze für einen Kurs; hier geben Sie Kurs und Zahl der Plätze frei. Studierende treten über den Link des Kurses mit ihrer Hochschuladresse bei und sind damit verifiziert. Die Lehrenden sehen nur, wie viele Plätze belegt sind.',
    en: 'Lecturers request seats for a course; approve the course and its number of seats here. Students join with the course link and their university address, which also verifies them. Lecturers only see how many seats are taken.',
  },
  'help./management/studentdomains': {
    de: 'Wer eine Adresse dieser Hochschulen hat, gilt als verifiziert. Ausgeschlossene Domains gehören zu Freemail- und Wegwerf-Anbietern und zählen nie. Tabellen lassen sich nach einer Prüfung übernehmen.',
    en: 'Anyone with an address of these universities counts as verified. Blocked domains belong to free and disposable email providers and never count. Tables can be imported after a check.',
  },
  'help.student': {
    de: 'Oben sehen Sie, welcher Schritt als Nächstes kommt: Studium nachweisen, bezahlen, Lizenz herunterladen. Eine bekannte Hochschuladresse wird sofort anerkannt, einen hochgeladenen Nachweis prüfen wir; bezahlt wird im Shop, danach geht es hier von selbst weiter. Wohin die Lizenzdatei (.lic) gehört und woher das Programm kommt, steht unter „Anleitung“ beim Download.',
    en: 'The next step is shown at the top: verify your student status, pay, download the licence. A known university address is accepted immediately, uploaded proofs are reviewed by us; you pay in the shop, and this page then continues on its own. “Instructions” beside the download explains where to put the licence file (.lic) and where to get the program.',
  },
  'help./products/buy': {
    de: 'Hier stehen die Produkte, für die kein Studiennachweis nötig ist, mit Preis und Laufzeit. Ein Klick führt zum Shop. Nach der Zahlung stellen Sie die Lizenz auf der Seite des Produkts aus.',
    en: 'These products need no student proof; price and term are shown. One click leads to the shop. After payment you generate the licence on the product page.',
  },
  'help./courses': {
    de: 'Als Lehrende oder Lehrender bitten Sie hier um Plätze für einen Kurs. Nach der Freigabe geben Sie den Link des Kurses an Ihre Studierenden weiter. Sie sehen, wie viele Plätze belegt sind, aber keine Nachweise.',
    en: 'As a lecturer, request seats for a course here. Once approved, share the course link with your students. You see how many seats are taken, but no proofs.',
  },
} as const
