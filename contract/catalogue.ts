import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { columnsOf, listOperation } from './list.ts'
import { fileBytes, operation } from './operation.ts'
import { product, productKind } from './products.ts'
import { type TraitPolicies, traitPolicies } from './traits.ts'
import { day, id, instant, language, longText, optionalText, text } from './shapes.ts'

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)], { error: 'products.linkInvalid' })
const title = text(200)
const line = optionalText(300)

const fields = {
  /** Names the product in short, once in the catalogue; left empty, it is made of name and version. */
  code: optionalText(40).regex(/^[\p{L}\p{N}._-]*$/u, { error: 'products.codeInvalid' }),
  kind: productKind,
  version: z.number().int().min(1).max(999),
  name: title,
  licName: title,
  titleDe: title,
  titleEn: title,
  subtitleDe: line,
  subtitleEn: line,
  teaserDe: longText(1000),
  teaserEn: longText(1000),
  /** Where the program is, where the licence file goes, how a licence request (.id) is made. */
  guideDe: longText(4000),
  guideEn: longText(4000),
  linkDe: link,
  linkEn: link,
  /** What the shop calls it. */
  externalId: optionalText(100),
  externalCode: optionalText(100),
  buyLink: link,
  /** Days a licence of it runs unless something else is chosen; null: until one is chosen. */
  runtimeInDays: z.number().int().min(1).max(36_500).nullable(),
  /** Which format its licences have: 3 once its program reads that. */
  licenceFormat: z.union([z.literal(2), z.literal(3)]),
  /** For how many days after their end its licences still hold; 0 in format 2. */
  graceDays: z.number().int().min(0).max(60),
  /** On how many last days programs give notice of the end; 0: on none, as always in format 2. */
  warnDays: z.number().int().min(0).max(366),
  /** How many of which traits of a machine must hold; null: its licences are not bound so. Only in format 3. */
  traitPolicies: traitPolicies.nullable(),
  /** First and last day on which it can be assigned; null: no bound. */
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  unlocked: z.boolean(),
}

const periodInOrder = ({ startsOn, endsOn }: { startsOn?: string | null; endsOn?: string | null }) =>
  !startsOn || !endsOn || startsOn <= endsOn

type Grace = { licenceFormat?: 2 | 3; graceDays?: number; warnDays?: number; traitPolicies?: TraitPolicies | null }

/** The first of these fields that says what only licences of format 3 can say. */
export const fieldOfFormat3 = ({ licenceFormat, graceDays = 0, warnDays = 0, traitPolicies = null }: Grace) => {
  if (licenceFormat !== 2) return undefined
  if (traitPolicies !== null) return 'traitPolicies'
  return graceDays > 0 ? 'graceDays' : warnDays > 0 ? 'warnDays' : undefined
}

const endsBeforeStart = { error: 'products.endsBeforeStart', path: ['endsOn'] }
const graceFits = (fields: Grace) => fieldOfFormat3(fields) !== 'graceDays'
const graceNeedsFormat3 = { error: 'products.needsFormat3', path: ['graceDays'] }
const noticeFits = (fields: Grace) => fieldOfFormat3(fields) !== 'warnDays'
const traitsFit = (fields: Grace) => fieldOfFormat3(fields) !== 'traitPolicies'
const traitsNeedFormat3 = { error: 'products.needsFormat3', path: ['traitPolicies'] }
const noticeNeedsFormat3 = { error: 'products.needsFormat3', path: ['warnDays'] }

/** Everything people enter about a product. */
export const productForm = z
  .strictObject(fields)
  .refine(periodInOrder, endsBeforeStart)
  .refine(graceFits, graceNeedsFormat3)
  .refine(noticeFits, noticeNeedsFormat3)
  .refine(traitsFit, traitsNeedFormat3)
export type ProductForm = z.input<typeof productForm>

const written = {
  titleDe: true,
  titleEn: true,
  subtitleDe: true,
  subtitleEn: true,
  teaserDe: true,
  teaserEn: true,
  guideDe: true,
  guideEn: true,
  linkDe: true,
  linkEn: true,
} as const
const shape = z.object(fields)

/** What a product that is there already is and when it is offered, without its texts. */
export const editedProductDetails = z
  .strictObject({ ...shape.omit(written).shape, modifiedAt: instant })
  .refine(periodInOrder, endsBeforeStart)
  .refine(graceFits, graceNeedsFormat3)
  .refine(noticeFits, noticeNeedsFormat3)
  .refine(traitsFit, traitsNeedFormat3)
export type ProductDetails = Omit<z.input<typeof editedProductDetails>, 'modifiedAt'>

/** What is written about it in both languages. */
export const editedProductTexts = z.strictObject({ ...shape.pick(written).shape, modifiedAt: instant })
export type ProductTexts = Omit<z.input<typeof editedProductTexts>, 'modifiedAt'>

/** A product with everything that is known of it. */
export const productRecord = z.object({
  ...product.shape,
  ...fields,
  imageEnId: id.nullable(),
  /** A company, a person or an issued licence has it: then kind and version stay. */
  used: z.boolean(),
  createdAt: instant,
  modifiedAt: instant,
})
export type ProductRecord = z.infer<typeof productRecord>

const catalogueRow = z.object({ ...product.shape, externalCode: z.string(), modifiedAt: instant })
export type CatalogueRow = z.infer<typeof catalogueRow>

