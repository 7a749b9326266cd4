import type { InitialRole } from '#contract/permissions.ts'
import type { RoleInput, RoleSettings } from '#contract/roles.ts'
import { seededDescriptions } from '#texts/seeded-roles.ts'

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
export const factorRoles: readonly InitialRole[] = ['Administrator', 'Licenser']

/** The roles of a new installation; data like any other afterwards. Their descriptions are stored in German and told in both. */
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
