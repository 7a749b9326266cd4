import type { ProductRecord } from '#contract/catalogue.ts'
import { copyProduct, readProduct } from '#domains/products/public.ts'
import type { Write } from '#platform/operations/operations.ts'
import { createMaster } from './masters.ts'

/** Adds another version of a product, with a copy of its master where it has one and the actor may edit masters. */
export async function createProductVersionOf(call: Write, fromId: string, version: number): Promise<ProductRecord> {
  const { hasMaster } = await readProduct(call.db, fromId)
  const made = await copyProduct(call, fromId, version)
  if (!hasMaster || !call.actor.permissions.has('master.edit')) return made
  await createMaster(call, made, fromId)
  return readProduct(call.db, made.id)
}
