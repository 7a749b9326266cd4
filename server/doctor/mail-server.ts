import { type Check, findingOf, foundError } from '#platform/installation/check.ts'
import { verifyMailServer } from '#platform/mail/verify-mail-server.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Greets the mail server, and signs in where SMTP_URL says so. Nothing is sent. */
export const mailServerCheck: Check = {
  name: 'mailServer',
  settings: ['SMTP_URL'],
  async look({ settings: { SMTP_URL, DEMO } }) {
    if (!SMTP_URL && DEMO) return findingOf('notSetUp', texts['doctor.mailServer.demo'])
    if (!SMTP_URL) return findingOf('warning', texts['doctor.mailServer.none'], {}, texts['doctor.mailServer.noneTodo'])
    const { host, username } = new URL(SMTP_URL)
    try {
      await verifyMailServer(SMTP_URL)
      return findingOf('ok', texts['doctor.mailServer.ok'], { host, login: username ? 1 : 0 })
    } catch (error) {
      return foundError(texts['doctor.mailServer.refused'], error, { host }, texts['doctor.mailServer.refusedTodo'])
    }
  },
}
