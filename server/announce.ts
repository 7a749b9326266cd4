import type { Configuration } from '#platform/installation/configuration.ts'
import { version } from '#platform/installation/version.ts'
import { demoAccounts, demoPassword } from '../demo/accounts.ts'

interface Announcement {
  port: number
  configuration: Configuration
  setupLink: string | null
}

/** Prints where the portal is and how to log in. Scripts wait for the first line. */
export function announce({ port, configuration, setupLink }: Announcement): void {
  const lines = [`Keywerk ready at http://localhost:${port} (version ${version})`]
  if (configuration.DEMO) {
    lines.push(
      '',
      'Demo accounts (password for all: ' + demoPassword + ')',
      ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(42)} ${role}`),
    )
    if (!configuration.SMTP_URL) lines.push('', `Mails are caught: http://localhost:${port}/mailbox`)
  }
  if (!configuration.DEMO && !configuration.SMTP_URL)
    lines.push('', 'SMTP_URL is not set: mails stay in the outbox as failed until it is.')
  if (setupLink) lines.push('', `Create the first administrator here (works once, for one hour): ${setupLink}`)
  console.log(lines.join('\n'))
}
