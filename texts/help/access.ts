export const helpTexts = {
  'help./management/rolestable': {
    de: 'Eine Rolle fasst zusammen, was jemand im Portal darf. Öffnen Sie eine Rolle, um Berechtigungen zu geben oder zu nehmen; laufende Sitzungen folgen sofort. Mit „Als diese Rolle ansehen“ prüfen Sie, was jemand mit dieser Rolle sieht.',
    en: 'A role says what people may do in the portal. Open a role to grant or revoke permissions; running sessions follow immediately. “View as this role” shows what someone with that role sees.',
  },
} as const
