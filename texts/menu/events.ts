export const eventMenuTexts = {
  'shell.events': { de: 'Veranstaltungen', en: 'Events' },
  'finder.createEvent': { de: 'Veranstaltung anlegen', en: 'Create an event' },
} as const
