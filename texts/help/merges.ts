export const helpTexts = {
  'help./management/duplicates': {
    de: 'Hier stehen Firmen und Ansprechpartner, die wahrscheinlich doppelt sind, mit dem Grund. Beim Zusammenführen wählen Sie Feld für Feld, was bleibt; Produkte, Rechner und Lizenzen ziehen mit. 30 Tage lang lässt es sich rückgängig machen.',
    en: 'These are companies and contacts that are probably there twice, with the reason. When merging you choose field by field what stays; products, machines and licences move along. It can be undone for 30 days.',
  },
} as const
