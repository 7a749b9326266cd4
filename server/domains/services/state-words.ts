import { servicesTexts } from '#texts/services.ts'

/** What stands against a licence that its file cannot know. */
export const stateWords = {
  superseded: servicesTexts['services.state.superseded'],
  suspended: servicesTexts['services.state.suspended'],
  moved: servicesTexts['services.state.moved'],
  notIssued: servicesTexts['services.state.notIssued'],
} as const
