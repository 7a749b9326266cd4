export const helpTexts = {
  'help./management/serviceaccounts': {
    de: 'Ein Dienstkonto lässt ein Programm mit dem Portal sprechen, etwa einen Shop. Es bekommt nur die Rechte, die Sie ankreuzen. Den Schlüssel sehen Sie ein einziges Mal; ein verlorener wird widerrufen und ersetzt.',
    en: 'A service account lets a program talk to the portal, a shop for example. It gets only the rights you tick. You see the key once only; a lost one is revoked and replaced.',
  },
} as const
