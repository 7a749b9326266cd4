export const helpTexts = {
  'help./allcompanycontacts': {
    de: 'Alle Ansprechpartner aller Firmen. Die Suche findet Name, E-Mail-Adresse und Position. Einladen, bearbeiten und löschen können Sie am Ende jeder Zeile; eine Einladung richtet der Person ein Konto ein.',
    en: 'All contacts of all companies. Search finds names, email addresses and positions. Invite, edit and delete at the end of each row; an invitation creates an account for the person.',
  },
  'help./company_contacts': {
    de: 'Hier stehen die Ansprechpartner Ihrer Firma. Wer eingeladen ist, bekommt ein eigenes Konto und sieht die Produkte der Firma. Verlässt jemand die Firma, löschen Sie den Eintrag am Ende der Zeile; das Konto verliert damit den Zugang.',
    en: 'Your company’s contacts. Invited contacts get their own account and see the company’s products. When someone leaves, delete the entry at the end of the row; the account then loses access.',
  },
} as const
