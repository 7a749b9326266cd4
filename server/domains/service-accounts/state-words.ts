import { serviceAccountsTexts } from '#texts/service-accounts.ts'

/** What stands against a licence that its file cannot know. */
export const stateWords = {
  superseded: serviceAccountsTexts['services.state.superseded'],
  suspended: serviceAccountsTexts['services.state.suspended'],
  moved: serviceAccountsTexts['services.state.moved'],
  notIssued: serviceAccountsTexts['services.state.notIssued'],
} as const
