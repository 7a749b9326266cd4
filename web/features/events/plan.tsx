import { Alert } from '@mantine/core'
import { windowOf } from '#contract/event-times.ts'
import { type Event, eventInput, type EventInput, planEvent } from '#contract/events.ts'
import { errors } from '#texts/errors.ts'
import { eventTexts } from '#texts/events.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './events.module.css'

const { places, stackId, day, from, to } = eventInput.shape
const planned = eventInput.pick({ places: true, stackId: true, day: true, from: true, to: true })
const times = { day, from, to }

/** When the links work, what else there is at that time, and whether the fleet is large enough: while it is entered. */
export function Plan({ values, before }: { values: EventInput; before: Event | undefined }) {
  const t = useTexts(eventTexts)
  const { language } = useLanguage()
  const known = Object.entries(times).every(
    ([name, part]) => part.safeParse(values[name as keyof typeof times]).success,
  )
  const window = known ? windowOf(values) : null
  const whole =
    window !== null &&
    typeof window !== 'string' &&
    [places, stackId].every((part, index) => part.safeParse(index === 0 ? values.places : values.stackId).success)
  // An event that was may be called otherwise; none is moved to a time that has passed.
  const moved = !before || before.day !== values.day || before.from !== values.from || before.to !== values.to
  const past = whole && moved && window.endsAt.getTime() <= serverNow()
  const { name: _name, ...asked } = values
  const query = { ...(planned.safeParse(asked).data ?? planning), ...(before && { except: before.id }) }
  const { data } = useRead(planEvent, { query }, { enabled: whole && !past, keep: true })
  return (
    <Section title={t('events.plan')}>
      <div className={classes.plan} aria-live="polite">
        {typeof window === 'string' && <Alert color="red">{errors[window][language]}</Alert>}
        {window !== null && typeof window !== 'string' && (
          <p>
            {t('events.planWindow', {
              opens: formats.portal(window.opensAt.toISOString()),
              ends: formats.portal(window.endsAt.toISOString(), window.opensAt.toISOString()),
            })}{' '}
            {window.overnight && t('events.planOvernight')}
          </p>
        )}
        {!whole && typeof window !== 'string' && <p>{t('events.planWait')}</p>}
        {past && <Alert color="red">{errors['events.alreadyOver'][language]}</Alert>}
        {whole && !past && data && <Capacity plan={data} />}
      </div>
    </Section>
  )
}

// Not asked yet: the question waits until everything is entered.
const planning = { places: 1, stackId: '', day: '', from: '', to: '' }

function Capacity({ plan: { needed, capacity, overlapping } }: { plan: PlanAnswer }) {
  const t = useTexts(eventTexts)
  return (
    <>
      {capacity === null ? (
        <Alert color="red">{t('events.planNoFleet')}</Alert>
      ) : needed > capacity ? (
        <Alert color="orange">{t('events.planTooMany', { needed, capacity })}</Alert>
      ) : (
        <p>
          {t('events.planFits', { needed, capacity })} {t('events.planOthers')}
        </p>
      )}
      {overlapping.length > 0 && (
        <>
          <p>{t('events.planOverlaps')}</p>
          <ul>
            {overlapping.map((one) => (
              <li key={one.id}>
                {t('events.planOverlap', {
                  name: one.name,
                  places: one.places,
                  from: formats.portal(one.startsAt),
                  to: formats.portal(one.endsAt, one.startsAt),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type PlanAnswer = NonNullable<ReturnType<typeof useRead<typeof planEvent>>['data']>
