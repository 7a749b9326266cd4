import { readFileSync } from 'node:fs'

export const sample = (name: string) => readFileSync(new URL(`../../licence/src/fixtures/${name}`, import.meta.url))
export const sound = sample('network-mac.id').toString()

const bomb = Array.from({ length: 20 }, (_, level) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`).join('')
const utf16 = (text: string, mark: number[]) => Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')])
const swapped = (bytes: Buffer) => bytes.swap16()

/** Licence requests (.id) that are refused, each with its code. */
export const badRequests: [string, Uint8Array, string][] = [
  [
    'an external entity',
    Buffer.from('<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x"><LicenseRequest/>'),
    'hosts.requestDoctype',
  ],
  [
    'an entity bomb',
    Buffer.from(`<!DOCTYPE a [<!ENTITY e-1 "x">${bomb}]><LicenseRequest>&e19;</LicenseRequest>`),
    'hosts.requestDoctype',
  ],
  ['a DOCTYPE in small letters after a comment', Buffer.from(`<!-- x --><!doctype a>${sound}`), 'hosts.requestDoctype'],
  ['an undeclared entity', Buffer.from(sound.replace('Wellenwerk', '&wellenwerk;')), 'hosts.requestNotXml'],
  ['10,000 nested elements', Buffer.from('<a>'.repeat(10_000) + '</a>'.repeat(10_000)), 'hosts.requestTooDeep'],
  ['10,000 opened elements', Buffer.from('<a>'.repeat(10_000)), 'hosts.requestTooDeep'],
  [
    '60,000 elements side by side',
    Buffer.from(`<LicenseRequest>${'<a/>'.repeat(60_000)}</LicenseRequest>`),
    'hosts.requestTooDeep',
  ],
  [
    '20,000 attributes',
    Buffer.from(`<a ${Array.from({ length: 20_000 }, (_, n) => `b${n}=""`).join(' ')}/>`),
    'hosts.requestMissing',
  ],
  [
    '60,000 character references',
    Buffer.from(`<LicenseRequest><Product>${'&lt;'.repeat(60_000)}</Product></LicenseRequest>`),
    'hosts.requestField',
  ],
  ['250,000 open brackets', Buffer.from('<'.repeat(250_000)), 'hosts.requestNotXml'],
  ['250,000 open quotes', Buffer.from(`<a b=${`"'`.repeat(120_000)}`), 'hosts.requestNotXml'],
  ['UTF-16, little endian', utf16(sound, [0xff, 0xfe]), 'hosts.requestEncoding'],
  ['UTF-16, big endian', swapped(utf16(sound, [0xff, 0xfe])), 'hosts.requestEncoding'],
  ['UTF-16 without a mark', utf16(sound, []), 'hosts.requestEncoding'],
  ['a NUL byte', Buffer.from(sound.replace('SRV', 'S\u0000V')), 'hosts.requestEncoding'],
  ['invalid UTF-8', Buffer.from(sound, 'latin1'), 'hosts.requestEncoding'],
  [
    'an overlong form',
    Buffer.concat([Buffer.from('<a>'), Buffer.from([0xc0, 0xaf]), Buffer.from('</a>')]),
    'hosts.requestEncoding',
  ],
  ['an unknown encoding', Buffer.from(sound.replace('UTF-8', 'UTF-7')), 'hosts.requestEncoding'],
  ['nothing', Buffer.alloc(0), 'hosts.requestNotXml'],
  ['blanks', Buffer.from(' \n'), 'hosts.requestNotXml'],
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3]), 'hosts.requestEncoding'],
  ['JSON', Buffer.from('{"LicenseRequest":{}}'), 'hosts.requestNotXml'],
]
