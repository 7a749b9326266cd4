/** Words of renewing machines: the dialog, its preview and its result. */
export const renewingTexts = {
  'renewing.note': { de: 'Verlängert', en: 'Renewed' },
} as const
