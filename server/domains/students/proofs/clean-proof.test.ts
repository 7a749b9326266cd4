import { deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { cleanProof } from './clean-proof.ts'

const megabyte = 1024 * 1024

/** A PDF of one page with a stream of its objects that unpacks to so many bytes. */
function unpackingTo(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes, ' '), { level: 9 })
  const head = `%PDF-1.5
1 0 obj
<</Type/ObjStm/N 0/First 0/Filter/FlateDecode/Length ${packed.length}>>
stream
`
  const pages = `
endstream
endobj
2 0 obj
<</Type/Catalog/Pages 3 0 R>>
endobj
3 0 obj
<</Type/Pages/Count 1/Kids[4 0 R]>>
endobj
4 0 obj
<</Type/Page/Parent 3 0 R/MediaBox[0 0 9 9]>>
endobj
trailer
<</Root 2 0 R/Size 5>>
startxref
0
%%EOF
`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(pages)])
}

test('a PDF that unpacks to hundreds of megabytes takes no such memory', async () => {
  const upload = unpackingTo(400 * megabyte)
  expect(upload.length).toBeLessThan(megabyte)
  const before = process.memoryUsage.rss()
  let most = before
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  await expect(cleanProof('anna', upload)).rejects.toMatchObject({ code: 'students.pdfUnreadable' })
  clearInterval(looking)
  expect((most - before) / megabyte).toBeLessThan(300)
  // Lists of objects are packed in most PDFs.
  expect(await cleanProof('anna', unpackingTo(megabyte))).toMatchObject({ mediaType: 'application/pdf' })
})

test('of pictures written one after the other none stays in memory', async () => {
  const picture = PNG.sync.write(new PNG({ width: 5000, height: 4000, colorType: 2 }), { colorType: 2 })
  await cleanProof('anna', picture)
  const before = process.memoryUsage.rss()
  for (let times = 0; times < 4; times++) await cleanProof('anna', picture)
  // Sixty each.
  expect((process.memoryUsage.rss() - before) / megabyte).toBeLessThan(120)
})
