export const auditMenuTexts = {
  'shell.audit': { de: 'Änderungsprotokoll', en: 'Audit log' },
  'shell.visitors': { de: 'Zugriffe ohne Anmeldung', en: 'Requests without sign-in' },
} as const
