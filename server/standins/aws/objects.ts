/** Objects of the stand-in's buckets: uploaded ones, and report files generated on request. */
export interface Objects {
  keys(): Promise<string[]>
  read(key: string): Promise<string | null>
  /** Changes when the object does. */
  tag(key: string): string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The answer to a LIST (version 2) of a bucket. */
export async function listObjects(bucket: string, query: URLSearchParams, objects: Objects): Promise<string> {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const size = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const keys = (await objects.keys()).filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, size)
  const more = keys.length > size
  const contents = page.map(
    (key) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>"${objects.tag(key)}"</ETag><Size>1</Size></Contents>`,
  )
  const last = page.at(-1)
  const next = more && last ? `<NextContinuationToken>${escaped(last)}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${escaped(bucket)}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${size}</MaxKeys><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
}

/** A refusal in the manner of S3. */
export const refusalXml = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
