import { readConfiguration } from '#contract/configurations.ts'
import type { Call } from '../../call.ts'
import { writingOperations } from '../../next-configuration.ts'
import { createLink, deleteLink, linkLookup, updateLink } from './link-changes.ts'
import { linkExample, names } from './link-words.ts'

/** The links of a configuration with modules, for each level: looked up, created, changed and deleted by what they join. */
export const configurationLinkCalls: readonly Call[] = ([1, 2, 3] as const).flatMap((level): Call[] => {
  const example = linkExample(level)
  const operations = writingOperations
  const about = `of a configuration with a module of level ${level}`
  return [
    {
      method: 'GET',
      path: `/configurationhaslevel${names[level]}`,
      purpose: `The link ${about}.`,
      operations: [readConfiguration],
      example: { query: example },
      answer: linkLookup(level),
    },
    {
      method: 'POST',
      path: `/createconfigurationhaslevel${names[level]}`,
      purpose: `Create the link ${about}, or several: the next configuration of its product.`,
      operations,
      takes: 'many',
      example: { body: { ...example, Count: 1, Limited: '2027-12-31T00:00:00' } },
      answer: createLink(level),
    },
    {
      method: 'POST',
      path: `/updateconfigurationhaslevel${names[level]}`,
      purpose: `Change the link ${about}, or several: the next configuration of its product.`,
      operations,
      takes: 'many',
      example: { body: { ...example, Count: 2 } },
      answer: updateLink(level),
    },
    {
      method: 'DELETE',
      path: `/deleteconfigurationhaslevel${names[level]}`,
      purpose: `Delete the link ${about}: the next configuration of its product.`,
      operations,
      example: { query: example },
      answer: deleteLink(level),
    },
  ]
})