const catalogueColumns = columnsOf(catalogueRow)({
  picture: { text: 'products.picture', only: 'page' },
  title: { text: 'products.title', sort: true, value: ({ titleDe, titleEn }) => ({ de: titleDe, en: titleEn }) },
  version: { text: 'products.version', sort: true, align: 'right' },
  kind: { text: 'products.kind', sort: true, value: ({ kind }) => ({ text: `products.kind.${kind}` }) },
  code: { text: 'products.code', sort: true, code: true },
  name: { text: 'products.name', only: 'file' },
  licName: { text: 'products.licName', only: 'file' },
  externalCode: { text: 'products.externalCode', only: 'file' },
  unlocked: {
    text: 'products.state',
    sort: true,
    value: ({ unlocked }) => ({ text: unlocked ? 'products.state.unlocked' : 'products.state.locked' }),
  },
  master: {
    text: 'products.master',
    sort: true,
    value: ({ hasMaster }) => ({ text: hasMaster ? 'products.master.yes' : 'products.master.no' }),
  },
  modified: { text: 'products.modified', sort: true, value: ({ modifiedAt }) => ({ day: modifiedAt }) },
})

export const listCatalogue = listOperation({
  name: 'listCatalogue',
  path: '/catalogue',
  access: 'products.all',
  summary: 'The catalogue of products, page by page: searched, filtered by version, kind and lock.',
  filters: {
    version: z.coerce.number().int().min(1).max(999).optional(),
    kind: productKind.optional(),
    lock: z.enum(['unlocked', 'locked']).optional(),
  },
  title: 'products.all',
  sort: '-version',
  columns: catalogueColumns,
})

export const listVersions = operation({
  name: 'listVersions',
  method: 'GET',
  path: '/catalogue/versions',
  access: 'products.all',
  summary: 'The versions products of the catalogue have, the newest first.',
  output: z.object({ versions: z.array(z.number().int()) }),
})

export const readProduct = operation({
  name: 'readProduct',
  method: 'GET',
  path: '/products/{id}',
  access: 'products.all',
  summary: 'One product with all its fields.',
  output: productRecord,
  errors: ['products.notFound'],
})

const { kind, version, name, licName, titleDe, titleEn } = fields

export const createProduct = operation({
  name: 'createProduct',
  method: 'POST',
  path: '/products',
  access: 'products.all',
  summary: 'Add a product to the catalogue.',
  body: z
    .strictObject({
      kind,
      version,
      name,
      licName,
      titleDe,
      titleEn,
      code: fields.code.default(''),
      subtitleDe: line.default(''),
      subtitleEn: line.default(''),
      teaserDe: fields.teaserDe.default(''),
      teaserEn: fields.teaserEn.default(''),
      guideDe: fields.guideDe.default(''),
      guideEn: fields.guideEn.default(''),
      linkDe: link.default(''),
      linkEn: link.default(''),
      buyLink: link.default(''),
      externalId: fields.externalId.default(''),
      externalCode: fields.externalCode.default(''),
      runtimeInDays: fields.runtimeInDays.default(null),
      licenceFormat: fields.licenceFormat.default(2),
      graceDays: fields.graceDays.default(0),
      warnDays: fields.warnDays.default(0),
      traitPolicies: fields.traitPolicies.default(null),
      startsOn: fields.startsOn.default(null),
      endsOn: fields.endsOn.default(null),
      unlocked: fields.unlocked.default(false),
    })
    .refine(periodInOrder, endsBeforeStart)
    .refine(graceFits, graceNeedsFormat3)
    .refine(noticeFits, noticeNeedsFormat3)
    .refine(traitsFit, traitsNeedFormat3),
  output: productRecord,
  errors: ['products.errorCreateProduct', 'products.endsBeforeStart', 'products.needsFormat3'],
})

export const changeProduct = operation({
  name: 'changeProduct',
  method: 'PATCH',
  path: '/products/{id}',
  access: 'products.all',
  summary: 'Change fields of a product; fields left out stay. With `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...shape.partial().shape, modifiedAt: instant.optional() }),
  output: productRecord,
  errors: [
    'products.notFound',
    'products.errorUpdateProduct',
    'products.endsBeforeStart',
    'products.needsFormat3',
    'products.kindOrVersionFixed',
    'request.conflict',
  ],
})

export const deleteProduct = operation({
  name: 'deleteProduct',
  method: 'DELETE',
  path: '/products/{id}',
  access: 'products.all',
  summary: 'Delete a product nobody has, with its master configuration and templates; one in use can only be locked.',
  errors: ['products.notFound', 'products.inUse'],
})

/** Pictures of products and modules are redrawn as PNG of this size. */
export const pictureSize = { width: 480, height: 360 } as const
const pictureLimit = 800_000
const pictureOf = z.strictObject({ id, language })

export const saveProductPicture = operation({
  name: 'saveProductPicture',
  method: 'PUT',
  path: '/products/{id}/pictures/{language}',
  access: 'products.all',
  summary: 'Set the German or English picture of a product: a PNG of 480 × 360 pixels. It is drawn anew.',
  params: pictureOf,
  body: fileBytes,
  uploadLimit: pictureLimit,
  output: productRecord,
  errors: ['products.notFound', 'products.errorUploadImage', 'request.mediaType', 'request.tooLarge'],
})

export const deleteProductPicture = operation({
  name: 'deleteProductPicture',
  method: 'DELETE',
  path: '/products/{id}/pictures/{language}',
  access: 'products.all',
  summary: 'Remove the German or English picture of a product.',
  params: pictureOf,
  output: productRecord,
  errors: ['products.notFound'],
})

export const unlockProducts = operation({
  name: 'unlockProducts',
  method: 'POST',
  path: '/catalogue/locks',
  access: 'products.all',
  summary: 'Unlock or lock up to 200 products; what customers hold of a locked one stays.',
  body: z.strictObject({ ids: bulkIds, unlocked: z.boolean() }),
  output: bulkOutput,
})
