import { type AuditTexts, did } from './did.ts'

export const vdiAudit: AuditTexts = {
  kinds: {
    'audit.kind.virtualDesktop': { de: 'Virtueller Desktop', en: 'Virtual desktop' },
  },
  sentences: {
    refreshVirtualDesktops: did(
      'virtualDesktop',
      'die virtuellen Desktops neu abgefragt',
      'refreshed the virtual desktops',
    ),
    setDesktopTerm: did('virtualDesktop', 'die Laufzeit gesetzt: {record}', 'set the term: {record}'),
    removeVirtualDesktops: did('virtualDesktop', '{record} entfernt', 'removed {record}'),
    removeVirtualDesktop: did('virtualDesktop', '{record} entfernt', 'removed {record}'),
  },
}
