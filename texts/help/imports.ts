export const helpTexts = {
  'help./management/imports': {
    de: 'Hier übernehmen Sie Firmen, Ansprechpartner, Hochschul-Domains und VDI-Konten aus Tabellen. Vor dem Übernehmen zeigt eine Prüfung je Zeile, was geschieht und was nicht stimmt. Ein unterbrochener Import geht von selbst weiter, keine Zeile wird doppelt übernommen.',
    en: 'Import companies, contacts, student domains and VDI accounts from tables. A check first shows what will happen to each row and what is wrong. An interrupted import continues on its own; no row is imported twice.',
  },
} as const
