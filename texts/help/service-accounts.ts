export const helpTexts = {
  'help./management/serviceaccounts': {
    de: 'Ein Dienstkonto lässt ein Programm mit dem Portal sprechen, etwa einen Shop. Es bekommt nur die Rechte, die Sie ankreuzen. Den Schlüssel sehen Sie ein einziges Mal; ein verlorener wird widerrufen und ersetzt.',
    en: 'A service account lets a program, such as a shop, talk to the portal. It gets only the permissions you tick. The key is shown only once; if it is lost, revoke and replace it.',
  },
} as const
