import { z } from 'zod'
import { configurationNameLimit } from './holdings.ts'
import { productConfiguration } from './configurations.ts'
import { operation } from './operation.ts'
import { productKind } from './products.ts'
import { id, listOf, optionalText } from './shapes.ts'

/** A template with the product it belongs to. */
export const template = z.object({
  ...productConfiguration.shape,
  kind: z.literal('template'),
  sorting: z.number().int(),
  product: z.object({ id, kind: productKind, version: z.number().int(), titleDe: z.string(), titleEn: z.string() }),
})
export type Template = z.infer<typeof template>

export const listTemplates = operation({
  name: 'listTemplates',
  method: 'GET',
  path: '/templates',
  access: ['configurations.choose', 'templates.save', 'templates.delete'],
  summary: 'Templates of all products of a version, or of one product, in their order.',
  query: z.strictObject({ version: z.coerce.number().int().min(1).max(999).optional(), productId: id.optional() }),
  output: listOf(template),
})

export const saveTemplate = operation({
  name: 'saveTemplate',
  method: 'POST',
  path: '/products/{id}/templates',
  access: 'templates.save',
  summary: 'Keep a saved configuration as a template of a product, after its other templates.',
  body: z.strictObject({
    configurationId: id,
    name: z
      .string()
      .trim()
      .min(1, { error: 'templates.nameMissing' })
      .max(configurationNameLimit)
      .pipe(optionalText(configurationNameLimit)),
    description: optionalText(222).default(''),
  }),
  output: template,
  errors: ['products.notFound', 'configurations.notFound', 'templates.nameMissing'],
})

export const deleteTemplate = operation({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/templates/{id}',
  access: 'templates.delete',
  summary: 'Delete a template. What was made from it stays.',
  errors: ['templates.notFound'],
})
