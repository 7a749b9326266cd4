import { SMTPServer } from 'smtp-server'
import type { Db } from '#platform/database/database.ts'
import { portOf } from '#platform/port-of.ts'

const sizeLimit = 25 * 1024 * 1024

/** A mail server on the loopback address that stores what it gets for the mailbox page and sends nothing on. */
export async function startMailCatcher(db: Db): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: sizeLimit,
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        storeMail(db, Buffer.concat(chunks)).then(
          () => done(),
          (error: Error) => done(error),
        )
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const port = portOf(server.server)
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((closed) => server.close(() => closed())) }
}

// The same Message-ID is the same mail, handed over again after a crash between its sending and our noting it.
async function storeMail(db: Db, raw: Buffer): Promise<void> {
  const messageId =
    /^message-id:\s*(<[^>\r\n]+>)/im.exec(raw.subarray(0, 20_000).toString('latin1'))?.[1] ?? `<${Date.now()}@none>`
  await db
    .insertInto('caughtMails')
    .values({ messageId, raw })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
