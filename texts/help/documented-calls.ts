export const helpTexts = {
  'help./management/documentedcalls': {
    de: 'Ältere Programme sprechen mit dem Portal noch über dokumentierte Aufrufe. Hier sehen Sie, welche davon in den letzten 30 Tagen benutzt wurden und von wem. Jeder Aufruf lässt sich einzeln ausschalten, sobald ihn niemand mehr braucht.',
    en: 'Older programs still use the documented calls to talk to the portal. Here you see which of them were used in the last 30 days and by whom. Each call can be switched off once no one needs it any more.',
  },
} as const
