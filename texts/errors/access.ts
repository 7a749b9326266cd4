import type { ErrorTexts } from './shape.ts'

export const accessErrors = {
  'permission.missing': {
    status: 403,
    de: 'Dafür fehlt Ihnen die Berechtigung.',
    en: 'You are not authorised to do this.',
  },
  'permissions.keyTaken': {
    status: 409,
    de: 'Eine Berechtigung mit dem Schlüssel „{key}“ gibt es bereits.',
    en: 'There is already a permission with the key “{key}”.',
  },
  'permissions.ofRelease': {
    status: 409,
    de: 'Die Berechtigung „{key}“ gehört zum Portal: Sie lässt sich vergeben, aber nicht ändern oder löschen.',
    en: 'The permission “{key}” belongs to the portal: it can be granted, but not changed or deleted.',
  },
  'permissions.notFound': {
    status: 404,
    de: 'Diese Berechtigung gibt es nicht.',
    en: 'This permission does not exist.',
  },
  'roles.cannotDelete': {
    status: 409,
    de: 'Die Rolle „{name}“ kann nicht gelöscht werden.',
    en: 'The role “{name}” cannot be deleted.',
  },
  'roles.cannotRename': {
    status: 409,
    de: 'Die Rolle „{name}“ behält ihren Namen.',
    en: 'The role “{name}” keeps its name.',
  },
  'roles.inUse': {
    status: 409,
    de: 'Die Rolle kann nicht gelöscht werden, solange Konten sie haben ({count}).',
    en: 'The role cannot be deleted while accounts have it ({count}).',
  },
  'roles.lastManager': {
    status: 409,
    de: 'Diese Berechtigung bleibt: Die Rolle Administrator behält sie, und mindestens ein aktives Konto muss Rollen verwalten können.',
    en: 'This permission stays: the role Administrator keeps it, and at least one active account must be able to manage roles.',
  },
  'roles.purposeFixed': {
    status: 409,
    de: 'Der Zweck der Rollen für Verwaltung und gesperrte Konten lässt sich nicht auf eine andere Rolle übertragen.',
    en: 'The purpose of the administrator role and of the role for blocked accounts cannot be moved to another role.',
  },
  'roles.purposeNeeded': {
    status: 409,
    de: 'Das Portal vergibt die Rolle „{name}“ von selbst. Wählen Sie zuerst eine andere Rolle dafür.',
    en: 'The portal assigns the role “{name}” automatically. Choose another role for that first.',
  },
  'roles.nameTaken': {
    status: 409,
    de: 'Eine Rolle mit dem Namen „{name}“ gibt es bereits.',
    en: 'There is already a role named “{name}”.',
  },
  'roles.notFound': { status: 404, de: 'Diese Rolle gibt es nicht.', en: 'This role does not exist.' },
} as const satisfies ErrorTexts
