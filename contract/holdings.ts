import { z } from 'zod'
import { itemLimit } from './configuration-items.ts'
import { endWish } from './end-requests.ts'
import { operation } from './operation.ts'
import { productFacts } from './products.ts'
import { dayOrUnlimited, id, instant, language, listOf, longText, optionalText, text } from './shapes.ts'

/** Longest name and description of a configuration. */
export const configurationNameLimit = 30
export const configurationDescriptionLimit = 222

export const configurationName = optionalText(configurationNameLimit)
export const configurationDescription = text(configurationDescriptionLimit)

/** Where a holding's configuration comes from. */
export const configurationSource = {
  /** The product's master, one of its templates, or a configuration of the holder; left out: the master. */
  configurationId: id.optional(),
  /** True: use the holder's configuration itself instead of a copy, so that both products share it. */
  shared: z.boolean().default(false),
  name: configurationName.optional(),
  description: configurationDescription.optional(),
  /** Seats every level-one module (dependencies aside) starts with, instead of the source's; needs configurations.edit. */
  count: z.number().int().min(1).max(100).optional(),
  /** Last day of every level-one module (dependencies aside), or 'unlimited', instead of the source's; needs configurations.edit. */
  end: dayOrUnlimited.optional(),
  /** Upgrades: the items of the source that the new version does not have and that may go. */
  drop: z.array(id).max(itemLimit).default([]),
}

/** A shared configuration is taken as it is: nothing about it can be prefilled. */
export const sharedAsItIs = (source: {
  configurationId?: string | undefined
  shared: boolean
  name?: string | undefined
  description?: string | undefined
  count?: number | undefined
  end?: string | undefined
}): boolean =>
  !source.shared ||
  (source.configurationId !== undefined &&
    [source.name, source.description, source.count, source.end].every((value) => value === undefined))

/** Who holds a product: a company or a person. */
export const holder = z.object({
  kind: z.enum(['company', 'contact']),
  id,
  name: z.string(),
  /** '' for a person. */
  customerNumber: z.string(),
  /** In which the holder is written to. */
  language,
})
export type Holder = z.infer<typeof holder>

/** A product a company or a person holds. */
export const holding = z.object({
  id,
  holder,
  product: z.object({
    ...productFacts.shape,
    /** Days a new host is suggested to run; null: one year. */
    runtimeInDays: z.number().int().nullable(),
  }),
  note: z.string(),
  disabled: z.boolean(),
  /** The current configuration; null while there is none. */
  configuration: z.object({ id, name: z.string(), description: z.string() }).nullable(),
  /** How many licences were issued for it; with one or more it cannot be removed. */
  licences: z.number().int(),
  createdAt: instant,
  modifiedAt: instant,
})
export type Holding = z.infer<typeof holding>

export const listCompanyHoldings = operation({
  name: 'listCompanyHoldings',
  method: 'GET',
  path: '/companies/{id}/products',
  access: 'products.company',
  summary:
    'The products of a company, newest version first, then by title; a customer reads those of their own company.',
  output: listOf(holding),
  errors: ['companies.notFound'],
})

export const listContactHoldings = operation({
  name: 'listContactHoldings',
  method: 'GET',
  path: '/contacts/{id}/products',
  access: 'signedIn',
  summary:
    'The products of a person, newest version first, then by title: those the caller may see, which are their own, and for staff everybody’s.',
  output: listOf(holding),
  errors: ['contacts.notFound'],
})

export const listMyHoldings = operation({
  name: 'listMyHoldings',
  method: 'GET',
  path: '/my-products',
  access: 'products.mine',
  summary: "The products of the caller's own contact: students' and private users' ones.",
  output: listOf(holding),
})

export const readHolding = operation({
  name: 'readHolding',
  method: 'GET',
  path: '/holdings/{id}',
  access: ['products.company', 'products.mine', 'configurations.area'],
  summary: 'One product of a company or a person with the facts of both.',
  output: holding,
  errors: ['holdings.notFound'],
})

export const readHolder = operation({
  name: 'readHolder',
  method: 'GET',
  path: '/holdings/{id}/holder',
  access: 'configurations.company.open',
  summary: 'Whose product it is: where the name of the company in the overview leads.',
  output: holder,
  errors: ['holdings.notFound'],
})

export const readProductUse = operation({
  name: 'readProductUse',
  method: 'GET',
  path: '/products/{id}/use',
  access: 'products.all',
  summary: 'How many companies and persons hold a product, and to whom it was given last (at most 10).',
  output: z.object({
    companies: z.number().int(),
    people: z.number().int(),
    latest: z.array(z.object({ id, holder, createdAt: instant })),
  }),
  errors: ['products.notFound'],
})

const addErrors = [
  'products.notFound',
  'products.locked',
  'products.notAssignable',
  'products.noMaster',
  'holdings.taken',
  'configurations.notFound',
  'configurations.broken',
  'configurations.prefill',
  'configurations.downgrade',
  'configurations.upgradeLoses',
  'products.notOffered',
] as const

const newHolding = z
  .strictObject({
    productId: id,
    note: longText(255).default(''),
    ...configurationSource,
    /** Where ends are missing then, holders of `configurations.edit` are asked to set these; else no one is. */
    ask: endWish.optional(),
  })
  .refine(sharedAsItIs, { path: ['shared'], error: 'input.sharedAsItIs' })

export const addCompanyHolding = operation({
  name: 'addCompanyHolding',
  method: 'POST',
  path: '/companies/{id}/products',
  access: 'products.company.add',
  summary:
    "Give a company a product; the chosen master, template or configuration becomes the product's first configuration.",
  body: newHolding,
  output: holding,
  errors: ['companies.notFound', ...addErrors],
})

export const addContactHolding = operation({
  name: 'addContactHolding',
  method: 'POST',
  path: '/contacts/{id}/products',
  access: 'products.company.add',
  summary:
    "Give a person a product; the chosen master, template or configuration becomes the product's first configuration. A product without a master is given without one.",
  body: newHolding,
  output: holding,
  errors: ['contacts.notFound', ...addErrors],
})

export const changeHolding = operation({
  name: 'changeHolding',
  method: 'PATCH',
  path: '/holdings/{id}',
  access: 'configurations.product.edit',
  summary:
    'Change the note of a holding, or disable or enable it. With `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({
    note: longText(255).optional(),
    disabled: z.boolean().optional(),
    modifiedAt: instant.optional(),
  }),
  output: holding,
  errors: ['holdings.notFound', 'request.conflict'],
})

export const removeHolding = operation({
  name: 'removeHolding',
  method: 'DELETE',
  path: '/holdings/{id}',
  access: 'products.company.remove',
  summary:
    'Take a product from its holder with its host IDs, history and configurations; refused once licences were issued for it.',
  errors: ['holdings.notFound', 'holdings.hasLicences', 'holdings.hasCloudAccounts'],
})
