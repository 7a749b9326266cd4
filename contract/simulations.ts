import { z } from 'zod'
import { configurationTreeInput } from './configuration-items.ts'
import { brokenRule } from './licences.ts'
import { operation } from './operation.ts'
import { id, language, productNamed } from './shapes.ts'

/** How many machines one simulation looks at, and how many differences it names for each. */
export const simulatedHosts = 200
export const shownDifferences = 200

/** What issuing for one machine would come to. */
export const simulatedHost = z.object({
  hostId: id,
  /** Computer names and network cards as the host says them; '' when it names none. */
  machine: z.string(),
  holdingId: id,
  product: productNamed,
  disabled: z.boolean(),
  broken: z.array(brokenRule),
  /** In words, against the last licence issued for this machine; null when there is none. */
  differences: z.array(z.string()).nullable(),
  differenceCount: z.number().int(),
})
export type SimulatedHost = z.infer<typeof simulatedHost>

export const simulation = z.object({
  /** Rules the configuration breaks on any machine. */
  broken: z.array(brokenRule),
  hosts: z.array(simulatedHost),
  /** The company has more machines than were looked at. */
  more: z.boolean(),
  /** Of the one machine asked for: the exact text to be signed (null while rules are broken), and the last one issued. */
  text: z.string().nullable(),
  previous: z.string().nullable(),
})
export type Simulation = z.infer<typeof simulation>

export const simulateLicences = operation({
  name: 'simulateLicences',
  method: 'POST',
  path: '/holdings/{id}/simulations',
  access: 'hosts.list',
  summary:
    'What issuing would come to with any configuration, saved or not, on one machine or all machines of the company: broken rules, differences from the last licence, and for one machine the exact text. Nothing is saved, issued or logged.',
  body: z
    .strictObject({
      /** A configuration this holding could be given; left out: its current one. */
      configurationId: id.optional(),
      /** Unsaved items instead; for those who may save them. */
      items: configurationTreeInput.optional(),
      /** This machine alone, of any product of the company. */
      hostId: id.optional(),
      /** Without `hostId`: the machines of this holding, or all of the company. */
      hosts: z.enum(['product', 'company']).default('product'),
      language,
    })
    .refine(({ configurationId, items }) => !configurationId || !items, { path: ['items'], error: 'input.oneOfTwo' }),
  output: simulation,
  // Nothing is written, so there is nothing to repeat or to log.
  anonymous: true,
  errors: [
    'holdings.notFound',
    'configurations.notFound',
    'hosts.notFound',
    'configurations.moduleUnknown',
    'configurations.moduleTwice',
    'configurations.downgrade',
    'products.noMaster',
  ],
})
