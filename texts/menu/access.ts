export const accessMenuTexts = {
  'shell.roles': { de: 'Rollen', en: 'Roles' },
  'finder.createRole': { de: 'Rolle anlegen', en: 'Create a role' },
} as const
