import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttps } from 'node:https'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTls, getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { readConfiguration } from '../installation/configuration.ts'
import { verifyMailServer } from '../mail/verify-mail-server.ts'
import { portOf } from '../port-of.ts'
import { requireServerVersion } from '../postgres/server-version.ts'
import { authoritiesProblem, trustAuthorities } from './authorities.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-authorities-'))
const file = (name: string) => join(folder, name)
const publicOnes = getCACertificates('default')
const open: Server[] = []
let secure: { key: Buffer; cert: Buffer }

beforeAll(() => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = (name: string) => ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', name]
  openssl('req', '-x509', ...key('ca.key'), '-out', 'ca.pem', '-days', '2', '-subj', '/CN=House authority')
  openssl('req', ...key('server.key'), '-out', 'server.csr', '-subj', '/CN=localhost')
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost\n')
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'server.csr', ...signing, '-out', 'server.pem', '-days', '2')
  secure = { key: readFileSync(file('server.key')), cert: readFileSync(file('server.pem')) }
})
afterEach(() => setDefaultCACertificates(publicOnes))
afterAll(() => {
  for (const server of open) server.close()
  rmSync(folder, { recursive: true })
})

async function listening(server: Server): Promise<number> {
  open.push(server)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return portOf(server)
}

/** As much of a mail server as is greeted. */
const greet = (socket: NodeJS.ReadWriteStream) => {
  socket.write('220 localhost\r\n')
  const answers: Record<string, string> = { QUIT: '221 bye', STAR: '502 no' }
  socket.on('data', (line: Buffer) => void socket.write(`${answers[line.toString().slice(0, 4)] ?? '250 ok'}\r\n`))
  socket.on('error', () => undefined)
}
/** A PostgreSQL behind TLS: what comes is decrypted and handed to the one of the tests. */
const encryptedPostgres = () => {
  const { hostname, port } = new URL(inject('postgresUrl'))
  return createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write('S')
      const inside = new TLSSocket(socket, { isServer: true, ...secure })
      const to = connect(Number(port), hostname)
      inside.on('error', () => to.destroy())
      to.on('error', () => inside.destroy())
      inside.pipe(to)
      to.pipe(inside)
    })
  })
}

test('mail server, database and HTTPS of an own authority are trusted with CA_FILE, and without it told what to set', async () => {
  const warned = vi.spyOn(process, 'emitWarning')
  const https = await listening(createHttps(secure, (_request, reply) => void reply.end('ok')))
  const mail = await listening(createTls(secure, greet))
  const database = new URL(inject('postgresUrl'))
  database.hostname = 'localhost'
  database.port = String(await listening(encryptedPostgres()))
  database.search = '?sslmode=require'
  const { DATABASE_URL } = readConfiguration({ DATABASE_URL: database.href })
  const ask = () => fetch(`https://localhost:${https}/`).then((answer) => answer.text())

  await expect(ask()).rejects.toThrow()
  await expect(verifyMailServer(`smtps://localhost:${mail}`)).rejects.toThrow(/cannot be verified .*CA_FILE\.$/)
  await expect(requireServerVersion(DATABASE_URL!)).rejects.toThrow(/DATABASE_URL leads to .* in CA_FILE\.$/)

  trustAuthorities({ CA_FILE: file('ca.pem') })
  expect(await ask()).toBe('ok')
  await verifyMailServer(`smtps://localhost:${mail}`)
  expect(await requireServerVersion(DATABASE_URL!)).toMatch(/^\d+/)
  // The driver has nothing to say about the mode either.
  expect(warned).not.toHaveBeenCalled()
})

test('with requireTLS a mail server that offers no encryption is not used', async () => {
  const mail = await listening(createServer(greet))
  await verifyMailServer(`smtp://localhost:${mail}`)
  await expect(verifyMailServer(`smtp://localhost:${mail}/?requireTLS=true`)).rejects.toThrow(/STARTTLS/)
})

test('a file that is not there, or holds no certificate, is told by its setting', () => {
  writeFileSync(file('words'), 'Hallo')
  writeFileSync(file('broken'), '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')
  expect(authoritiesProblem({ CA_FILE: undefined })).toBeNull()
  expect(authoritiesProblem({ CA_FILE: file('ca.pem') })).toBeNull()
  expect(authoritiesProblem({ CA_FILE: file('none') })).toContain('cannot be read (ENOENT)')
  for (const name of ['words', 'broken', 'ca.key'])
    expect(authoritiesProblem({ CA_FILE: file(name) })).toContain('must hold certificates as PEM')
})

test('addresses of databases are verified in every mode that encrypts', () => {
  const modeOf = (search: string) =>
    new URL(readConfiguration({ DATABASE_URL: `postgres://a:b@c/d${search}` }).DATABASE_URL!).search
  expect(['?sslmode=require', '?sslmode=disable', ''].map(modeOf)).toEqual([
    '?sslmode=verify-full',
    '?sslmode=disable',
    '',
  ])
  expect(modeOf('?uselibpqcompat=true&sslmode=require')).toBe('?uselibpqcompat=true&sslmode=require')
})
