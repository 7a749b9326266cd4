export const helpTexts = {
  'help./mails': {
    de: 'Hier steht jede E-Mail des Portals und ob sie angekommen ist. Was wartet, wird von selbst wiederholt. Eine gescheiterte E-Mail können Sie öffnen, um den Grund zu lesen, und erneut senden.',
    en: 'All portal emails and whether they were delivered. Queued emails are retried automatically. Open a failed email to read the reason and send it again.',
  },
} as const
