import type { initialRoles } from '#contract/permissions.ts'
import type { RoleInput, RoleSettings } from '#contract/roles.ts'

type Initial = (typeof initialRoles)[number]

/** A role nobody is given by itself. */
export const plainSettings: RoleSettings = {
  purpose: null,
  landing: 'user',
  factorLanding: 'myProducts',
  studentVersion: false,
  showsCustomerNumber: true,
  factorRequired: false,
  factorGraceDays: 14,
}

/** Whose accounts must have a second factor in production, until somebody decides otherwise. */
export const factorRoles: readonly Initial[] = ['Administrator', 'Licenser']

/** The roles of a new installation; data like any other afterwards. */
export const seededRoles: Record<Initial, Omit<RoleInput, 'name'>> = {
  Administrator: {
    ...plainSettings,
    description: 'Verwaltet das Portal mit allen Rechten',
    purpose: 'administrator',
    landing: 'companies',
    factorLanding: 'companies',
  },
  Licenser: {
    ...plainSettings,
    description: 'Betreut Firmen, konfiguriert Produkte und stellt Lizenzen aus',
    landing: 'companies',
  },
  Customer: {
    ...plainSettings,
    description: 'Verwaltet Produkte und Kontakte der eigenen Firma',
    purpose: 'customer',
    landing: 'companyProducts',
  },
  User: { ...plainSettings, description: 'Privatperson mit eigenen Produkten', purpose: 'user' },
  Student: {
    ...plainSettings,
    description: 'Studierende mit eigenen Produkten',
    purpose: 'student',
    landing: 'myProducts',
    studentVersion: true,
    showsCustomerNumber: false,
  },
  Gesperrt: { ...plainSettings, description: 'Gesperrte Konten ohne jedes Recht', purpose: 'blocked' },
}
