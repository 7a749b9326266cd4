export const cloudUsageMenuTexts = {
  'shell.cloudStatistics': { de: 'Cloud-Statistik', en: 'Cloud statistics' },
} as const
