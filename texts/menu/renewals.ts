export const renewalMenuTexts = {
  'shell.expiring': { de: 'Ablaufende Lizenzen', en: 'Expiring licences' },
  'shell.requests': { de: 'Anfragen', en: 'Requests' },
} as const
