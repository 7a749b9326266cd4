/** Advice on the machines of a host ID, wherever one is entered. */
export const hostAdviceTexts = {
  'advice.title': { de: 'Hinweise zur Bindung', en: 'Binding advice' },
  'advice.take': { de: 'Auf „{binding}“ umstellen', en: 'Switch to “{binding}”' },
  'advice.where': {
    de: '{holder}, {product} {version}',
    en: '{holder}, {product} {version}',
  },
} as const
