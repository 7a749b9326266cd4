import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Aws } from '#platform/outside/aws.ts'
import { isDaily } from './import.ts'

/** A report file in CLOUD_REPORTS. */
export interface ReportFile {
  name: string
  /** Changes when the file does. */
  fingerprint: string
  open: () => Promise<Readable>
}

const byName = (one: ReportFile, other: ReportFile) => (one.name < other.name ? -1 : 1)

/** Every daily report at CLOUD_REPORTS, a folder or `s3://bucket/prefix`, the oldest first. */
export async function reportFiles(place: string, aws: Aws): Promise<ReportFile[]> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? []
  const files = bucket ? await inBucket(aws, bucket, prefix) : await inFolder(place)
  return files.filter(({ name }) => isDaily(name)).toSorted(byName)
}

async function inBucket(aws: Aws, bucket: string, prefix: string): Promise<ReportFile[]> {
  const files: ReportFile[] = []
  let token: string | undefined
  do {
    const page = await aws.s3('ListObjectsV2', (client, sdk, bounds) => {
      const command = new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token })
      return client.send(command, bounds)
    })
    for (const { Key: key = '', ETag, Size, LastModified } of page.Contents ?? [])
      files.push({
        name: basename(key),
        fingerprint: ETag ?? `${Size}-${LastModified?.toISOString()}`,
        open: () => aws.object(bucket, key),
      })
    token = page.NextContinuationToken
  } while (token)
  return files
}

async function inFolder(folder: string): Promise<ReportFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && isDaily(entry.name))
      .map(async ({ name, parentPath }) => {
        const path = join(parentPath, name)
        const { size, mtimeMs } = await stat(path)
        return { name, fingerprint: `${size}-${Math.round(mtimeMs)}`, open: async () => createReadStream(path) }
      }),
  )
}
