/** What the law wants to be found below every page. */
export const legalTitleTexts = {
  'legal.cancellation.title': { de: 'Verträge hier kündigen', en: 'Cancel contracts here' },
  'legal.withdrawal.title': { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
}
