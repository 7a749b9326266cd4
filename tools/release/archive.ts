import { createReadStream, createWriteStream, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'

const { ZSTD_c_compressionLevel: level } = constants

/** Writes a folder as `<name>/…` to a .tar.zst: sorted, of root, as old as its commit, so that it always has the same bytes. */
export async function writeArchive(folder: string, name: string, target: string, date: Date): Promise<void> {
  const tar = pack()
  const written = pipeline(tar, createZstdCompress({ params: { [level]: 12 } }), createWriteStream(target))
  await addFolder(tar, folder, name, date)
  tar.finalize()
  await written
}

async function addFolder(tar: Pack, folder: string, name: string, mtime: Date): Promise<void> {
  await added(tar, { name: `${name}/`, type: 'directory', mode: 0o755, mtime })
  for (const entry of readdirSync(folder).toSorted()) {
    const [path, inside] = [join(folder, entry), `${name}/${entry}`]
    const stats = lstatSync(path)
    if (stats.isDirectory()) await addFolder(tar, path, inside, mtime)
    else if (stats.isSymbolicLink())
      await added(tar, { name: inside, type: 'symlink', linkname: readlinkSync(path), mtime })
    else {
      const file = tar.entry({ name: inside, size: stats.size, mode: plainMode(stats.mode), mtime })
      await pipeline(createReadStream(path), file)
    }
  }
}

const added = (tar: Pack, header: Parameters<Pack['entry']>[0]) =>
  new Promise<void>((done, failed) => {
    tar.entry(header, (error) => (error ? failed(error) : done()))
  })

/** Who built it may have had another umask. */
const plainMode = (mode: number): number => (mode & 0o100 ? 0o755 : 0o644)
