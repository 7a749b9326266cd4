import { z } from 'zod'
import { operation } from './operation.ts'
import { id, language, listOf } from './shapes.ts'

/** Edition of a product. Students and readers of the textbook get theirs themselves, companies the others. */
export const productKind = z.enum(['single', 'network', 'student', 'textbook', 'cloud'])
export type ProductKind = z.infer<typeof productKind>

/** Editions that people have, and not companies alone: what students get of them can be said. */
export const editionsForPeople: readonly ProductKind[] = ['student', 'textbook', 'single']

/** What lists and headings say about a product. */
export const productFacts = z.object({
  id,
  code: z.string(),
  kind: productKind,
  version: z.number().int(),
  titleDe: z.string(),
  titleEn: z.string(),
  subtitleDe: z.string(),
  subtitleEn: z.string(),
  /** Null: no picture; else it is at `/api/products/{id}/picture`. */
  imageId: id.nullable(),
})

export const product = z.object({
  ...productFacts.shape,
  name: z.string(),
  licName: z.string(),
  unlocked: z.boolean(),
  /** Without a master configuration a product cannot be added to a company. */
  hasMaster: z.boolean(),
})
export type Product = z.infer<typeof product>

/** Title and version in one line. */
export const productInWords = ({ titleDe, titleEn, version }: { titleDe: string; titleEn: string; version: number }) =>
  ({ parts: [{ de: titleDe, en: titleEn }, String(version)], between: ' ' }) as const

type Edition = Pick<Product, 'kind' | 'version' | 'titleDe'>

/** True of a higher version of the same product: of its kind, called the same but for the version. */
export const isNewerVersion = (one: Edition, than: Edition): boolean =>
  one.version > than.version && isSameProduct(one, than)

/** True of any two versions of a product: of the same kind, called the same but for the version. */
export const isSameProduct = (one: Edition, other: Edition): boolean =>
  one.kind === other.kind && familyOf(one) === familyOf(other)

const familyOf = ({ titleDe, version }: Edition): string =>
  titleDe
    .split(/\s+/)
    .filter((word) => word !== String(version))
    .join(' ')
    .toLowerCase()

export const moduleLevel = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** A licensable module of the catalogue. */
export const module = z.object({
  id,
  level: moduleLevel,
  name: z.string(),
  licName: z.string(),
  licNameParent: z.string().nullable(),
  /** Null: no picture; else it is at `/api/modules/{id}/picture`. */
  imageId: id.nullable(),
})

const moduleOfCatalogue = z.object({
  ...module.shape,
  /** Some configuration holds it; then it cannot be deleted. */
  used: z.boolean(),
})
export type ModuleOfCatalogue = z.infer<typeof moduleOfCatalogue>

export const listProducts = operation({
  name: 'listProducts',
  method: 'GET',
  path: '/products',
  access: ['products.all', 'products.company.add', 'campaigns.run'],
  summary: 'The whole catalogue with locked versions, newest version first, then by title.',
  output: listOf(product),
})

export const listAssignableProducts = operation({
  name: 'listAssignableProducts',
  method: 'GET',
  path: '/companies/{id}/assignable-products',
  access: 'products.company.add',
  summary:
    'Products a company can be given: unlocked versions, no student or textbook edition; newest version first, then by title.',
  output: listOf(z.object({ ...product.shape, assigned: z.boolean() })),
  errors: ['companies.notFound'],
})

export const listContactAssignableProducts = operation({
  name: 'listContactAssignableProducts',
  method: 'GET',
  path: '/contacts/{id}/assignable-products',
  access: 'products.company.add',
  summary:
    'Products a person can be given: unlocked versions of student, textbook and single-user editions; newest version first, then by title.',
  output: listOf(z.object({ ...product.shape, assigned: z.boolean() })),
  errors: ['contacts.notFound'],
})

/** What browsers show as a picture; any other file is only offered for download. */
export const pictureTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/gif']
const pictureFiles = [...pictureTypes, 'application/octet-stream'] as const

export const readProductPicture = operation({
  name: 'readProductPicture',
  method: 'GET',
  path: '/products/{id}/picture',
  access: 'public',
  summary: 'The picture of a product; the English one where asked for, or the German one if there is no other.',
  query: z.strictObject({
    language: language.default('de'),
    /** Changes with each picture, since browsers cache them for a while. */
    v: id.optional(),
  }),
  answersFile: pictureFiles,
  errors: ['products.noPicture'],
})

export const readModulePicture = operation({
  name: 'readModulePicture',
  method: 'GET',
  path: '/modules/{id}/picture',
  access: 'public',
  summary: 'The picture of a module.',
  query: z.strictObject({ v: id.optional() }),
  answersFile: pictureFiles,
  errors: ['products.noPicture'],
})

export const listModules = operation({
  name: 'listModules',
  method: 'GET',
  path: '/modules',
  access: ['configurations.list', 'configurations.edit', 'products.all', 'master.edit', 'campaigns.run'],
  summary: 'The catalogue of modules, of all levels or of one, by level and name.',
  query: z.strictObject({ level: z.coerce.number().pipe(moduleLevel).optional() }),
  output: listOf(moduleOfCatalogue),
})
