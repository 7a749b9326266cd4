export const studentMenuTexts = {
  'shell.reviews': { de: 'Nachweise prüfen', en: 'Review proofs' },
  'shell.domains': { de: 'Hochschul-Domains', en: 'Student domains' },
  'shell.courses': { de: 'Kurse', en: 'Courses' },
  'shell.buy': { de: 'Produkte kaufen', en: 'Buy products' },
  'shell.ownCourses': { de: 'Meine Kurse', en: 'My courses' },
} as const
