export const helpTexts = {
  'help./management/documentedcalls': {
    de: 'Ältere Programme sprechen mit dem Portal noch über dokumentierte Aufrufe. Hier sehen Sie, welche davon in den letzten 30 Tagen benutzt wurden und von wem. Jeder Aufruf lässt sich einzeln ausschalten, sobald ihn niemand mehr braucht.',
    en: 'Older programs still use this interface to talk to the portal. See which calls were used in the last 30 days and by whom. Switch off each call once it is no longer needed.',
  },
} as const
