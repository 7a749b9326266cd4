import { type Check, type Finding, findingOf } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { warningTime, timeLeft } from './certificates.ts'

const day = 86_400_000

/** The certificates with which providers sign for companies. */
export const certificateCheck: Check = {
  name: 'signOn',
  look: async ({ read, settings, clock }) => certificatesFinding(await read((db) => timeLeft({ db, settings, clock }))),
}

/** By the milliseconds until the first company's last certificate ends; null: there is none. */
function certificatesFinding(left: number | null): Finding {
  if (left === null) return findingOf('notSetUp', texts['doctor.signOn.none'])
  const days = Math.floor(left / day)
  if (left >= warningTime) return findingOf('ok', texts['doctor.signOn.ok'], { days })
  return findingOf(
    'warning',
    texts[left < 0 ? 'doctor.signOn.ended' : 'doctor.signOn.ends'],
    { days },
    texts['doctor.signOn.endsTodo'],
  )
}
