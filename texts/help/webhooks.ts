export const helpTexts = {
  'help./management/webhooks': {
    de: 'Ein Webhook meldet einem anderen Programm, was im Portal geschieht. Jede Meldung ist signiert und wird wiederholt, bis sie ankommt. Unter den Zustellungen sehen Sie, was gesendet und was geantwortet wurde; die Felder jeder Meldung beschreibt die Seite /api unter „Webhooks“.',
    en: 'A webhook tells another program what happens in the portal. Each message is signed and retried until it arrives. Deliveries show what was sent and what was answered; the fields of each message are described on the page /api under “Webhooks”.',
  },
} as const
