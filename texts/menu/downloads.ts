export const downloadMenuTexts = {
  'shell.downloads': { de: 'Downloads', en: 'Downloads' },
} as const
