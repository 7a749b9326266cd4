import { changeConfigurationItems, readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import type { Call } from '../../call.ts'
import { createLink, deleteLink, linkLookup, updateLink } from './link-changes.ts'
import { linkExample, names } from './link-words.ts'

const live =
  ' Read at once under the id that is sent; live in one step with the call that names it at a product, or 60 seconds after the last link.'

/** The links of a configuration with modules, for each level: looked up, created, changed and deleted by what they join. */
export const configurationLinkCalls: readonly Call[] = ([1, 2, 3] as const).flatMap((level): Call[] => {
  const example = linkExample(level)
  const operations = [changeConfigurationItems] as const
  const about = `of a configuration with a module of level ${level}`
  return [
    {
      method: 'GET',
      path: `/configurationhaslevel${names[level]}`,
      purpose: `The link ${about}.`,
      operations: [readWrittenConfiguration],
      example: { query: example },
      answer: linkLookup(level),
    },
    {
      method: 'POST',
      path: `/createconfigurationhaslevel${names[level]}`,
      purpose: `Create the link ${about}, or several.${live}`,
      operations,
      takes: 'many',
      example: { body: { ...example, Count: 1, Limited: '2027-12-31T00:00:00' } },
      answer: createLink(level),
    },
    {
      method: 'POST',
      path: `/updateconfigurationhaslevel${names[level]}`,
      purpose: `Change the link ${about}, or several.${live}`,
      operations,
      takes: 'many',
      example: { body: { ...example, Count: 2 } },
      answer: updateLink(level),
    },
    {
      method: 'DELETE',
      path: `/deleteconfigurationhaslevel${names[level]}`,
      purpose: `Delete the link ${about}.${live}`,
      operations,
      example: { query: example },
      answer: deleteLink(level),
    },
  ]
})
