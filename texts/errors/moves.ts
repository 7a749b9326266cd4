import type { ErrorTexts } from './shape.ts'

export const moveErrors = {
  'moves.decided': {
    status: 409,
    de: 'Über diesen Umzug ist schon entschieden, oder er wurde zurückgezogen.',
    en: 'This move has already been decided or withdrawn.',
  },
  'moves.noPolicy': {
    status: 409,
    de: 'Für dieses Produkt sind eigene Umzüge nicht eingerichtet. Bitte fragen Sie den Umzug an.',
    en: 'You cannot move licences of this product yourself. Please request the move.',
  },
  'moves.notFound': { status: 404, de: 'Diesen Umzug gibt es nicht.', en: 'This move does not exist.' },
  'moves.nothingIssued': {
    status: 409,
    de: 'Für diese Host-ID wurde noch keine Lizenz ausgestellt. Sie kann einfach geändert werden.',
    en: 'No licence has been issued for this host ID yet. It can simply be changed.',
  },
  'moves.own': {
    status: 403,
    de: 'Ihren eigenen Umzug muss jemand anderes freigeben.',
    en: 'Your own move has to be approved by someone else.',
  },
  'moves.sameMachine': {
    status: 422,
    de: 'Die Lizenzanfrage ist von einem Rechner, für den die Lizenz schon gilt.',
    en: 'The licence request comes from a machine that the licence already covers.',
  },
  'moves.slotMissing': {
    status: 422,
    de: 'Bitte wählen Sie, welcher der drei Server ausgetauscht wird.',
    en: 'Please choose which of the three servers is being replaced.',
  },
  'moves.tooManyMachines': {
    status: 422,
    de: 'Die Lizenzanfrage nennt mehr Rechner, als diese Bindung hat.',
    en: 'The licence request names more machines than this binding allows.',
  },
  'moves.unbound': {
    status: 409,
    de: 'Diese Lizenz ist an keinen Rechner gebunden und muss nicht übertragen werden.',
    en: 'This licence is not bound to a machine and does not need to be moved.',
  },
  'moves.waitingAlready': {
    status: 409,
    de: 'Für diesen Rechner wartet schon ein Umzug auf die Freigabe.',
    en: 'A move of this machine is already awaiting approval.',
  },
} as const satisfies ErrorTexts
