/**
 * When a licence runs. A calendar day begins when it begins anywhere on Earth (UTC+14) and is over when it is over
 * everywhere (UTC−12), so that no machine refuses on a day that is written in its licence.
 */
const hour = 3_600_000
const wholeDay = 24 * hour
const earliestZone = 14 * hour
const latestZone = -12 * hour

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / wholeDay

/** True once this day ('YYYY-MM-DD') has begun anywhere. Holds for the START of licences and of modules. */
export const hasBegun = (day: string, now: Date): boolean => now.getTime() >= dayNumber(day) * wholeDay - earliestZone

/** How many days there are until this one is over everywhere, the current and the last one counted; below 1 it is over. */
export const daysUntilOver = (day: string, now: Date): number =>
  dayNumber(day) - Math.floor((now.getTime() + latestZone) / wholeDay) + 1
