export const helpTexts = {
  'help./products/downloads': {
    de: 'Hier steht, welche Lizenzdateien abgerufen wurden, wie oft und wann zuletzt. Eine Datei, die fehlt, wurde noch nie abgerufen. Der Filter trennt Firmen von Studierenden und Privatpersonen.',
    en: 'Which licence files were downloaded, how often and when last. Files that are not listed were never downloaded. Use the filter to tell companies from students and private persons.',
  },
} as const
