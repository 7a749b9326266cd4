import { readMyVerification, type VerificationStatus } from '#contract/students.ts'
import { on, type Route } from '#platform/operations.ts'
import { verificationOf } from './queries.ts'

export const studentRoutes: Route[] = [
  on(readMyVerification, async ({ db, actor }) => {
    const own = actor.contactId ? await verificationOf(db, actor.contactId) : undefined
    const university = own?.nameDe && own.nameEn ? { de: own.nameDe, en: own.nameEn } : null
    return { status: (own?.status ?? 1) as VerificationStatus, university }
  }),
]
