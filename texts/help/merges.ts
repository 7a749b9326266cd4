export const helpTexts = {
  'help./management/duplicates': {
    de: 'Hier stehen Firmen und Ansprechpartner, die wahrscheinlich doppelt sind, mit dem Grund. Beim Zusammenführen wählen Sie Feld für Feld, was bleibt; Produkte, Rechner und Lizenzen ziehen mit. 30 Tage lang lässt es sich rückgängig machen.',
    en: 'Companies and contacts that are probably duplicates, with the reason. When you merge, choose field by field what to keep; products, machines and licences are carried over. You can undo a merge for 30 days.',
  },
} as const
