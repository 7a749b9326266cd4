export const auditMenuTexts = {
  'shell.audit': { de: 'Änderungsprotokoll', en: 'Audit log' },
} as const
