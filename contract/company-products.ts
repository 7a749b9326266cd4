import { z } from 'zod'
import { itemLimit } from './configuration-items.ts'
import { operation } from './operation.ts'
import { productFacts } from './products.ts'
import { byId, day, id, instant, language, listOf, longText, optionalText, text } from './shapes.ts'

/** Longest name and description of a configuration. */
export const configurationNameLimit = 30
export const configurationDescriptionLimit = 222

export const configurationName = optionalText(configurationNameLimit)
export const configurationDescription = text(configurationDescriptionLimit)

/** Where a company product's configuration comes from. */
export const configurationSource = {
  /** The product's master, one of its templates, or a configuration of the company; left out: the master. */
  configurationId: id.optional(),
  /** True: use the company's configuration itself instead of a copy, so that both products share it. */
  shared: z.boolean().default(false),
  name: configurationName.optional(),
  description: configurationDescription.optional(),
  /** Seats every level-one module (dependencies aside) starts with, instead of the source's; needs configurations.edit. */
  count: z.number().int().min(1).max(100).optional(),
  /** Last day of every level-one module (dependencies aside), or 'unlimited', instead of the source's; needs configurations.edit. */
  end: z.union([day, z.literal('unlimited')]).optional(),
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

/** A product a company has. */
export const companyProduct = z.object({
  id,
  company: z.object({ id, name: z.string(), customerNumber: z.string(), language }),
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
export type CompanyProduct = z.infer<typeof companyProduct>

export const listCompanyProducts = operation({
  name: 'listCompanyProducts',
  method: 'GET',
  path: '/companies/{id}/products',
  access: 'products.company',
  summary:
    'The products of a company, newest version first, then by title; a customer reads those of their own company.',
  params: byId,
  output: listOf(companyProduct),
  errors: ['companies.notFound'],
})

export const readCompanyProduct = operation({
  name: 'readCompanyProduct',
  method: 'GET',
  path: '/company-products/{id}',
  access: ['products.company', 'configurations.area'],
  summary: 'One product of a company with the facts of both.',
  params: byId,
  output: companyProduct,
  errors: ['companyProducts.notFound'],
})

export const openCompanyOf = operation({
  name: 'openCompanyOf',
  method: 'GET',
  path: '/company-products/{id}/company',
  access: 'configurations.company.open',
  summary: 'The company a product belongs to: where the company name of the overview leads.',
  params: byId,
  output: z.object({ id, name: z.string(), customerNumber: z.string() }),
  errors: ['companyProducts.notFound'],
})

export const addCompanyProduct = operation({
  name: 'addCompanyProduct',
  method: 'POST',
  path: '/companies/{id}/products',
  access: 'products.company.add',
  summary:
    "Give a company a product; the chosen master, template or configuration becomes the product's first configuration.",
  params: byId,
  body: z
    .strictObject({ productId: id, note: longText(255).default(''), ...configurationSource })
    .refine(sharedAsItIs, { path: ['shared'] }),
  output: companyProduct,
  errors: [
    'companies.notFound',
    'products.notFound',
    'products.locked',
    'products.notAssignable',
    'products.noMaster',
    'companyProducts.taken',
    'configurations.notFound',
    'configurations.broken',
    'configurations.prefill',
    'configurations.downgrade',
    'configurations.upgradeLoses',
    'products.notOffered',
  ],
})

export const changeCompanyProduct = operation({
  name: 'changeCompanyProduct',
  method: 'PATCH',
  path: '/company-products/{id}',
  access: 'configurations.product.edit',
  summary:
    'Change the note of a company product, or disable or enable it. With `modifiedAt` a change made meanwhile is refused.',
  params: byId,
  body: z.strictObject({
    note: longText(255).optional(),
    disabled: z.boolean().optional(),
    modifiedAt: instant.optional(),
  }),
  output: companyProduct,
  errors: ['companyProducts.notFound', 'request.conflict'],
})

export const removeCompanyProduct = operation({
  name: 'removeCompanyProduct',
  method: 'DELETE',
  path: '/company-products/{id}',
  access: 'products.company.remove',
  summary:
    'Take a product from a company with its host IDs, history and configurations; refused once licences were issued for it.',
  params: byId,
  errors: ['companyProducts.notFound', 'companyProducts.hasLicences'],
})

export const companyProductOperations = [
  listCompanyProducts,
  readCompanyProduct,
  openCompanyOf,
  addCompanyProduct,
  changeCompanyProduct,
  removeCompanyProduct,
]
