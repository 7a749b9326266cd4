export const helpTexts = {
  'help./products/downloads': {
    de: 'Hier steht, welche Lizenzdateien abgerufen wurden, wie oft und wann zuletzt. Eine Datei, die fehlt, wurde noch nie abgerufen. Der Filter trennt Firmen von Studierenden und Privatpersonen.',
    en: 'This shows which licence files were fetched, how often and when last. A file that is missing was never fetched. The filter tells companies from students and private persons.',
  },
} as const
