export const helpTexts = {
  'help./management/imports': {
    de: 'Hier übernehmen Sie Firmen, Ansprechpartner, Hochschul-Domains und VDI-Konten aus Tabellen. Vor dem Übernehmen zeigt eine Prüfung je Zeile, was geschieht und was nicht stimmt. Ein unterbrochener Import geht von selbst weiter, keine Zeile wird doppelt übernommen.',
    en: 'Here you import companies, contacts, student domains and VDI accounts from tables. Before that, a check shows for each row what happens and what is wrong. An interrupted import goes on by itself; no row is imported twice.',
  },
} as const
