import { z } from 'zod'
import {
  holder,
  holding,
  configurationDescription,
  configurationName,
  configurationSource,
  sharedAsItIs,
} from './holdings.ts'
import { configurationItem, configurationTreeInput, count } from './configuration-items.ts'
import { operation } from './operation.ts'
import { id, instant, listOf, longText } from './shapes.ts'

const labels = { id, name: z.string(), description: z.string(), createdAt: instant, createdBy: z.string() }

/** A configuration as the overview of a holding lists it. */
export const configurationRow = z.object({
  ...labels,
  /** The holding's current one; all others are historical. */
  active: z.boolean(),
  /** When and by whom a historical one was replaced, and why; null and '' for the active one. */
  replacedAt: instant.nullable(),
  replacedBy: z.string(),
  changeNotes: z.string(),
  /** What changed with it: the notes written when it replaced the one before; '' for the first. */
  notes: z.string(),
  /** How it came to be where that is worth telling: "upgraded by". */
  origin: z.string(),
  /** How many other holdings use it as their current one. */
  sharedWith: z.number().int(),
  /** Whether it is in use: current somewhere, or source of an issued licence that still runs. Then it cannot be deleted. */
  inUse: z.boolean(),
})
export type ConfigurationRow = z.infer<typeof configurationRow>

export const configurationKind = z.enum(['master', 'template', 'held'])

export const configuration = z.object({
  ...labels,
  kind: configurationKind,
  holder: holder.nullable(),
  /** Technical dependencies were left out, since the reader may not see them. */
  dependenciesHidden: z.boolean(),
  items: z.array(configurationItem),
})
export type Configuration = z.infer<typeof configuration>

/** A master or template to start from, with what it prefills. */
export const productConfiguration = z.object({
  ...labels,
  kind: z.enum(['master', 'template']),
  /** Seats of the explorer, or of the first level-one module without one; null when there is none. */
  count: count.nullable(),
  endDate: z.string().nullable(),
  unlimited: z.boolean(),
})
export type ProductConfiguration = z.infer<typeof productConfiguration>

/** A configuration of the holder to start from, with the products that have or had it. */
export const holderConfiguration = z.object({
  ...labels,
  products: z.array(
    z.object({
      holdingId: id,
      titleDe: z.string(),
      titleEn: z.string(),
      version: z.number(),
      active: z.boolean(),
    }),
  ),
})
export type HolderConfiguration = z.infer<typeof holderConfiguration>

export const listConfigurations = operation({
  name: 'listConfigurations',
  method: 'GET',
  path: '/holdings/{id}/configurations',
  access: 'configurations.list',
  summary: 'The active configuration of a holding and its historical ones, newest first (at most 1,000).',
  output: listOf(configurationRow),
  errors: ['holdings.notFound'],
})

export const listProductConfigurations = operation({
  name: 'listProductConfigurations',
  method: 'GET',
  path: '/products/{id}/configurations',
  access: ['configurations.choose', 'products.company.add'],
  summary: 'The master of a product and its templates in their order.',
  output: listOf(productConfiguration),
  errors: ['products.notFound'],
})

export const listCompanyConfigurations = operation({
  name: 'listCompanyConfigurations',
  method: 'GET',
  path: '/companies/{id}/configurations',
  access: ['configurations.choose', 'products.company.add'],
  summary: 'The configurations of a company, newest first (at most 1,000), with the products that have or had them.',
  output: listOf(holderConfiguration),
  errors: ['companies.notFound'],
})

export const listContactConfigurations = operation({
  name: 'listContactConfigurations',
  method: 'GET',
  path: '/contacts/{id}/configurations',
  access: ['configurations.choose', 'products.company.add'],
  summary: 'The configurations of a person, newest first, with the products that have or had each (at most 1,000).',
  output: listOf(holderConfiguration),
  errors: ['contacts.notFound'],
})

export const readConfiguration = operation({
  name: 'readConfiguration',
  method: 'GET',
  path: '/configurations/{id}',
  access: ['configurations.list', 'configurations.choose'],
  summary:
    'One configuration with its items as a tree; technical dependencies only for holders of configurations.dependencies.',
  output: configuration,
  errors: ['configurations.notFound'],
})

