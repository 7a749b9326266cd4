import { publishConfigurationChanges, readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import type { AskOne } from './call.ts'

/** What a program wrote to a configuration goes live with the call that names it: answers the id it has from then on. */
export const publishedId = async (ask: AskOne, id: string): Promise<string> =>
  (await ask(publishConfigurationChanges, { params: { id } })).configurationId

/** The id of what a program reads under an id it knows; a draft has its own. */
export const liveId = async (ask: AskOne, id: string): Promise<string> =>
  (await ask(readWrittenConfiguration, { params: { id } })).liveId ?? id
