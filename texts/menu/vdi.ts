export const vdiMenuTexts = {
  'shell.desktops': { de: 'VDI-Konten', en: 'VDI accounts' },
} as const
