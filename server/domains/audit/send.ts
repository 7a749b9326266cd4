import { open } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { hostname } from 'node:os'
import type { JobCall } from '#platform/jobs/job.ts'
import { headLine, rowLine, type LoggedRow } from './chain-lines.ts'
import { headsBetween, lastSealed, lockProgress, linkAt, linkedBehind, noteSent } from './chain-queries.ts'

const portion = 500
/** Milliseconds a receiver may take for a portion. */
const sendMs = 10_000

/**
 * Sends linked rows where AUDIT_TO says, in order, and every signed head behind the rows it covers. What was not taken is sent
 * again by the next run, so a line may come twice, and none is left out.
 */
export async function sendLinked({ db, settings }: Pick<JobCall, 'db' | 'settings'>): Promise<void> {
  const to = settings.AUDIT_TO
  if (to === undefined) return
  for (let sent = portion; sent === portion; )
    sent = await db.transaction().execute(async (tx) => {
      const held = await lockProgress(tx)
      if (!held) return 0
      // What was sealed before anything was sent out has its copy in the sealed file.
      const sealed = await lastSealed(tx)
      const from = Math.max(held.sent, sealed.position)
      const links = await linkedBehind(tx, from, portion)
      const end = links.at(-1)?.position ?? from
      const heads = await headsBetween(tx, Math.max(held.sentHeads, sealed.position), end)
      let previous = ((await linkAt(tx, from)) ?? sealed).hash
      const messages: Message[] = []
      for (const { position, hash, ...row } of links) {
        if (row.id !== null) messages.push(messageOf(row, { position, hash }, previous))
        previous = hash
      }
      messages.push(...heads.map((head) => ({ at: head.signedAt, line: headLine(head) })))
      if (messages.length === 0) return 0
      await deliver(to, messages)
      await noteSent(tx, end, heads.at(-1)?.position ?? held.sentHeads)
      return links.length
    })
}

interface Message {
  at: string
  line: string
}

const messageOf = (row: LoggedRow, link: { position: number; hash: Buffer }, previous: Buffer): Message => ({
  at: row.at,
  line: rowLine(row, link, previous),
})

async function deliver(to: string, messages: readonly Message[]): Promise<void> {
  const { protocol, hostname: host, port, pathname } = new URL(to)
  if (protocol === 'file:') await append(decodeURIComponent(pathname), messages)
  else await overTcp(host.replace(/^\[|\]$/g, ''), Number(port || 601), messages)
}

/** On the disk when it returns. */
async function append(path: string, messages: readonly Message[]): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(messages.map(({ line }) => `${line}\n`).join(''))
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** RFC 5424, each message with its length in front (RFC 6587, 3.4.1): facility 13 (log audit), severity 6. */
const framed = ({ at, line }: Message): Buffer => {
  const message = Buffer.from(`<110>1 ${at} ${hostname() || '-'} keywerk - audit - ${line}`)
  return Buffer.concat([Buffer.from(`${message.length} `), message])
}

function overTcp(host: string, port: number, messages: readonly Message[]): Promise<void> {
  return new Promise((done, failed) => {
    const socket: Socket = connect({ host, port })
    socket.setTimeout(sendMs, () =>
      socket.destroy(new Error(`The syslog at ${host}:${port} did not take the audit log.`)),
    )
    socket.on('error', failed)
    // The receiver closes after it has taken everything: waiting for its end reports a reset.
    socket.on('close', (broken) => (broken ? undefined : done()))
    socket.on('connect', () => {
      socket.resume()
      socket.end(Buffer.concat(messages.map(framed)))
    })
  })
}
