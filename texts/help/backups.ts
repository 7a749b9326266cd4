export const helpTexts = {
  'help./management/system': {
    de: 'Hier stehen die Uhr des Servers und die Sicherungen, die das Portal von selbst schreibt. Rot ist, was jetzt Ihre Aufmerksamkeit braucht. Was dann zu tun ist, steht im Betriebshandbuch.',
    en: 'The server’s clock and the backups the portal writes automatically. Red items need your attention now. The operating manual says what to do.',
  },
} as const
