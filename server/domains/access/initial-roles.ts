import type { InitialRole } from '#contract/permissions.ts'
import type { RoleInput, RoleSettings } from '#contract/roles.ts'
import { seededDescriptions } from '#texts/seeded-roles.ts'

/** The settings of a role without a purpose: no new account gets it automatically. */
export const plainSettings: RoleSettings = {
  purpose: null,
  landing: 'user',
  factorLanding: 'myProducts',
  studentVersion: false,
  showsCustomerNumber: true,
  factorRequired: false,
  factorGraceDays: 14,
}

/** Roles that require a second factor in production until an administrator decides otherwise. */
export const factorRoles: readonly InitialRole[] = ['Administrator', 'Licenser']

/**
 * The roles of a new installation; data like any other afterwards. Descriptions are stored in German and shown in both
 * languages.
 */
export const seededRoles: Record<InitialRole, Omit<RoleInput, 'name'>> = {
  Administrator: {
    ...plainSettings,
    description: seededDescriptions.Administrator.de,
    purpose: 'administrator',
    landing: 'companies',
    factorLanding: 'companies',
  },
  Licenser: {
    ...plainSettings,
    description: seededDescriptions.Licenser.de,
    landing: 'companies',
  },
  Customer: {
    ...plainSettings,
    description: seededDescriptions.Customer.de,
    purpose: 'customer',
    landing: 'companyProducts',
  },
  User: { ...plainSettings, description: seededDescriptions.User.de, purpose: 'user' },
  Student: {
    ...plainSettings,
    description: seededDescriptions.Student.de,
    purpose: 'student',
    landing: 'myProducts',
    studentVersion: true,
    showsCustomerNumber: false,
  },
  Gesperrt: { ...plainSettings, description: seededDescriptions.Gesperrt.de, purpose: 'blocked' },
}
