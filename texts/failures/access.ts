export const failureTexts = {
  createRole: { de: 'Die Rolle konnte nicht angelegt werden.', en: 'The role could not be created.' },
  changeRole: { de: 'Die Rolle konnte nicht gespeichert werden.', en: 'The role could not be saved.' },
  deleteRole: { de: 'Die Rolle konnte nicht gelöscht werden.', en: 'The role could not be deleted.' },
  createPermission: {
    de: 'Die Berechtigung konnte nicht angelegt werden.',
    en: 'The permission could not be created.',
  },
  changePermission: {
    de: 'Die Berechtigung konnte nicht gespeichert werden.',
    en: 'The permission could not be saved.',
  },
  deletePermission: {
    de: 'Die Berechtigung konnte nicht gelöscht werden.',
    en: 'The permission could not be deleted.',
  },
  grantPermission: { de: 'Die Berechtigung konnte nicht erteilt werden.', en: 'The permission could not be granted.' },
  revokePermission: {
    de: 'Die Berechtigung konnte nicht entzogen werden.',
    en: 'The permission could not be revoked.',
  },
} as const
