import type { initialRoles } from '#contract/permissions.ts'

/** The one role that is fixed by name: it cannot be deleted or renamed, and keeps `roles.manage`. */
export const fixedRole: (typeof initialRoles)[number] = 'Administrator'

/** Accounts with this role are disabled. */
export const blockedRole: (typeof initialRoles)[number] = 'Gesperrt'

/** What the roles of a new installation are for; data like any other afterwards. */
export const descriptions: Record<(typeof initialRoles)[number], string> = {
  Administrator: 'Verwaltet das Portal mit allen Rechten',
  Licenser: 'Betreut Firmen, konfiguriert Produkte und stellt Lizenzen aus',
  Customer: 'Verwaltet Produkte und Kontakte der eigenen Firma',
  User: 'Privatperson mit eigenen Produkten',
  Student: 'Studierende mit eigenen Produkten',
  Gesperrt: 'Gesperrte Konten ohne jedes Recht',
}
