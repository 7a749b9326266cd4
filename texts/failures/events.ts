export const failureTexts = {
  createEvent: { de: 'Die Veranstaltung konnte nicht angelegt werden.', en: 'The event could not be created.' },
  updateEvent: { de: 'Die Veranstaltung konnte nicht gespeichert werden.', en: 'The event could not be saved.' },
  deleteEvent: { de: 'Die Veranstaltung konnte nicht gelöscht werden.', en: 'The event could not be deleted.' },
} as const
