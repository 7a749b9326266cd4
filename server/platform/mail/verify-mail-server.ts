import { createTransport } from 'nodemailer'
import { certificateProblem } from '../outside/authorities.ts'

/** Milliseconds for connection and greeting together; with STARTTLS and sign-in it stays below ten seconds. */
const within = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000, dnsTimeout: 4000 }

/** Connects to a mail server up to its greeting, STARTTLS and sign-in, and leaves. Throws what the server, or the way there, said. */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = createTransport(url, within as object)
  try {
    await transport.verify().catch((error: unknown) => {
      const certificate = certificateProblem(error)
      throw certificate === null ? error : new Error(certificate)
    })
  } finally {
    transport.close()
  }
}
