import type { ProofLabel, StudentDomain, StudentDomainInput } from '#contract/student-domains.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { deleteProofLabel, insertProofLabel } from './proof-label-queries.ts'
import { deleteDomain, domainById, insertDomain, updateDomain } from './student-domain-queries.ts'

export async function createStudentDomain(
  { db, actor, audit }: Write,
  input: StudentDomainInput,
): Promise<StudentDomain> {
  const id = newId()
  await insertDomain(db, id, input, actor.accountId)
  const created = (await domainById(db, id)) ?? fail('students.domainNotFound')
  audit({ kind: 'studentDomain', id, after: created })
  return created
}

export async function changeStudentDomain(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, ...changes }: Partial<StudentDomainInput> & { modifiedAt?: string | undefined },
): Promise<StudentDomain> {
  const before = (await domainById(db, id)) ?? fail('students.domainNotFound')
  if (!(await updateDomain(db, id, changes, actor.accountId, modifiedAt ?? before.modifiedAt))) fail('request.conflict')
  const after = (await domainById(db, id)) ?? fail('students.domainNotFound')
  audit({ kind: 'studentDomain', id, before, after })
  return after
}

export async function removeStudentDomain({ db, audit }: Write, id: string): Promise<void> {
  const before = (await domainById(db, id)) ?? fail('students.domainNotFound')
  await deleteDomain(db, id)
  audit({ kind: 'studentDomain', id, before })
}

export async function addProofLabel({ db, actor, audit }: Write, label: string): Promise<ProofLabel> {
  const id = newId()
  await insertProofLabel(db, id, label, actor.accountId)
  audit({ kind: 'proofLabel', id, after: { label } })
  return { id, label }
}

export async function removeProofLabel({ db, audit }: Write, id: string): Promise<void> {
  const before = (await deleteProofLabel(db, id)) ?? fail('students.labelNotFound')
  audit({ kind: 'proofLabel', id, before })
}
