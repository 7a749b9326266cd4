import { type Check, findingOf } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { waitingMails } from './queries.ts'

/** Mails that the mail server did not take. */
export const mailCheck: Check = {
  name: 'mails',
  async look({ read }) {
    const { waiting: count, long } = await read(waitingMails)
    return long
      ? findingOf('warning', texts['doctor.mails.waiting'], { count }, texts['doctor.mails.waitingTodo'])
      : findingOf('ok', texts['doctor.mails.ok'])
  },
}
