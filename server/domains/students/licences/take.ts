import type { Studies } from '#contract/students.ts'
import { contactFor } from '#domains/contacts/public.ts'
import { giveNewestEdition, insertHoldingOnce } from '#domains/holdings/public.ts'
import { shareProduct } from '#domains/products/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import { newId } from '#platform/database/ids.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { isSuccessorOfHeld } from './licence-queries.ts'
import { studiesOf } from './studies.ts'

/** Gives a private person the newest student version, unless they have one, or the successor of a product they have. */
export async function takeStudentVersion(call: Write, contactId: string, productId?: string): Promise<Studies> {
  const { db, actor, audit, clock } = call
  const contact = await contactFor(db, actor, contactId)
  if (!contact || contact.companyId !== null) return fail('students.notForStudents')
  const today = portalDay(clock())
  if (productId === undefined) await giveNewestEdition(db, contactId, 'student', today)
  else {
    const product = await shareProduct(db, productId, today)
    if (!product?.unlocked || !product.offered || !(await isSuccessorOfHeld(db, contactId, productId)))
      fail('orders.notOffered')
    const holder = { kind: 'contact' as const, id: contactId }
    await insertHoldingOnce(db, { id: newId(), holder, productId, configurationId: null, note: '' }, actor.accountId)
  }
  const studies = (await studiesOf(call, contactId, { product: productId })) ?? fail('students.notForStudents')
  audit({ kind: 'holding', id: studies.holdingId, after: { contactId, productId: studies.product.id } })
  return studies
}
