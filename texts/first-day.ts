/** The first day at the portal: for staff and for a customer's administrator. */
export const firstDayTexts = {
  'firstDay.title': { de: 'Ihr erster Tag', en: 'Your first day' },
  'firstDay.away': { de: 'Ausblenden', en: 'Hide' },
  'firstDay.awayHint': {
    de: 'Die Suche (Strg+K) findet „Ihr erster Tag“ wieder.',
    en: 'To find “Your first day” again, search for it (Ctrl+K).',
  },
  'firstDay.find': { de: 'Firma suchen', en: 'Find a company' },
  'firstDay.findHint': {
    de: 'Name, Ort oder Kundennummer; Strg+K sucht von jeder Seite aus.',
    en: 'Name, city or customer number; Ctrl+K searches from any page.',
  },
  'firstDay.request': { de: 'Lizenzanfrage (.id) hereinziehen', en: 'Drop a licence request (.id)' },
  'firstDay.requestHint': {
    de: 'Ziehen Sie eine .id-Datei irgendwo ins Fenster: Firma, Produkt und Rechner finden sich von selbst.',
    en: 'Drop an .id file anywhere in the window: company, product and machine are found automatically.',
  },
  'firstDay.inbox': { de: 'Eingang abarbeiten', en: 'Work through the inbox' },
  'firstDay.inboxHint': {
    de: 'Was eine Entscheidung braucht, das Älteste zuerst.',
    en: 'Items that need a decision, oldest first.',
  },
  'firstDay.expiring': { de: 'Verlängern, was endet', en: 'Renew licences' },
  'firstDay.expiringHint': {
    de: 'Zeilen auswählen, verlängern, Vorschau lesen, ausstellen.',
    en: 'Select rows, renew, check the preview, issue.',
  },
  'firstDay.verify': { de: 'Lizenz prüfen', en: 'Verify a licence' },
  'firstDay.verifyHint': {
    de: 'Wird eine Lizenz abgelehnt: Datei hereinziehen, Grund lesen.',
    en: 'Licence refused? Drop the file and read the reason.',
  },
  'firstDay.products': { de: 'Lizenzdatei holen', en: 'Get a licence file' },
  'firstDay.productsHint': {
    de: 'Oben im Lizenzpass eines Produkts finden Sie Datei, Verlängerung und Umzug.',
    en: 'Licence file, renewal and move are at the top of a product’s licence passport.',
  },
  'firstDay.people': { de: 'Kolleginnen und Kollegen einladen', en: 'Invite colleagues' },
  'firstDay.peopleHint': {
    de: 'Wer eingeladen ist, sieht die Produkte Ihrer Firma.',
    en: 'People you invite see your company’s products.',
  },
  'firstDay.secure': { de: 'Konto schützen', en: 'Protect your account' },
  'firstDay.secureHint': {
    de: 'Ein Passkey oder zweiter Faktor hält andere fern.',
    en: 'A passkey or second factor keeps others out.',
  },
} as const
