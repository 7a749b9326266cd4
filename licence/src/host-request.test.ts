import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutations } from './fixtures/vectors/mutations.ts'
import { requestCases } from './fixtures/vectors/requests.ts'
import { readHostRequest } from './host-request.ts'

const sample = (name: string): Uint8Array => readFileSync(new URL(`./fixtures/${name}.id`, import.meta.url))
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const request = (inner: string): string =>
  `<LicenseRequest><Product>W</Product><Version>20</Version><Host><ComputerName>A</ComputerName></Host>${inner}</LicenseRequest>`

function codeOf(input: Uint8Array | string): string {
  const result = readHostRequest(typeof input === 'string' ? bytes(input) : input)
  if (result.ok) return 'ok'
  return result.field ? `${result.code} ${result.field}` : result.code
}

test('reads a network request with every field', () => {
  expect(readHostRequest(sample('network-mac'))).toEqual({
    ok: true,
    request: {
      product: 'Wellenwerk',
      version: 20,
      build: '20.1.4821',
      installationType: 'network',
      installationTypeText: 'Netzwerk',
      operatingSystem: 'Windows Server 2022 21H2 (20348.2762)',
      created: '2026-11-12T09:31:07Z',
      createdOn: '2026-11-12',
      customerNumber: '10023',
      company: 'Müller & Söhne Antriebstechnik GmbH',
      contact: {
        salutation: 'Frau',
        firstName: 'Änne',
        lastName: 'Größl',
        email: 'a.groessl@mueller-antriebe.example',
      },
      terminalServer: false,
      virtualServer: true,
      port: 28064,
      server: { id: 'A45F3C1B', name: 'SRV-CAD-01' },
      hosts: [{ name: 'SRV-CAD-01', mac: '001B44113AB7' }],
      traits: null,
    },
  })
})

test('reads single seat, Triade and Latin-1 requests', () => {
  expect(readHostRequest(sample('single-name'))).toMatchObject({
    request: {
      installationType: 'single',
      created: '2026-10-02T12:05:55Z',
      port: null,
      hosts: [{ mac: '3CECEF6A019E' }],
    },
  })
  expect(readHostRequest(sample('triade'))).toMatchObject({
    request: {
      terminalServer: true,
      server: null,
      hosts: [
        { name: 'LIC-A', mac: '005056A10001' },
        { name: 'LIC-B', mac: '005056A10002' },
        { name: 'LIC-C', mac: '005056A10003' },
      ],
    },
  })
  expect(readHostRequest(sample('version-19'))).toMatchObject({ request: { version: 19, company: 'Müller & Söhne' } })
})

test('refuses the wrong samples', () => {
  expect(codeOf(sample('wrong-doctype'))).toBe('host.doctype')
  expect(codeOf(sample('wrong-no-request'))).toBe('host.noRequest')
  expect(codeOf(sample('wrong-truncated'))).toBe('host.notXml')
})

test.each([
  ['', 'host.notXml'],
  ['no xml', 'host.notXml'],
  ['<a', 'host.notXml'],
  ['<!-- <', 'host.notXml'],
  [request('<Version>20</Version>'), 'host.field version'],
  [request('').replace('20<', '<'), 'host.field version'],
  [request('').replace('20', '1000'), 'host.field version'],
  [request('').replace('20', '-1'), 'host.field version'],
  [request('').replace('20', '1e2'), 'host.field version'],
  [request('').replace('>W<', '> <'), 'host.field product'],
  [request('<Port>80</Port>'), 'host.field port'],
  [request('<Port>65536</Port>'), 'host.field port'],
  [request('<Created>10000-01-01T00:00:00Z</Created>'), 'host.field created'],
  [request('<Created>2026-02-30</Created>'), 'host.field created'],
  [request('<Created>9999-12-30T23:59:59-23:00</Created>'), 'host.field created'],
  [request(`<Company>${'x'.repeat(100)}</Company>`), 'host.field company'],
  [request('<Company>a&#10;b</Company>'), 'host.field company'],
  [request('<Company><b>a</b></Company>'), 'host.field company'],
  [request('<CustomerNumber>12345678901</CustomerNumber>'), 'host.field customerNumber'],
  [request('<TerminalServer>maybe</TerminalServer>'), 'host.field terminalServer'],
  [request('<Contact><Email>a@b</Email></Contact>'), 'host.field email'],
  [request('<Contact><Email>a@b.de&#13;&#10;Bcc: x@y.de</Email></Contact>'), 'host.field email'],
  [request('<Host><MacAddress>00-1B:44-11-3A-B7</MacAddress></Host>'), 'host.field mac'],
  [request('<Host index="4"><ComputerName>B</ComputerName></Host>'), 'host.field hosts'],
  [request('<Host index="1"><ComputerName>B</ComputerName></Host>'), 'host.field hosts'],
  [request('<Host/><Host/><Host/>'), 'host.field hosts'],
  [request('').replace(/<Host>.*<\/Host>/, '<Host/>'), 'host.field hosts'],
  [request('').replace('<LicenseRequest', '<LicenseRequest schema="3"'), 'host.field schema'],
  [`<HostIdFile>${request('')}${request('')}</HostIdFile>`, 'host.field request'],
  [`<Other>${request('')}</Other>`, 'host.noRequest'],
  [request('<X>&undefined;</X>'), 'host.notXml'],
  [request('<X>&#0;</X>'), 'host.notXml'],
  [`<?xml version="1.0" encoding="UTF-16"?>${request('')}`, 'host.encoding'],
  [`<?xml version="1.0" encoding="x-unknown"?>${request('')}`, 'host.encoding'],
  [`\ufeff<?xml version="1.0" encoding="windows-1252"?>${request('')}`, 'host.encoding'],
  [`${request('')}\0`, 'host.encoding'],
  [request('<!-- <!DOCTYPE a> --><X><![CDATA[<!DOCTYPE a>]]></X>'), 'ok'],
  [`\ufeff${request('')}`, 'ok'],
])('%#: %.60s', (text, expected) => {
  expect(codeOf(text)).toBe(expected)
})

