import { z } from 'zod'
import { configuration } from './configurations.ts'
import { count } from './configuration-items.ts'
import { configurationDescriptionLimit, configurationNameLimit } from './holdings.ts'
import { operation } from './operation.ts'
import { id, longText, optionalText } from './shapes.ts'

const writes = { all: ['configurations.edit', 'configurations.dependencies'] } as const

const labels = {
  name: optionalText(configurationNameLimit),
  description: optionalText(configurationDescriptionLimit),
}

/** As many drafts a session may have open at a time. */
export const configurationDraftLimit = 200

export const createConfigurationDraft = operation({
  name: 'createConfigurationDraft',
  method: 'POST',
  path: '/configuration-drafts',
  access: ['configurations.choose', 'configurations.edit'],
  summary:
    'Begin a configuration, empty or as a copy. It is a draft of this session until a product is given it, and is forgotten after seven days.',
  body: z.strictObject({
    /** Whose it will be; left out: that of what is copied, or none, for a master or a template. */
    companyId: id.optional(),
    contactId: id.optional(),
    /** The configuration it begins as; what this session wrote to it is copied as well. */
    copyOf: id.optional(),
    name: labels.name.optional(),
    description: labels.description.optional(),
  }),
  output: z.object({ id }),
  errors: ['companies.notFound', 'contacts.notFound', 'configurations.notFound', 'configurations.tooManyDrafts'],
})

const day = z.string().max(20).nullable()

/** What a change says of an item; what it leaves out stays as it is. */
const itemChange = z.strictObject({
  count: count.optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  unlimited: z.boolean().optional(),
  test: z.boolean().optional(),
  testCount: z.number().int().min(-1_000_000).max(1_000_000).optional(),
  student: z.boolean().optional(),
  editModules: z.boolean().optional(),
  connect: z.boolean().optional(),
  sorting: z.number().int().min(-1_000_000).max(1_000_000).optional(),
})

export const configurationChange = z.strictObject({
  kind: z.enum(['add', 'change', 'remove']),
  /** The modules from level one down to the one that is meant; null: whichever the next one stands below. */
  path: z
    .array(id.nullable())
    .min(1)
    .max(3)
    .refine((path) => path.at(-1) !== null, 'input.modulePath'),
  item: itemChange.default({}),
})
export type ConfigurationChange = z.infer<typeof configurationChange>

/** A configuration as this session wrote it. */
export const writtenConfiguration = z.object({
  ...configuration.shape,
  /** What stands at the product by now, under its own id; null for a draft. */
  liveId: id.nullable(),
})

export const readWrittenConfiguration = operation({
  name: 'readWrittenConfiguration',
  method: 'GET',
  path: '/configurations/{id}/written',
  access: ['configurations.list', 'configurations.choose'],
  summary:
    'A draft, or a configuration with what this session changed of it, live already or not; for other sessions it stays what it was.',
  output: writtenConfiguration,
  errors: ['configurations.notFound'],
})

export const changeConfigurationItems = operation({
  name: 'changeConfigurationItems',
  method: 'POST',
  path: '/configurations/{id}/changes',
  access: writes,
  summary:
    'Add, change and remove items of a draft, of a configuration of a product, or of a master or template. Those of a product go live together: when it is published, or a minute after the last change; a master or template changes at once.',
  body: z.strictObject({ changes: z.array(configurationChange).min(1).max(100) }),
  output: writtenConfiguration,
  errors: [
    'configurations.notFound',
    'configurations.moduleUnknown',
    'configurations.moduleTwice',
    'configurations.tooManyChanges',
    'master.errorProductLevelsText1',
    'master.errorProductLevelsText2',
  ],
})

export const publishConfigurationChanges = operation({
  name: 'publishConfigurationChanges',
  method: 'POST',
  path: '/configurations/{id}/publication',
  access: 'configurations.choose',
  summary:
    'Make what this session changed of a configuration the current one of its products, applied to what is current by now. Answers what is live; a draft, or a configuration without changes, stays as it is.',
  output: z.object({ configurationId: id }),
  errors: ['configurations.notFound', 'configurations.broken', 'configurations.moduleUnknown'],
})

export const noteConfigurationHistory = operation({
  name: 'noteConfigurationHistory',
  method: 'PUT',
  path: '/holdings/{id}/configuration-history/{configuration}',
  access: 'configurations.choose',
  summary:
    'Say why a product leaves a configuration. A draft, or what this session changed of the configuration, goes live with it; the note of a current configuration is kept until the product leaves it.',
  body: z.strictObject({ changeNotes: longText(1000) }),
  output: z.object({ configurationId: id.nullable() }),
  errors: [
    'holdings.notFound',
    'configurations.notFound',
    'configurations.broken',
    'configurations.moduleUnknown',
    'configurations.changedMeanwhile',
  ],
})

export const deleteConfigurationHistory = operation({
  name: 'deleteConfigurationHistory',
  method: 'DELETE',
  path: '/configurations/{id}/history',
  access: 'configurations.delete',
  summary: 'Delete what the histories of products say of a configuration that is not in use.',
  errors: ['configurations.notFound', 'configurations.inUse'],
})

export const linkProductConfiguration = operation({
  name: 'linkProductConfiguration',
  method: 'POST',
  path: '/products/{id}/configurations',
  access: ['master.edit', 'templates.save'],
  summary:
    'Make a draft, a copy of a configuration, or an empty one the master or a template of a product. A master has counts of 0.',
  body: z.strictObject({
    kind: z.enum(['master', 'template']),
    configurationId: id.optional(),
    /** Left out: that of the configuration; of a master "Master: " and the product's title. */
    name: labels.name.optional(),
    description: labels.description.optional(),
  }),
  output: z.object({ id }),
  errors: ['products.notFound', 'configurations.notFound', 'master.errorLinkageProdConfig', 'templates.nameMissing'],
})
