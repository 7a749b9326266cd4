import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { claimReview, findUniversities, listStudents } from '#contract/student-reviews.ts'
import { readMyStudies, removeProof } from '#contract/students.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const send = (bytes: Uint8Array, name = 'x') =>
  portal.call('student', 'POST', `/my/studies/proofs?name=${name}`, Buffer.from(bytes))
const photo = (): Buffer => PNG.sync.write(new PNG({ width: 64, height: 48 }))

/** A PNG that says it is so large, with rows of nothing behind. */
function claiming(width: number, height: number): Buffer {
  const head = Buffer.from(photo())
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
  return Buffer.concat([head.subarray(0, 33), deflateSync(Buffer.alloc(1_000_000))])
}

async function pdf(change: (document: PDFDocument) => void = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Immatrikulationsbescheinigung')
  change(document)
  return document.save()
}

test.each([
  ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'students.noImageOrPdf'],
  ['nothing', Buffer.from(' '), 'students.noImageOrPdf'],
  ['a GIF', Buffer.from('GIF89a........'), 'students.imageKind'],
  ['HEIC of an iPhone', Buffer.from('0000001866747970686569630000000068656963', 'hex'), 'students.imageHeic'],
  ['a cut image', photo().subarray(0, 60), 'students.imageUnreadable'],
  ['a bomb of pixels', claiming(12_000, 12_000), 'students.imageTooLarge'],
  ['one no picture can be as large as', claiming(60_000, 60_000), 'students.imageTooLarge'],
  ['a PDF that is none', Buffer.from('%PDF-1.7 nothing'), 'students.pdfUnreadable'],
])('%s is refused with its reason, and nothing is kept', async (_, bytes, code) => {
  const { json } = await send(bytes)
  expect(json.code).toBe(code)
  expect((await portal.ask('student', readMyStudies))!.verification).toMatchObject({
    status: 'proofNeeded',
    proofs: [],
  })
})

test('PDFs that run something are refused; what they carry or open first stays behind', async () => {
  const script = await pdf((document) => document.addJavaScript('x', 'app.alert(1)'))
  expect((await send(script)).json.code).toBe('students.pdfActive')
  const launch = await pdf((document) => {
    const action = document.context.obj({ Type: 'Action', S: 'Launch', F: PDFString.of('cmd.exe') })
    document.catalog.set(PDFName.of('OpenAction'), action)
  })
  expect((await send(launch)).json.code).toBe('students.pdfActive')
  const carrying = await PDFDocument.create()
  carrying.addPage()
  await carrying.attach(Buffer.from('MZ'), 'x.exe')
  const { status, json } = await send(await carrying.save(), 'traegt.pdf')
  expect(status).toBe(201)
  const { id } = json.proofs.find(({ name }: { name: string }) => name === 'traegt.pdf')
  const seen = await portal.call('licenser', 'POST', `/proofs/${id}/look`, {})
  expect([seen.bytes.includes('%PDF-'), seen.bytes.includes('MZ')]).toEqual([true, false])
  expect((await portal.call('student', 'DELETE', `/my/studies/proofs/${id}`)).status).toBe(200)
})

test.each([
  ['x.exe', 'x.jpg'],
  ['schein.pdf.exe', 'schein.pdf.jpg'],
  ['Foto\u202egpj.exe', 'Fotogpj.jpg'],
  ['eins\r\nzwei\u0085\u2028.png', 'einszwei.png'],
  ['..\\..\\C:\\Nachweis v1.2', 'Nachweis v1.2.jpg'],
  ['/tmp/\u200eIMG 1.JPG', 'IMG 1.JPG'],
  ['Grüße ✓ 学生.jpeg', 'Grüße ✓ 学生.jpeg'],
])('a file called %j is kept as %j', async (sent, kept) => {
  const { json } = await send(photo(), encodeURIComponent(sent))
  const { id, name } = json.proofs.at(-1)
  expect(name).toBe(kept)
  await portal.ask('student', removeProof, { params: { id } })
})

test('a name of nothing that can be seen is refused', async () => {
  for (const name of ['\u202e\u200b', '/', '\n'])
    expect((await send(photo(), encodeURIComponent(name))).json.code).toBe('request.invalid')
})