test('reads Windows-1252 and refuses the bytes it leaves undefined', () => {
  const head = bytes('<?xml version="1.0" encoding="windows-1252"?>')
  const body = Array.from(request('<Company>#</Company>'), (character) =>
    character === '#' ? 0x80 : character.charCodeAt(0),
  )
  expect(readHostRequest(Uint8Array.of(...head, ...body))).toMatchObject({ request: { company: '€' } })
  for (const undefinedByte of [0x81, 0x8d, 0x8f, 0x90, 0x9d]) {
    const changed = body.map((byte) => (byte === 0x80 ? undefinedByte : byte))
    expect(codeOf(Uint8Array.of(...head, ...changed))).toBe('host.encoding')
  }
})

test('refuses invalid UTF-8 and UTF-16', () => {
  expect(codeOf(Uint8Array.of(...bytes(request('')), 0xc3, 0x28))).toBe('host.encoding')
  expect(codeOf(Uint8Array.of(0xff, 0xfe, 0x3c, 0))).toBe('host.encoding')
  expect(codeOf(Uint8Array.of(0xfe, 0xff, 0, 0x3c))).toBe('host.encoding')
})

test('refuses hostile files at once', () => {
  const hostile: [string, Uint8Array][] = [
    ['host.tooLarge', new Uint8Array(50 * 1024 * 1024).fill(0x61)],
    ['host.tooDeep', bytes('<a>'.repeat(10_000))],
    ['host.tooDeep', bytes(`${'<a>'.repeat(33)}${'</a>'.repeat(33)}`)],
    [
      'host.doctype',
      bytes('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><LicenseRequest>&b;</LicenseRequest>'),
    ],
    ['host.doctype', bytes(`<?xml version="1.0"?><!-- x -->\n<!doctype a><a/>`)],
    ['host.notXml', bytes('<'.repeat(250_000))],
    ['host.notXml', bytes('<!--'.repeat(60_000))],
    ['host.notXml', bytes('<a b="'.repeat(40_000))],
    ['host.notXml', bytes(`<a ${Array.from({ length: 20_000 }, (_, n) => `a${n}=""`).join(' ')}`)],
    ['host.noRequest', bytes(`<a ${Array.from({ length: 20_000 }, (_, n) => `a${n}=""`).join(' ')}/>`)],
    ['host.tooDeep', bytes(`<a>${'<b/>'.repeat(60_000)}</a>`)],
    ['host.noRequest', bytes(`<a>${'&amp;'.repeat(50_000)}</a>`)],
    ['host.noRequest', bytes(`<a>${'<?b?>'.repeat(50_000)}</a>`)],
  ]
  for (const [code, input] of hostile) {
    const started = performance.now()
    expect(codeOf(input)).toBe(code)
    expect(performance.now() - started).toBeLessThan(5000)
  }
})

test('answers whatever was done to a file', () => {
  const files = requestCases().map(([, content]) => Buffer.from(content))
  const answers = mutations(
    files.filter(({ length }) => length < 4096),
    10_000,
  ).map(codeOf)
  const codes = [
    'ok',
    ...['encoding', 'notXml', 'doctype', 'tooDeep', 'noRequest', 'field'].map((code) => `host.${code}`),
  ]
  expect(new Set(answers.map((answer) => answer.split(' ')[0]))).toEqual(new Set(codes))
})
