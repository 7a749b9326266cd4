export const helpTexts = {
  'help./management/system': {
    de: 'Hier steht, ob das Portal gesund ist: Aufträge, Sicherungen, Speicher und Verbindungen nach außen. Rot ist, was jetzt jemanden braucht. Was dann zu tun ist, steht im Betriebshandbuch.',
    en: 'This shows whether the portal is healthy: jobs, backups, storage and outside connections. Red is what needs somebody now. The operating manual says what to do then.',
  },
} as const
