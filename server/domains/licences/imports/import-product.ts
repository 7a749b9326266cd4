import type { ImportFailure } from '#contract/licence-imports.ts'
import { assignableKinds } from '#domains/holdings/public.ts'
import { productsOfVersions } from '#domains/products/public.ts'
import { foldName } from '#licence/file-text.ts'
import type { ForeignLicence } from '#licence/foreign-licence.ts'
import { type NamedProduct, productsNamed } from '#licence/licence-file-name.ts'
import type { Db } from '#platform/database/database.ts'

export type FileProduct = Awaited<ReturnType<typeof productsOfVersions>>[number]

const isMeant = ({ title, version }: NamedProduct, { code, ...product }: FileProduct): boolean =>
  product.version === version &&
  ([product.titleDe, product.titleEn, product.name, product.licName].some((name) => foldName(name) === title) ||
    foldName(code) === `${title}${version}`)

/**
 * The product a licence file is for, by the file's name or else its lines. Locked versions count as well, since
 * licences of old versions are imported. Fails where name and lines name two products.
 */
export async function productOfFile(
  db: Db,
  fileName: string,
  file: ForeignLicence,
): Promise<FileProduct | ImportFailure> {
  const named = productsNamed(fileName)
  const versions = [...named, ...(file.product ? [file.product] : [])].map(({ version }) => version)
  const products = versions.length > 0 ? await productsOfVersions(db, versions) : []
  const find = (one: NamedProduct) => products.find((product) => isMeant(one, product))
  const byName = named.map(find).find((product) => product !== undefined)
  const byLines = file.product ? find(file.product) : undefined
  if (byName && byLines && byName.id !== byLines.id) return 'productContradicts'
  const product = (file.own ? byLines : byName) ?? byLines ?? byName
  if (!product) return 'productUnknown'
  return assignableKinds.company.includes(product.kind) ? product : 'productNotAssignable'
}
