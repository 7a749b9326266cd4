import { machineName } from '#contract/machine-name.ts'
import { ICalCalendarMethod, default as ical } from 'ical-generator'
import type { FileAnswer } from '#contract/operation.ts'
import type { Glance } from '#contract/renewals.ts'
import { companyFor } from '#domains/companies/public.ts'
import { type LicenceEndRow, licenceEnds } from '#domains/licences/public.ts'
import { addDays, daysBetween } from '#licence/days.ts'
import type { Write } from '#platform/operations/operations.ts'
import { fill } from '#texts/fill.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { contactsWithoutAccount } from './glance-queries.ts'
import { remindersOn, saveReminders } from './reminder-queries.ts'
import { productTitle } from '#texts/product-names.ts'

const glanceDays = 90

/** A company at a glance, as it stands on a day. */
export async function glanceAt({ db, actor, settings }: Write, companyId: string, today: string): Promise<Glance> {
  await companyFor(db, actor, companyId)
  const [ends, contacts, on] = await Promise.all([
    licenceEnds(db, { from: today, to: addDays(today, glanceDays) }, { companyId }),
    contactsWithoutAccount(db, companyId),
    remindersOn(db, companyId),
  ])
  return {
    ends: ends.map(({ subjectId, holdingId, titleDe, titleEn, version, machine, endDay, whole }) => ({
      subjectId,
      holdingId,
      machine,
      endDay,
      whole,
      product: { titleDe, titleEn, version },
      days: daysBetween(today, endDay),
    })),
    contactsWithoutAccount: contacts,
    reminders: { on, days: [...settings.RENEWAL_DAYS] },
  }
}

/** Every coming end of a company as a calendar: one all-day event each, whose UID stays when the day moves. */
export async function endsCalendar(
  { db, actor, settings, vendor }: Write,
  companyId: string,
  today: string,
): Promise<FileAnswer> {
  const { name, customerNumber: number } = await companyFor(db, actor, companyId)
  const t = (key: keyof typeof renewalsTexts, values = {}) => fill(renewalsTexts[key][actor.language], values)
  const domain = new URL(settings.PUBLIC_URL).hostname
  const calendar = ical({ name, prodId: { company: vendor.name, product: 'Keywerk' } })
  calendar.method(ICalCalendarMethod.PUBLISH)
  const titleOf = (row: LicenceEndRow) => productTitle(row, actor.language)
  for (const end of await licenceEnds(db, { from: today, to: '9999-12-30' }, { companyId })) {
    const machine = end.machine ? ` (${machineName(end.machine)})` : ''
    calendar.createEvent({
      id: `licence-end-${end.subjectId}${end.place > 1 ? `-${end.place}` : ''}@${domain}`,
      start: new Date(`${end.endDay}T00:00:00Z`),
      allDay: true,
      summary: `${t(end.whole ? 'glance.event' : 'glance.eventPart', { product: titleOf(end), version: end.version })}${machine}`,
      description: t('glance.eventText', { company: name, number }),
    })
  }
  const fileName = `${t('glance.calendarName')}_${number}.ics`
  return { fileName, mediaType: 'text/calendar; charset=utf-8', bytes: Buffer.from(calendar.toString()) }
}

/** Switches the reminders of a company on or off. */
export async function setReminders(
  { db, actor, audit }: Write,
  companyId: string,
  on: boolean,
): Promise<{ on: boolean }> {
  await companyFor(db, actor, companyId)
  const before = await remindersOn(db, companyId)
  await saveReminders(db, companyId, on)
  audit({ kind: 'company', id: companyId, before: { reminders: before }, after: { reminders: on } })
  return { on }
}
