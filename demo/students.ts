import { consentTextVersion } from '#contract/consents.ts'
import { isVerified, isWaiting, type VerificationStatus, verificationStatuses } from '#contract/verification-status.ts'
import { generateLicence } from '#domains/students/public.ts'
import { storedCode } from '#domains/students/courses/codes.ts'
import { sealFile } from '#domains/students/proofs/proof-seal.ts'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { PdfPage } from '#platform/files/pdf-page.ts'
import { chanceFrom, type Chance } from './chance.ts'
import { contactRow, demoContact } from './companies.ts'
import { insertMany } from './insert.ts'
import { staffCall } from './licences.ts'
import { demoEditions } from './modules.ts'
import { type LoadedProduct, loadProducts } from './products.ts'
import { comparison, guide } from './student-texts.ts'

/** Where the students of the demo data study. */
const demoUniversities = [
  'fau.de',
  'kit.edu',
  'rwth-aachen.de',
  'th-koeln.de',
  'tu-berlin.de',
  'tu-braunschweig.de',
  'tu-darmstadt.de',
  'tu-dresden.de',
  'tuhh.de',
  'tum.de',
  'uni-hannover.de',
  'uni-stuttgart.de',
]

interface StudentParts {
  products: LoadedProduct[]
  passwordHash: string
  installation: Installation
}

const further = 400
/** How many of the further ones are how far. */
const spread: readonly VerificationStatus[] = [
  'proofNeeded',
  ...verificationStatuses.slice(0, 2),
  'verified',
  'verified',
  'verified',
  ...verificationStatuses.slice(2),
]
const licensed = 40
const price = 4990
/** What students get of the products, and students in every state: eight to sign in as, four hundred further ones. */
export async function loadStudents(tx: Tx, { products, passwordHash, installation }: StudentParts): Promise<void> {
  const chance = chanceFrom(20_261_122)
  const editions = await loadProducts(tx, chance, demoEditions)
  const by = (code: string) => [...products, ...editions].find((one) => one.code === code)!.id
  const terms = {
    'WW-ST-24': { priceCents: price, shopCode: 'STUD24' },
    'WW-ST-22': { priceCents: 2990, shopCode: 'STUD22', port: 28_060, successorId: by('WW-ST-24') },
    'WW-RM-23': { priceCents: 1990, shopCode: 'RM23', comparison: JSON.stringify(comparison) },
    'WW-SB-19': { priceCents: 990, shopCode: 'BOLT19', proofNeeded: false, licenceMonths: 12 },
  }
  for (const [code, values] of Object.entries(terms))
    await tx
      .insertInto('studentProducts')
      .values({ productId: by(code), ...values })
      .onConflict((conflict) => conflict.column('productId').doUpdateSet(values))
      .execute()
  await tx.updateTable('products').set(guide).where('id', 'in', Object.keys(terms).map(by)).execute()
  const universities = await tx
    .selectFrom('studentDomains')
    .select(['id', 'domain', 'nameDe'])
    .where('kind', '=', 'university')
    .where('domain', 'in', demoUniversities)
    .orderBy('domain')
    .execute()
  const proof = await certificate(installation)
  const load = {
    tx,
    chance,
    universities,
    proof,
    installation,
    studentVersion: by('WW-ST-24'),
    textbook: by('WW-RM-23'),
  }
  const role = await tx.selectFrom('roles').select('id').where('name', '=', 'Student').executeTakeFirstOrThrow()
  for (const [index, status] of verificationStatuses.entries()) {
    const number = index + 1
    const contact = contactRow(chance, {
      companyId: null,
      salutation: number % 2 === 0 ? 'Frau' : 'Herr',
      firstName: firstNames[index]!,
      lastName: 'Studt',
      email: `student${number}@wellenwerk.example`,
      department: '',
      position: '',
      mainContact: false,
      createdAt: `2026-0${number}-10T08:00:00.000Z`,
    })
    await insertMany(tx, 'contacts', [contact])
    const { id: contactId, email, createdAt } = contact
    const account = { id: newId(), email, passwordHash, roleId: role.id, contactId, demo: true }
    await insertMany(tx, 'accounts', [{ ...account, verifiedAt: createdAt, createdAt }])
    await loadStudent(load, contact, status, { paid: status === 'verified', licensed: false })
  }
  let licences = 0
  for (let index = 0; index < further; index++) {
    const createdAt = new Date(Date.UTC(2025, 11, 1) + index * 20 * 3_600_000).toISOString()
    const contact = { ...demoContact(chance, 20_000 + index, null, false), createdAt, modifiedAt: createdAt }
    await insertMany(tx, 'contacts', [contact])
    const status = chance.pick(spread)
    const paid = status === 'verified' && chance.below(4) > 0
    const generate = (paid || status === 'verifiedFree') && licences < licensed
    if (generate) licences++
    await loadStudent(load, contact, status, { paid, licensed: generate })
  }
  await loadCourses(tx, installation)
}