export const saveConfiguration = operation({
  name: 'saveConfiguration',
  method: 'POST',
  path: '/holdings/{id}/configurations',
  access: { all: ['configurations.edit', 'configurations.dependencies'] },
  summary:
    'Save a configuration as a new one and make it current; the one before it becomes historical. With `updateAll` every holding that shares it moves along.',
  body: z.strictObject({
    /** The configuration that was edited; it must still be the current one. Null: there was none. */
    basedOn: id.nullable(),
    name: configurationName,
    description: configurationDescription,
    changeNotes: longText(1000).default(''),
    updateAll: z.boolean().default(false),
    items: configurationTreeInput,
  }),
  output: z.object({ configuration, movedHoldings: z.array(id) }),
  errors: [
    'holdings.notFound',
    'configurations.broken',
    'configurations.changedMeanwhile',
    'configurations.moduleUnknown',
    'configurations.moduleTwice',
  ],
})

export const chooseConfiguration = operation({
  name: 'chooseConfiguration',
  method: 'PUT',
  path: '/holdings/{id}/configuration',
  access: 'configurations.choose',
  summary:
    'Give a holding another current configuration: a copy of its master, a template or a configuration of the company, or that one itself.',
  body: z
    .strictObject({ basedOn: id.nullable(), changeNotes: longText(1000).default(''), ...configurationSource })
    .refine(sharedAsItIs, { path: ['shared'], error: 'input.sharedAsItIs' }),
  output: holding,
  errors: [
    'holdings.notFound',
    'products.noMaster',
    'configurations.notFound',
    'configurations.broken',
    'configurations.prefill',
    'configurations.changedMeanwhile',
    'configurations.downgrade',
    'configurations.upgradeLoses',
  ],
})

const moduleNames = z.object({ name: z.string(), licName: z.string() })
const path = z.array(z.string())

/** What an upgrade would do. */
export const upgradePreview = z.object({
  /** From an older version: the modules follow the new one; from the same: a plain copy. */
  kind: z.enum(['upgrade', 'copy']),
  from: z.number().int(),
  to: z.number().int(),
  renamed: z.array(z.object({ path, from: moduleNames, to: moduleNames })),
  /** Modules the new version does not have; those that are paid for are lost only with `drop`. */
  dropped: z.array(z.object({ itemId: id, path, licName: z.string(), count, paid: z.boolean() })),
  /** Technical dependencies that come along. */
  added: z.array(z.object({ path, licName: z.string() })),
})
export type UpgradePreview = z.infer<typeof upgradePreview>

export const previewUpgrade = operation({
  name: 'previewUpgrade',
  method: 'GET',
  path: '/configurations/{id}/upgrade',
  access: ['configurations.choose', 'products.company.add'],
  summary:
    'What taking this configuration over for a product would rename, drop and add; an older target version is refused. Nothing is written.',
  query: z.strictObject({
    targetProductId: id,
    /** The product whose version counts as the old one; left out: the oldest that has or had the configuration. */
    oldProductId: id.optional(),
  }),
  output: upgradePreview,
  errors: ['configurations.notFound', 'products.notFound', 'products.noMaster', 'configurations.downgrade'],
})

export const changeConfiguration = operation({
  name: 'changeConfiguration',
  method: 'PATCH',
  path: '/configurations/{id}',
  access: 'configurations.edit',
  summary: 'Change name and description of a company configuration; its items never change.',
  body: z.strictObject({ name: configurationName.optional(), description: configurationDescription.optional() }),
  output: configuration,
  errors: ['configurations.notFound'],
})

export const deleteConfiguration = operation({
  name: 'deleteConfiguration',
  method: 'DELETE',
  path: '/configurations/{id}',
  access: 'configurations.delete',
  summary: 'Delete a historical configuration that is not in use.',
  errors: ['configurations.notFound', 'configurations.inUse', 'configurations.isMaster'],
})