test('what is kept was written anew: no tail, no metadata; staff look at it, and each look is noted', async () => {
  const polyglot = Buffer.concat([photo(), Buffer.from('<script>alert(1)</script>')])
  const first = await send(polyglot, 'foto.png')
  expect([first.status, first.json.status]).toEqual([201, 'inReview'])
  expect((await send(await pdf(), 'schein.pdf')).status).toBe(201)
  const { proofs } = (await portal.ask('student', readMyStudies))!.verification
  expect(proofs.map(({ mediaType }: { mediaType: string }) => mediaType)).toEqual(['image/jpeg', 'application/pdf'])
  const raw = await portal.database.pool.query('SELECT sealed FROM proofs')
  for (const { sealed } of raw.rows as { sealed: Buffer }[]) {
    expect(sealed.includes('script')).toBe(false)
    expect(sealed.includes('Immatrikulation')).toBe(false)
  }
  const path = `/proofs/${proofs[0]!.id}/look`
  for (const who of ['student', 'user', 'customer'] as const)
    expect((await portal.call(who, 'POST', path, {})).status).toBe(403)
  const seen = await portal.call('licenser', 'POST', path, {})
  expect([seen.bytes.subarray(0, 3), seen.bytes.includes('script')]).toEqual([Buffer.from([0xff, 0xd8, 0xff]), false])
  // Some lines of it, not three bytes: any three stand somewhere in what is sealed.
  const kept = raw.rows.map(({ sealed }: { sealed: Buffer }) => sealed.includes(seen.bytes.subarray(0, 32)))
  expect([seen.bytes.length > 64, kept.includes(true)]).toEqual([true, false])
  const looks = await portal.database.pool.query(
    "SELECT count(*) AS n FROM audit_log WHERE record_id = $1 AND changes ? 'lookedAt'",
    [proofs[0]!.id],
  )
  expect(looks.rows[0].n).toBe(1)
})

test('five files at most; the last one taken back ends the review; sixty at once stay five', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(photo())))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(new Set(answers.map(({ json }) => json.code ?? 'kept'))).toEqual(new Set(['kept', 'students.tooManyProofs']))
  const { proofs } = (await portal.ask('student', readMyStudies))!.verification
  expect(proofs).toHaveLength(5)
  const [one, ...others] = proofs as { id: string }[]
  expect((await portal.call('user', 'DELETE', `/my/studies/proofs/${one!.id}`)).status).toBe(404)
  for (const { id } of others)
    expect((await portal.call('student', 'DELETE', `/my/studies/proofs/${id}`)).status).toBe(200)
  const last = await portal.ask('student', removeProof, { params: { id: one!.id } })
  expect(last).toMatchObject({ status: 'proofNeeded', proofs: [] })
})

test('what comes while too many files wait to be looked at is refused politely, and the rest is answered', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(photo().subarray(0, 60))))
  const codes = answers.map(({ status, json }) => `${status} ${json.code}`)
  expect(new Set(codes)).toEqual(new Set(['422 students.imageUnreadable', '503 server.busy']))
  expect((await send(photo().subarray(0, 60))).json.code).toBe('students.imageUnreadable')
})

test('proofs are gone thirty days after the decision', async () => {
  await send(photo())
  const { id } = (await portal.ask('licenser', listStudents, { query: { search: 'student@wellenwerk' } })).items[0]!
  await portal.ask('licenser', claimReview, { params: { id } })
  const [university] = (await portal.ask('licenser', findUniversities, { query: { search: 'tum.de' } })).items
  const body = { decision: 'verify', status: 'inReview', universityId: university!.id }
  const without = await portal.call('licenser', 'PUT', `/contacts/${id}/verification`, { ...body, universityId: null })
  expect([without.status, without.json.code]).toEqual([404, 'students.noUniSelected'])
  const both = await Promise.all([
    portal.call('licenser', 'PUT', `/contacts/${id}/verification`, body),
    portal.call('administrator', 'PUT', `/contacts/${id}/verification`, body),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const ofUniversity = await portal.ask('licenser', listStudents, { query: { search: 'tum.de student@wellenwerk' } })
  expect(ofUniversity.items.map((one) => one.id)).toEqual([id])
  const { studentJobs } = await import('../jobs.ts')
  const forget = studentJobs.find(({ name }) => name === 'students.forgetProofs')!
  const left = async () => (await portal.query('SELECT id FROM proofs WHERE contact_id = $1', [id])).length
  await forget.handle(portal.jobCall({ clock: () => new Date(Date.now() + 29 * 86_400_000) }), {})
  expect(await left()).toBe(1)
  await forget.handle(portal.jobCall({ clock: () => new Date(Date.now() + 31 * 86_400_000) }), {})
  expect(await left()).toBe(0)
})