/** One of them teaches: a course that runs, and one that waits for staff. */
async function loadCourses(tx: Tx, installation: Pick<Installation, 'sealer'>): Promise<void> {
  const createdAt = '2026-10-05T08:00:00.000Z'
  const verified = await tx
    .selectFrom('verifications')
    .select(['contactId', 'studentDomainId'])
    .where('status', '=', 'verified')
    .where('productId', 'is', null)
    .where('studentDomainId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .execute()
  const [lecturer] = verified
  if (!lecturer) return
  const { contactId, studentDomainId } = lecturer
  const course = { contactId, studentDomainId, term: 'Wintersemester 2026/27', createdAt }
  const [running, asked] = [newId(), newId()]
  await insertMany(tx, 'courses', [
    {
      ...course,
      id: running,
      name: 'Maschinenelemente II',
      places: 40,
      state: 'approved',
      decidedAt: '2026-10-06T08:00:00.000Z',
      ...storedCode(installation.sealer, running),
    },
    {
      ...course,
      id: asked,
      name: 'Antriebstechnik',
      places: 25,
      state: 'asked',
      decidedAt: null,
      ...storedCode(installation.sealer, asked),
    },
  ])
  const students = verified.slice(1).filter((one) => one.studentDomainId === studentDomainId)
  const places = students.slice(0, 12).map((one) => ({ courseId: running, contactId: one.contactId }))
  if (places.length > 0) await insertMany(tx, 'coursePlaces', places)
}

const firstNames = ['Ada', 'Bela', 'Carla', 'Deniz', 'Emil', 'Fenja', 'Gero', 'Hanna']

interface Load {
  tx: Tx
  chance: Chance
  universities: { id: string; domain: string; nameDe: string }[]
  proof: Buffer
  installation: Installation
  studentVersion: string
  textbook: string
}

interface Student {
  id: string
  email: string
  createdAt: string
}

async function loadStudent(
  { tx, chance, universities, proof, installation, studentVersion, textbook }: Load,
  { id: contactId, email, createdAt }: Student,
  status: VerificationStatus,
  { paid, licensed: isLicensed }: { paid: boolean; licensed: boolean },
): Promise<void> {
  const holdingId = newId()
  const productId = chance.below(9) === 0 && !isLicensed ? textbook : studentVersion
  const later = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString()
  const university = chance.pick(universities)
  const known = isVerified(status)
  await insertMany(tx, 'verifications', [
    {
      id: newId(),
      contactId,
      status,
      studentDomainId: known ? university.id : null,
      studentEmail:
        status === 'proofNeeded'
          ? ''
          : `${email.split('@')[0]}@${status === 'universityUnknown' ? 'campus.example' : university.domain}`,
      emailConfirmedAt: known || status === 'universityUnknown' ? later(2) : null,
      reason: status === 'unreadable' ? 'Der Name ist abgeschnitten. Bitte schicken Sie die ganze Seite.' : '',
      waitingSince: isWaiting(status) ? later(3) : null,
      decidedAt: known || status === 'proofRequested' || status === 'unreadable' ? later(20) : null,
      verifiedAt: known ? later(20) : null,
      createdAt,
      modifiedAt: later(20),
    },
  ])
  await insertMany(tx, 'holdings', [{ id: holdingId, contactId, productId, createdAt }])
  const events: { kind: string; at: string; about?: string }[] = []
  if (status !== 'proofNeeded') events.push({ kind: 'emailSent', at: later(1) })
  if (known || status === 'universityUnknown') events.push({ kind: 'emailConfirmed', at: later(2) })
  if (status === 'inReview') {
    const id = newId()
    const sealed = sealFile(installation.sealer, id, proof)
    const row = {
      id,
      contactId,
      name: 'Immatrikulation.pdf',
      mediaType: 'application/pdf',
      size: proof.length,
      sealed,
    }
    await insertMany(tx, 'proofs', [{ ...row, createdAt: later(3) }])
    events.push({ kind: 'uploaded', at: later(3) })
  }
  if (status === 'proofRequested') events.push({ kind: 'proofRequested', at: later(20) })
  if (status === 'unreadable') events.push({ kind: 'unreadable', at: later(20), about: 'Der Name ist abgeschnitten.' })
  if (known) events.push({ kind: 'verified', at: later(20), about: university.nameDe })
  if (paid) {
    const product =
      productId === textbook ? { priceCents: 1990, productCode: 'RM23' } : { priceCents: price, productCode: 'STUD24' }
    const orderId = newId()
    await insertMany(tx, 'orders', [
      {
        id: orderId,
        contactId,
        productId,
        shop: 'standin',
        reference: String(100_000_000 + chance.below(899_999_999)),
        ...product,
        taxPercent: 19,
        taxCents: product.priceCents - Math.round((product.priceCents * 100) / 119),
        state: 'paid',
        shopState: 'COMPLETE',
        orderedAt: later(30),
        paidAt: later(30),
      },
    ])
    events.push({ kind: 'ordered', at: later(30) }, { kind: 'paid', at: later(30) })
    const consent = {
      kind: 'downloadReturn',
      state: 'given',
      textVersion: consentTextVersion,
      source: 'studentLicence',
    }
    if (isLicensed) await insertMany(tx, 'consents', [{ id: newId(), contactId, orderId, ...consent, at: later(31) }])
  }
  if (isLicensed) events.push({ kind: 'downloaded', at: later(32) })
  const rows = events.map(({ kind, at, about = '' }) => ({
    id: newId(),
    contactId,
    kind,
    at,
    facts: JSON.stringify({ about }),
  }))
  if (rows.length > 0) await insertMany(tx, 'studentEvents', rows)
  if (isLicensed) await generateLicence(staffCall(tx, installation), holdingId, { consent: 'byStaff' })
}

/** A made-up certificate of enrolment. */
async function certificate({ vendor }: Installation): Promise<Buffer> {
  const page = await PdfPage.begin({
    title: 'Immatrikulationsbescheinigung',
    author: 'Muster',
    language: 'de',
    colour: vendor.colour,
  })
  page.heading(1, 'Immatrikulationsbescheinigung')
  page.line('Technische Universität Musterstadt')
  page.line('Die Studentin oder der Student ist im Wintersemester 2026/27 eingeschrieben.')
  return page.bytes(() => 'Muster')
}
