import { type AuditTexts, did } from './did.ts'

export const accessAudit: AuditTexts = {
  kinds: {
    'audit.kind.permission': { de: 'Berechtigung', en: 'Permission' },
    'audit.kind.role': { de: 'Rolle', en: 'Role' },
  },
  sentences: {
    createRole: did('role', '{record} angelegt', 'created {record}'),
    changeRole: did('role', '{record} geändert', 'changed {record}'),
    deleteRole: did('role', '{record} gelöscht', 'deleted {record}'),
    createPermission: did('permission', '{record} angelegt', 'created {record}'),
    changePermission: did('permission', '{record} geändert', 'changed {record}'),
    deletePermission: did('permission', '{record} gelöscht', 'deleted {record}'),
    grantPermission: did('role', '{record} eine Berechtigung erteilt', 'granted {record} a permission'),
    revokePermission: did('role', '{record} eine Berechtigung entzogen', 'revoked a permission from {record}'),
    setRolePermissions: {
      de: '{who} hat Berechtigungen von {record} geändert',
      en: '{who} changed permissions of {record}',
      kind: 'role',
    },
  },
}
