import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  url: string
  /** Deliveries by Message-ID: the SHA-256 of each delivery's attachment. */
  arrived: Map<string, string[]>
  stop(): Promise<void>
}

/** A mail server of the script's own: it outlives the servers that are killed and counts what it was handed. */
export async function openMailSink(): Promise<MailSink> {
  const arrived: MailSink['arrived'] = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        take(Buffer.concat(chunks), arrived).then(
          () => done(),
          (error: Error) => done(error),
        )
      })
    },
  })
  // A client that was killed in the middle of a mail is what this script is about.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, arrived, stop: () => new Promise((closed) => server.close(() => closed())) }
}

async function take(raw: Buffer, arrived: MailSink['arrived']): Promise<void> {
  const { messageId = '', attachments } = await PostalMime.parse(raw)
  const content = attachments[0]?.content ?? new ArrayBuffer(0)
  const digest = createHash('sha256')
    .update(new Uint8Array(content as ArrayBuffer))
    .digest('hex')
  arrived.set(messageId, [...(arrived.get(messageId) ?? []), digest])
}
