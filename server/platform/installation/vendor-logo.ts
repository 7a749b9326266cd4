import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { ConfigurationError } from './configuration.ts'
import { codeOf } from '../record.ts'

export interface VendorLogo {
  mediaType: string
  bytes: Uint8Array
}

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}
/** Bytes: it comes with the sign-in page. */
const limit = 200_000

/** The vendor's logo, read once at the start. Throws a ConfigurationError where the file is none. */
export function vendorLogo(path: string | undefined): VendorLogo | null {
  if (path === undefined) return null
  const mediaType = mediaTypes[extname(path).toLowerCase()]
  if (mediaType === undefined)
    throw new ConfigurationError(`VENDOR_LOGO is "${path}", but must be an SVG, PNG, WebP or JPEG file.`)
  const bytes = read('VENDOR_LOGO', path)
  if (bytes.length > limit)
    throw new ConfigurationError(`VENDOR_LOGO is "${path}", which has ${bytes.length} bytes; ${limit} are allowed.`)
  return { mediaType, bytes }
}

/** The vendor's font for documents, checked at the start. Throws a ConfigurationError where the file is none. */
export function vendorFont(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const head = read('VENDOR_FONT', path).subarray(0, 4).toString('latin1')
  if (!['\u0000\u0001\u0000\u0000', 'OTTO', 'true'].includes(head))
    throw new ConfigurationError(`VENDOR_FONT is "${path}", but must be a TrueType or OpenType font (.ttf, .otf).`)
  return path
}

function read(setting: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new ConfigurationError(`${setting} is "${path}", which cannot be read (${codeOf(error)}).`)
  }
}
