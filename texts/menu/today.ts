export const todayMenuTexts = {
  'shell.today': { de: 'Heute', en: 'Today' },
  'shell.inbox': { de: 'Eingang', en: 'Inbox' },
  'finder.firstDay': { de: 'Ihr erster Tag', en: 'Your first day' },
} as const
