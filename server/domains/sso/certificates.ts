import type { Db } from '#platform/database/database.ts'
import type { WithTelemetry } from '#platform/installation/installation.ts'
import type { Write } from '#platform/operations/operations.ts'
import { certificateLetter } from './letters.ts'
import {
  certificatesWithoutEnd,
  firstLastEnd,
  lockUnwarned,
  noteCertificateEnd,
  noteWarned,
} from './providers/configuration-queries.ts'
import { lastEnd, storedCertificates } from './saml/certificates.ts'

/** Milliseconds before its end for which a certificate is warned of: the company's IT needs time to change it. */
export const warningTime = 30 * 86_400_000

/** Milliseconds until the first company's last certificate ends; null where there is none. */
export async function timeLeft({ db, clock }: WithTelemetry): Promise<number | null> {
  const end = await firstLastEnd(db)
  return end === null ? null : Date.parse(end) - clock().getTime()
}

/** `sso.certificateEnds` from thirty days before the last certificate of a company's sign-on ends. */
export async function certificateTroubles(call: WithTelemetry): Promise<string[]> {
  const left = await timeLeft(call)
  return left !== null && left < warningTime ? ['sso.certificateEnds'] : []
}

export async function certificateFigures(call: WithTelemetry) {
  const left = await timeLeft(call)
  return left === null ? {} : { certificateEnds: left / 1000 }
}

/** Writes to staff, once for each end, before a company's last certificate ends. It waits in the inbox as well. */
export async function warnOfCertificates({ db, staff, mail }: Write): Promise<void> {
  const ending = await lockUnwarned(db)
  if (ending.length === 0) return
  for (const { companyId, company, provider, certificatesUntil: until } of ending)
    if (staff)
      await mail(
        staff,
        certificateLetter,
        { companyId, company, provider, until },
        { record: { kind: 'company', id: companyId } },
      )
  await noteWarned(
    db,
    ending.map(({ id }) => id),
  )
}

/** Notes when certificates end that an earlier release stored. */
export async function seedCertificateEnds(db: Db): Promise<void> {
  for (const { id, certificate } of await certificatesWithoutEnd(db)) {
    const end = lastEnd(storedCertificates(certificate))
    if (end) await noteCertificateEnd(db, id, end)
  }
}
