export const helpTexts = {
  'help./management/system': {
    de: 'Hier stehen die Uhr des Servers und die Sicherungen, die das Portal von selbst schreibt. Rot ist, was jetzt Ihre Aufmerksamkeit braucht. Was dann zu tun ist, steht im Betriebshandbuch.',
    en: 'This shows the server’s clock and the backups the portal writes by itself. Red is what needs someone now. The operating manual says what to do then.',
  },
} as const
