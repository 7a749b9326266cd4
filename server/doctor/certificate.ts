import { connect } from 'node:tls'
import { type Check, type Finding, findingOf, foundError } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Milliseconds. */
const within = 6000
const day = 86_400_000
/** Days before its end from which one is warned of: by then what renews it should have. */
const ahead = 14

/** The certificate that answers at PUBLIC_URL. */
export const certificateCheck: Check = {
  name: 'certificate',
  settings: ['PUBLIC_URL'],
  async look({ settings: { PUBLIC_URL: url, production }, clock }) {
    const { protocol, hostname, host, port } = new URL(url)
    if (protocol !== 'https:')
      return production
        ? findingOf('warning', texts['doctor.certificate.plain'], { url }, texts['doctor.certificate.plainTodo'])
        : findingOf('notSetUp', texts['doctor.certificate.none'], { url })
    try {
      const seen = await certificateAt(hostname.replace(/^\[(.*)\]$/, '$1'), Number(port || 443))
      return certificateFinding(seen, { host, now: clock() })
    } catch (error) {
      const silent = foundError(
        texts['doctor.certificate.silent'],
        error,
        { host },
        texts['doctor.certificate.silentTodo'],
      )
      return { ...silent, verdict: 'warning' }
    }
  },
}

interface SeenCertificate {
  /** As the certificate says it: `Jan  1 00:00:00 2030 GMT`. */
  validTo: string
  /** Why it is not trusted; null: it is. */
  distrust: string | null
}

function certificateAt(host: string, port: number): Promise<SeenCertificate> {
  return new Promise((seen, failed) => {
    // Whatever answers is looked at and left; nothing is said to it.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false })
    socket.setTimeout(within, () => socket.destroy(new Error('ETIMEDOUT')))
    socket.once('error', failed)
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const distrust = socket.authorized ? null : String(socket.authorizationError)
      socket.destroy()
      seen({ validTo, distrust })
    })
  })
}

export function certificateFinding(
  { validTo, distrust }: SeenCertificate,
  { host, now }: { host: string; now: Date },
): Finding {
  const end = new Date(validTo)
  const days = Math.floor((end.getTime() - now.getTime()) / day)
  if (end <= now) {
    const values = { host, end: end.toISOString().slice(0, 10) }
    return findingOf('failed', texts['doctor.certificate.ended'], values, texts['doctor.certificate.endsTodo'])
  }
  if (distrust !== null)
    return findingOf(
      'warning',
      texts['doctor.certificate.distrusted'],
      { host, reason: distrust },
      texts['doctor.certificate.distrustedTodo'],
    )
  return days < ahead
    ? findingOf('warning', texts['doctor.certificate.ends'], { host, days }, texts['doctor.certificate.endsTodo'])
    : findingOf('ok', texts['doctor.certificate.ok'], { host, days })
}
